import type { Facts } from "../registry";

export default { place: 2, minutes: [20, 30], weight: 1, lesson: "first" } satisfies Facts;
