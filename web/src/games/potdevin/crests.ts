// The arms of the six guilds, drawn for this table: a shield of its own outline, parted in its tinctures, with a charge;
// in a box of 100 by 112. The signs of the guilds stay what they are elsewhere; a crest is their sign in full dress.

interface Arms {
  shield: string;
  field: string;
  /** What covers the other half of the field, and its tincture. */
  parted: string;
  tincture: string;
  charge: string;
}

const HEATER = "M8 6H92V52C92 82 72 98 50 108C28 98 8 82 8 52Z";
const FRENCH = "M8 6H92V84C92 96 66 94 50 108C34 94 8 96 8 84Z";
const ITALIAN =
  "M50 4C64 12 80 10 92 14C88 40 96 66 78 90C70 100 60 102 50 108C40 102 30 100 22 90C4 66 12 40 8 14C20 10 36 12 50 4Z";
const ROUND = "M8 8H92V60C92 88 72 106 50 106S8 88 8 60Z";
const LOZENGE = "M50 2L94 40V72L50 110L6 72V40Z";
const SWISS = "M6 14Q28 18 50 6Q72 18 94 14V56C94 84 72 98 50 108C28 98 6 84 6 56Z";

const GOLD = "#e9c468";
const SILVER = "#f0ece2";

export const ARMS: Record<string, Arms> = {
  aristocrats: {
    shield: FRENCH,
    field: "#5b2f86",
    parted: "M50 0H100V112H50Z",
    tincture: "#7a4bb0",
    charge: `<path d="M22 70L16 36L34 50L50 26L66 50L84 36L78 70Z" fill="${GOLD}"/><path d="M50 26L66 50L84 36L78 70H50Z" fill="#c4932f"/><path d="M22 70H78V80H22Z" fill="#a97a24"/><circle cx="50" cy="75" r="4" fill="#b5304a"/><circle cx="34" cy="75" r="3" fill="#5ba38f"/><circle cx="66" cy="75" r="3" fill="#5ba38f"/><circle cx="16" cy="34" r="4" fill="${GOLD}"/><circle cx="50" cy="23" r="4.5" fill="${GOLD}"/><circle cx="84" cy="34" r="4" fill="#c4932f"/>`,
  },
  artists: {
    shield: ITALIAN,
    field: "#1f6f86",
    parted: "M0 0H100V56H0Z",
    tincture: "#2f8ea6",
    charge: `<path d="M50 30C72 30 82 46 78 62C74 76 62 70 60 78C58 86 46 86 36 80C22 72 20 52 28 42C34 34 42 30 50 30Z" fill="${SILVER}"/><path d="M50 30C72 30 82 46 78 62C74 76 62 70 60 78C70 60 66 42 50 30Z" fill="#cbbfa8"/><circle cx="44" cy="72" r="5" fill="#1f6f86"/><circle cx="36" cy="56" r="5" fill="#b5304a"/><circle cx="46" cy="43" r="5" fill="#e0a52f"/><circle cx="61" cy="46" r="5" fill="#3f7d3a"/><circle cx="66" cy="59" r="4.5" fill="#5b2f86"/><path d="M24 86L80 24" stroke="#7a5228" stroke-width="4" stroke-linecap="round"/><path d="M77 27L86 14L84 30Z" fill="#e0a52f"/>`,
  },
  merchants: {
    shield: SWISS,
    field: "#1d5c42",
    parted: "M0 60H100V112H0Z",
    tincture: "#2b7c5a",
    charge: `<path d="M48 22H52V88H48Z" fill="${GOLD}"/><path d="M34 88H66V94H34Z" fill="${GOLD}"/><path d="M18 34Q50 22 82 34L80 39Q50 28 20 39Z" fill="${GOLD}"/><circle cx="50" cy="22" r="5" fill="${GOLD}"/><path d="M22 37L12 64H32ZM78 37L68 64H88Z" fill="none" stroke="${GOLD}" stroke-width="2"/><path d="M9 64H35Q33 77 22 77T9 64ZM65 64H91Q89 77 78 77T65 64Z" fill="${SILVER}"/><path d="M14 64a5 5 0 0 1 16 0Z" fill="#e0a52f"/><path d="M70 64a5 5 0 0 1 16 0Z" fill="#e0a52f"/>`,
  },
  craftsmen: {
    shield: HEATER,
    field: "#8a3f12",
    parted: "M0 0L100 112H0Z",
    tincture: "#a9551f",
    charge: `<path d="M14 44H66Q86 44 90 52Q78 58 68 58Q62 66 62 74H74V86H28V74H40Q40 64 34 60Q16 58 14 44Z" fill="#3b3f47"/><path d="M14 44H66Q86 44 90 52L88 53Q60 48 14 49Z" fill="#8d96a3"/><path d="M28 80H74V86H28Z" fill="#23262c"/><path d="M40 12L66 26L60 36L34 22Z" fill="${SILVER}"/><path d="M53 19L66 26L60 36L47 29Z" fill="#b9b3a6"/><path d="M44 30L36 42" stroke="#e0b070" stroke-width="5" stroke-linecap="round"/><path d="M76 26l4-9M82 32l9-4M72 30l-1-8" stroke="${GOLD}" stroke-width="2.5" stroke-linecap="round"/>`,
  },
  knights: {
    shield: ROUND,
    field: "#1e4478",
    parted: "M50 0H100V56H50ZM0 56H50V112H0Z",
    tincture: "#c9ced8",
    charge: `<g><path d="M22 18L30 16L78 78L72 84Z" fill="${SILVER}"/><path d="M26 17L30 16L78 78L75 81Z" fill="#8c95a3"/><path d="M62 84L80 68L85 73L67 90Z" fill="${GOLD}"/><path d="M78 82L88 94" stroke="#6b4526" stroke-width="6" stroke-linecap="round"/></g><g transform="matrix(-1 0 0 1 100 0)"><path d="M22 18L30 16L78 78L72 84Z" fill="${SILVER}" stroke="#44506a" stroke-width="1"/><path d="M62 84L80 68L85 73L67 90Z" fill="${GOLD}"/><path d="M78 82L88 94" stroke="#6b4526" stroke-width="6" stroke-linecap="round"/></g>`,
  },
  assassins: {
    shield: LOZENGE,
    field: "#2a2730",
    parted: "M50 0L100 44V68L50 112Z",
    tincture: "#45404e",
    charge: `<path d="M50 20L59 34L56 70H44L41 34Z" fill="${SILVER}"/><path d="M50 20L59 34L56 70H50Z" fill="#98a0ac"/><path d="M34 68H66L64 75H36Z" fill="${GOLD}"/><path d="M46 75H54V90H46Z" fill="#6b2430"/><circle cx="50" cy="93" r="4.5" fill="${GOLD}"/><path d="M62 30C70 40 70 46 65 49C60 46 60 40 62 30Z" fill="#b5304a"/><path d="M30 44C36 51 36 55 32.5 58C29 55 29 51 30 44Z" fill="#b5304a"/>`,
  },
};

/** A guild's crest, as the inside of an SVG of `CREST_BOX`; `id` must be its own on the page. */
export function crest(guild: string, id: string): string {
  const arms = ARMS[guild];
  if (!arms) return "";
  return `<clipPath id="${id}"><path d="${arms.shield}"/></clipPath>
<path d="${arms.shield}" fill="${arms.field}"/>
<g clip-path="url(#${id})"><path d="${arms.parted}" fill="${arms.tincture}"/>${arms.charge}<path d="M8 0H30L8 60Z" fill="#fff" opacity=".13"/></g>
<path d="${arms.shield}" fill="none" stroke="#d8b35a" stroke-width="4" stroke-linejoin="round"/>`;
}

export const CREST_BOX = "0 0 100 112";
