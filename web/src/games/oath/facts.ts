import type { Facts } from "../registry";

export default { place: 4, minutes: [90, 180], weight: 3, lesson: "first" } satisfies Facts;
