// The court as half-figures, lit by a candle from the left: flat shapes in a box of 100 by 116, drawn for this table.
import { FACE, head, LOOK, SHADE } from "../portrait";

const duke = `
<path d="M2 116C6 94 20 84 38 79H62C80 84 94 94 98 116Z" fill="#4c2f78"/>
<path d="M2 116C6 94 20 84 36 80L30 116Z" fill="#6d49a3"/>
${head()}
<path d="M24 116C23 100 30 87 40 78L50 91L60 78C70 87 77 100 76 116H63L50 98L37 116Z" fill="#f1e8d8"/>
<path d="M60 78C70 87 77 100 76 116H66C68 100 64 88 57 82Z" fill="#cfc3ad"/>
<path d="M32 96l2 5h-4zM39 87l2 5h-4zM29 107l2 5h-4zM66 96l2 5h-4zM61 88l2 5h-4zM70 107l2 5h-4z" fill="#3b302c"/>
<path d="M36.5 52C40 60 44 58 50 58S60 60 63.5 52C65 72 58 86 50 88C42 86 35 72 36.5 52Z" fill="#c9c2b5"/>
<path d="M50 58C56 58 60 60 63.5 52C65 72 58 86 50 88Z" fill="#9b9386"/>
<path d="M43 62Q50 57.5 57 62Q50 66 43 62Z" fill="#7c4436"/>
<path d="M39 44l8.5 1.5M61 44l-8.5 1.5" stroke="#8f877a" stroke-width="2.4" stroke-linecap="round"/>
<path d="M34 40C32 50 34 58 37 62L38 42ZM66 40C68 50 66 58 63 62L62 42Z" fill="#b3ac9f"/>
<path d="M32 36L28 14L40 25L50 8L60 25L72 14L68 36Z" fill="#e8bd54"/>
<path d="M50 8L60 25L72 14L68 36H50Z" fill="#bd8a2c"/>
<path d="M32 33.5Q50 29 68 33.5V40Q50 35.5 32 40Z" fill="#8f6420"/>
<circle cx="50" cy="35" r="2.6" fill="#b5304a"/><circle cx="40" cy="36" r="1.8" fill="#5aa08e"/><circle cx="60" cy="36" r="1.8" fill="#5aa08e"/>
<circle cx="28" cy="13" r="2.6" fill="#f3dd9a"/><circle cx="50" cy="7" r="3" fill="#f3dd9a"/><circle cx="72" cy="13" r="2.6" fill="#d3a649"/>
<path d="M31 98Q50 116 69 98" fill="none" stroke="#d9ab45" stroke-width="2.6" stroke-dasharray="3 1.8"/>
<circle cx="50" cy="109" r="5.5" fill="#e8bd54"/><circle cx="50" cy="109" r="2.6" fill="#7d2036"/>`;

const assassin = `
<path d="M4 116C8 94 22 84 36 78H64C78 84 92 94 96 116Z" fill="#25222b"/>
<path d="M4 116C8 94 22 84 36 78L34 116Z" fill="#3b3744"/>
<path d="${FACE}" fill="#c9976f"/><path d="${SHADE}" fill="#5d3b2b" opacity=".7"/>
<path d="M36 38H64V45Q50 49 36 45Z" fill="#1a171f"/>
<path d="M39.5 48.5Q43.5 45 47.5 48.5Q43.5 51 39.5 48.5ZM52.5 48.5Q56.5 45 60.5 48.5Q56.5 51 52.5 48.5Z" fill="#f1e6d0"/>
<circle cx="44" cy="48.4" r="1.5" fill="#1a1015"/><circle cx="57" cy="48.4" r="1.5" fill="#1a1015"/>
<path d="M36 53Q50 57.5 64 53L62 64C58 74 42 74 38 64Z" fill="#7d1f2c"/>
<path d="M50 55.5Q58 55.5 64 53L62 64C60 70 55 72.5 50 72.5Z" fill="#571420"/>
<path d="M50 8C26 10 22 42 28 74C32 82 40 84 44 80C34 68 32 48 38 38C42 32 58 32 62 38C68 48 66 68 56 80C60 84 68 82 72 74C78 42 74 10 50 8Z" fill="#3a3643"/>
<path d="M50 8C74 10 78 42 72 74C68 82 60 84 56 80C66 68 68 48 62 38C59 33.5 54 33 50 33Z" fill="#201d27"/>
<path d="M50 8C36 12 29 30 30 56C31 38 36 30 50 28Z" fill="#56505f"/>
<path d="M30 78Q50 94 70 78L66 92Q50 102 34 92Z" fill="#8c2433"/>
<path d="M50 88Q62 86 70 78L66 92Q58 97 50 97.5Z" fill="#5f1522"/>
<path d="M72 60L76.5 50L81 60L79 92H74Z" fill="#dfe4ea"/><path d="M76.5 50L81 60L79 92H76.5Z" fill="#8f99a6"/>
<path d="M67 91H86V95.5H67Z" fill="#c79a3f"/><path d="M74 95.5H79V107H74Z" fill="#5a3a22"/><circle cx="76.5" cy="109" r="3" fill="#c79a3f"/>
<path d="M66 98C70 95 84 95 87 99L88 108C82 113 70 112 66 108Z" fill="#1a171f"/>
<path d="M68 101H86M68 105H86" stroke="#3d3846" stroke-width="1.2"/>`;

