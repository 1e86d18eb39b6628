import type { Facts } from "../registry";

export default { place: 5, minutes: [90, 180], weight: 3, lesson: "first" } satisfies Facts;
