import type { Facts } from "../registry";

export default { place: 1, minutes: [5, 15], weight: 1, lesson: "first" } satisfies Facts;