const captain = `
<path d="M2 116C4 96 18 86 38 79H62C82 86 96 96 98 116Z" fill="#173f6a"/>
<path d="M2 116C4 96 18 86 36 80L34 116Z" fill="#2d69a3"/>
${head("#dba57a", "#94593a")}
<path d="M37 54Q40 72 50 76Q60 72 63 54Q62 64 57 64Q50 60 43 64Q38 64 37 54Z" fill="#5a3420"/>
<path d="M40 63Q45 58 50 61Q55 58 60 63Q55 66 50 63.5Q45 66 40 63Z" fill="#3e2214"/>
<path d="M39 44.5l8.5 1M61 44.5l-8.5 1" stroke="#3e2214" stroke-width="2.2" stroke-linecap="round"/>
<path d="M34 42C31 50 33 62 37 66L38 44ZM66 42C69 50 67 62 63 66L62 44Z" fill="#3e2214"/>
<path d="M40 79L50 94L60 79L56 76H44Z" fill="#f4ecdc"/><path d="M46 88L50 116L54 88L50 84Z" fill="#e3d7bf"/>
<path d="M38 79L26 92L42 116H48L40 84Z" fill="#8f2a35"/><path d="M62 79L74 92L58 116H52L60 84Z" fill="#6b1d28"/>
<path d="M34 98h5M36 106h5M61 98h5M59 106h5" stroke="#e0b24a" stroke-width="2.6" stroke-linecap="round"/>
<path d="M6 100C6 90 14 85 25 86L24 95C16 95 12 98 10 103Z" fill="#e0b24a"/><path d="M94 100C94 90 86 85 75 86L76 95C84 95 88 98 90 103Z" fill="#a97a28"/>
<path d="M7 101v7M11 99v7M15 97v7M19 96v6M93 101v7M89 99v7M85 97v7M81 96v6" stroke="#c7993a" stroke-width="2"/>
<path d="M8 38C18 14 36 8 50 8S82 14 92 38C78 30 66 30 50 36C34 30 22 30 8 38Z" fill="#15304f"/>
<path d="M50 8C66 8 82 14 92 38C78 30 66 30 50 36Z" fill="#0d2138"/>
<path d="M8 38C22 30 34 30 50 36C66 30 78 30 92 38C78 37 66 37 50 42C34 37 22 37 8 38Z" fill="#e0b24a"/>
<path d="M50 36C66 30 78 30 92 38C78 37 66 37 50 42Z" fill="#a97a28"/>
<circle cx="38" cy="22" r="5" fill="#f4ecdc"/><circle cx="38" cy="22" r="2.6" fill="#8f2a35"/>
<path d="M42 18C52 6 66 2 74 8C66 8 54 14 46 22Z" fill="#f4ecdc"/>`;

