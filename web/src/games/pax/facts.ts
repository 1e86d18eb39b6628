import type { Facts } from "../registry";

export default { place: 3, minutes: [60, 90], weight: 2, lesson: "first" } satisfies Facts;