const ambassador = `
<path d="M3 116C6 95 20 85 38 79H62C80 85 94 95 97 116Z" fill="#2f5224"/>
<path d="M3 116C6 95 20 85 37 80L36 116Z" fill="#4c7d37"/>
${head("#e9bf96", "#a9714a")}
<path d="M45 66Q50 64 55 66L50 82Z" fill="#6b4526"/><path d="M41 63Q50 57.5 59 63Q50 64.5 41 63Z" fill="#6b4526"/>
<path d="M39 44l8.5 .5M61 44l-8.5 .5" stroke="#5a3a20" stroke-width="2" stroke-linecap="round"/>
<path d="M34 40C29 52 30 66 36 74L38 44ZM66 40C71 52 70 66 64 74L62 44Z" fill="#7a5230"/>
<path d="M24 86Q37 74 50 82Q63 74 76 86Q64 98 50 92Q36 98 24 86Z" fill="#f3ecdd"/>
<path d="M50 82Q63 74 76 86Q64 98 50 92Z" fill="#cfc4ad"/>
<path d="M30 86l4 5M38 82l3 8M46 82l1 8M54 82l-1 8M62 82l-3 8M70 86l-4 5" stroke="#a99b7f" stroke-width="1"/>
<path d="M24 34C22 18 36 10 52 10S80 18 78 32C64 26 38 26 24 34Z" fill="#24421c"/>
<path d="M52 10C68 10 80 18 78 32C70 28.5 61 27 52 27Z" fill="#182e13"/>
<path d="M22 35C38 25 64 25 80 33C82 37 80 40 77 40C62 33 40 33 26 41C22 41 20 38 22 35Z" fill="#5d8f45"/>
<path d="M66 26C72 10 84 2 96 4C88 8 90 16 76 26C74 30 70 30 66 26Z" fill="#f0d9a0"/><path d="M68 26Q80 12 94 5" stroke="#b98e3c" stroke-width="1.2" fill="none"/>
<circle cx="67" cy="27" r="3" fill="#e0b24a"/>
<path d="M42 92L50 116L58 92L50 94Z" fill="#e0b24a" opacity=".9"/>
<path d="M10 92L40 84C44 84 45 89 42 91L13 100C8 101 6 94 10 92Z" fill="#f6ecd4"/><path d="M12 98L42 89.5Q43 91 42 91.5L13 100Q11 100 12 98Z" fill="#c7b68f"/>
<path d="M22 88.5l3 9 5-1.5-3-9Z" fill="#9c2b3a"/><circle cx="26" cy="101" r="5" fill="#b23343"/><circle cx="26" cy="101" r="2.6" fill="#7d1f2c"/>
<path d="M32 92C38 89 46 92 47 98C47 105 40 108 34 106C30 103 29 95 32 92Z" fill="#e9bf96"/><path d="M33 97H45M33 101.5H44" stroke="#a9714a" stroke-width="1.2"/>`;

const contessa = `
<path d="M8 62C2 44 10 34 22 40C26 58 34 70 44 80L30 92C20 86 12 76 8 62ZM92 62C98 44 90 34 78 40C74 58 66 70 56 80L70 92C80 86 88 76 92 62Z" fill="#f6efe2"/>
<path d="M92 62C98 44 90 34 78 40C74 58 66 70 56 80L70 92C80 86 88 76 92 62Z" fill="#cfc2ae"/>
<path d="M11 58L32 80M13 50L36 76M18 44L40 78M89 58L68 80M87 50L64 76M82 44L60 78" stroke="#b9a98e" stroke-width="1"/>
<path d="M6 116C10 100 22 92 34 86L50 104L66 86C78 92 90 100 94 116Z" fill="#7e1a31"/>
<path d="M6 116C10 100 22 92 34 86L40 93L34 116Z" fill="#b8324e"/>
<path d="M50 8C30 8 24 26 30 40C26 50 30 60 36 62L38 44H62L64 62C70 60 74 50 70 40C76 26 70 8 50 8Z" fill="#4a2416"/>
<path d="M34 84C40 80 43 78 42 64H58C57 78 60 80 66 84L50 106Z" fill="#efc7a4"/><path d="M50 64H58C57 78 60 80 66 84L50 106C54 92 54 78 50 64Z" fill="#b97f5e" opacity=".6"/>
<path d="${FACE}" fill="#f2cda9"/><path d="${SHADE}" fill="#b97f5e" opacity=".5"/>${LOOK}
<path d="M39.5 44Q43.5 41 47.5 43.5M60.5 44Q56.5 41 52.5 43.5" stroke="#4a2416" stroke-width="1.5" fill="none" stroke-linecap="round"/>
<path d="M45.5 63Q48 60.5 50 62Q52 60.5 54.5 63Q50 67.5 45.5 63Z" fill="#b0283f"/>
<circle cx="58.5" cy="58" r="1.1" fill="#3a1a14"/>
<path d="M36 46C34 34 42 30 50 30S66 34 64 46C60 36 56 34 50 36C44 34 40 36 36 46Z" fill="#6b3520"/>
<path d="M50 2C38 2 34 14 40 22C46 27 54 27 60 22C66 14 62 2 50 2Z" fill="#6b3520"/><path d="M50 2C62 2 66 14 60 22C56 25.5 52 26 50 26Z" fill="#3c1c10"/>
<path d="M31 27Q50 17 69 27" fill="none" stroke="#f3e7cf" stroke-width="2.6" stroke-dasharray=".1 4" stroke-linecap="round"/>
<path d="M50 17L53.5 23L50 29L46.5 23Z" fill="#e8bd54"/>
<path d="M34.5 58v5M65.5 58v5" stroke="#e8bd54" stroke-width="1.4"/><circle cx="34.5" cy="65" r="2.4" fill="#f6efe2"/><circle cx="65.5" cy="65" r="2.4" fill="#e0d4bf"/>
<path d="M39 83Q50 95 61 83" fill="none" stroke="#f6efe2" stroke-width="3" stroke-dasharray=".1 3.6" stroke-linecap="round"/><path d="M50 89l3.5 5-3.5 6-3.5-6Z" fill="#c5293f"/>
<path d="M80 116L58 98C62 88 72 82 84 82C92 83 98 88 100 94Z" fill="#e8bd54"/><path d="M80 116L64 92M80 116L71 87M80 116L79 82M80 116L88 84M80 116L96 89" stroke="#8f6420" stroke-width="1.3"/>
<path d="M58 98C62 88 72 82 84 82C92 83 98 88 100 94" fill="none" stroke="#7e1a31" stroke-width="3"/>`;

const inquisitor = `
<path d="M4 116C8 94 22 84 36 78H64C78 84 92 94 96 116Z" fill="#0c4448"/>
<path d="M4 116C8 94 22 84 36 78L34 116Z" fill="#1b777c"/>
<path d="M40 78H60L66 116H34Z" fill="#ece3d0"/><path d="M50 78H60L66 116H50Z" fill="#c3b79d"/>
${head("#d8b596", "#8c6248")}
<path d="M41 54L44 66L42 58ZM59 54L56 66L58 58Z" fill="#8c6248"/>
<path d="M45 65.5H55" stroke="#6d3d30" stroke-width="1.8" stroke-linecap="round"/>
<path d="M38.5 43L47.5 46M61.5 43L52.5 46" stroke="#2c2622" stroke-width="2.6" stroke-linecap="round"/>
<path d="M28 80C22 60 24 44 34 36C30 52 33 66 42 80ZM72 80C78 60 76 44 66 36C70 52 67 66 58 80Z" fill="#0a3336"/>
<path d="M28 80C22 60 24 44 34 36C32 44 32 50 33 56C31 62 30 70 34 80Z" fill="#155b60"/>
<path d="M30 37L26 20C40 12 60 12 74 20L70 37C58 31 42 31 30 37Z" fill="#0f5257"/><path d="M50 14C60 14 67 16 74 20L70 37C64 34 57 32.5 50 32.5Z" fill="#093539"/>
<path d="M26 20C34 22 44 18 50 10C56 18 66 22 74 20C66 26 34 26 26 20Z" fill="#1b777c"/><circle cx="50" cy="9" r="3.4" fill="#e0b24a"/>
<path d="M50 96V112M44 101H56" stroke="#8b1e2c" stroke-width="3.6"/>
<path d="M84 46V116" stroke="#7a5228" stroke-width="4"/><path d="M84 46V116" stroke="#b5813f" stroke-width="1.4"/>
<circle cx="84" cy="38" r="12" fill="#e0b24a"/><circle cx="84" cy="38" r="9" fill="#0a3336"/>
<path d="M76 38Q84 30.5 92 38Q84 45.5 76 38Z" fill="#f4ecdc"/><circle cx="84" cy="38" r="3.2" fill="#0f7077"/><circle cx="84" cy="38" r="1.4" fill="#0a1b1d"/>
<path d="M84 22v-5M72 31l-4-3M96 31l3-3M70 42h-4" stroke="#e0b24a" stroke-width="2" stroke-linecap="round"/>
<path d="M77 84C82 81 92 82 93 87L92 96C88 99 80 99 77 95Z" fill="#d8b596"/><path d="M78 87.5H91M78 91.5H91" stroke="#8c6248" stroke-width="1.2"/>`;

/** The head and what it wears, where there is room for no more. */
export const HEAD_BOX = "18 2 64 64";
/** The wall that each stands before. */
export const ROLE_HUES: Record<string, string> = {
  Duke: "#6a4699",
  Assassin: "#2e2b33",
  Captain: "#245f94",
  Ambassador: "#4a7434",
  Contessa: "#a62f45",
  Inquisitor: "#116b70",
};

/** A role's figure, as the inside of an SVG of `FIGURE_BOX`. */
export const FIGURES: Record<string, string> = {
  Duke: duke,
  Assassin: assassin,
  Captain: captain,
  Ambassador: ambassador,
  Contessa: contessa,
  Inquisitor: inquisitor,
};
export const FIGURE_BOX = "0 0 100 116";
