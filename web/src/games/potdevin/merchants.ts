// The four merchants whose cards are played, for the card with which each of them rules: portraits in a box of 100 by 100.
import { head } from "../portrait";

const aldo = `
<path d="M2 100C6 88 20 82 38 78H62C80 82 94 88 98 100Z" fill="#1b4168"/><path d="M2 100C6 88 20 82 37 79L36 100Z" fill="#2f6da8"/>
${head("#e3b188", "#a06a45")}
<path d="M37 55C40 60 44 59 50 59S60 60 63 55C63 70 57 78 50 78S37 70 37 55Z" fill="#4a2f1c"/><path d="M44 63Q50 60 56 63Q50 66 44 63Z" fill="#8a4534"/>
<path d="M39 44l8 1M61 44l-8 1" stroke="#4a2f1c" stroke-width="2.2" stroke-linecap="round"/>
<path d="M26 34C24 12 42 8 54 10C74 10 80 24 74 36C66 28 60 30 50 30S34 28 26 34Z" fill="#26598a"/><path d="M54 10C74 10 80 24 74 36C68 30 62 30 54 30Z" fill="#153b60"/>
<path d="M24 33C36 25 64 25 76 33V39C62 33 38 33 24 39Z" fill="#e0b24a"/>
<path d="M28 86Q50 100 72 86" fill="none" stroke="#e0b24a" stroke-width="3" stroke-dasharray="4 2"/>`;

const pietra = `
<path d="M4 100C8 90 20 84 32 80L50 94L68 80C80 84 92 90 96 100Z" fill="#6d1f42"/><path d="M4 100C8 90 20 84 32 80L40 87L34 100Z" fill="#a83a69"/>
<path d="M50 10C28 10 22 34 28 52C24 66 26 76 34 80L38 44H62L66 80C74 76 76 66 72 52C78 34 72 10 50 10Z" fill="#2e1a14"/>
${head("#f0caa6", "#b57c5a")}
<path d="M45.5 63Q48 60.5 50 62Q52 60.5 54.5 63Q50 67 45.5 63Z" fill="#a82a48"/>
<path d="M39.5 44Q43.5 41 47.5 43.5M60.5 44Q56.5 41 52.5 43.5" stroke="#2e1a14" stroke-width="1.5" fill="none" stroke-linecap="round"/>
<path d="M36 46C34 32 42 28 50 30C58 28 66 32 64 46C60 36 54 34 50 33C46 34 40 36 36 46Z" fill="#45281c"/>
<path d="M24 40C26 14 40 6 50 6S74 14 76 40C70 26 62 20 50 20S30 26 24 40Z" fill="#93305b"/><path d="M50 6C60 6 74 14 76 40C70 26 62 20 50 20Z" fill="#67193c"/>
<path d="M28 30Q50 12 72 30" fill="none" stroke="#f3e7cf" stroke-width="2.4" stroke-dasharray=".1 4" stroke-linecap="round"/>
<path d="M38 80Q50 92 62 80" fill="none" stroke="#f3e7cf" stroke-width="2.8" stroke-dasharray=".1 3.6" stroke-linecap="round"/><circle cx="50" cy="88" r="3" fill="#6fcbb6"/>`;

const enzo = `
<path d="M2 100C6 88 20 82 38 78H62C80 82 94 88 98 100Z" fill="#5c3d05"/><path d="M2 100C6 88 20 82 37 79L36 100Z" fill="#97690f"/>
${head("#dda577", "#93593a")}
<path d="M36 52C34 74 40 92 50 96C60 92 66 74 64 52C61 60 57 60 50 60S39 60 36 52Z" fill="#d9d2c4"/><path d="M50 60C57 60 61 60 64 52C66 74 60 92 50 96Z" fill="#a9a193"/>
<path d="M43 63Q50 59 57 63Q50 67 43 63Z" fill="#7c4436"/>
<path d="M39 43l8.5 2M61 43l-8.5 2" stroke="#c9c2b4" stroke-width="2.8" stroke-linecap="round"/>
<path d="M22 36C20 20 34 6 52 8C72 10 82 22 78 38C72 30 62 27 50 27S28 28 22 36Z" fill="#f0e6d0"/><path d="M22 36C34 26 44 22 78 38C66 30 60 27 50 27S28 28 22 36ZM30 18Q50 30 74 20M26 26Q48 34 78 30" fill="none" stroke="#b9a67e" stroke-width="1.6"/>
<path d="M52 8C72 10 82 22 78 38C72 30 64 28 56 27Z" fill="#cbbb95"/><circle cx="50" cy="22" r="4.5" fill="#b5304a" stroke="#e0b24a" stroke-width="2"/>`;

const ugo = `
<path d="M2 100C6 86 20 80 38 77H62C80 80 94 86 98 100Z" fill="#24471d"/><path d="M2 100C6 86 20 80 37 78L36 100Z" fill="#44803a"/>
<path d="M22 100C24 88 34 80 42 78L50 90L58 78C66 80 76 88 78 100H66L50 94L34 100Z" fill="#7a4a22"/><path d="M58 78C66 80 76 88 78 100H66L54 95Z" fill="#553014"/>
${head("#e8bd94", "#a87450")}
<path d="M40 62Q45 57 50 60Q55 57 60 62Q55 66 50 63Q45 66 40 62Z" fill="#8a5a2a"/>
<path d="M39 44l8 .5M61 44l-8 .5" stroke="#8a5a2a" stroke-width="2.2" stroke-linecap="round"/>
<path d="M34 40C31 48 32 56 36 60L38 43ZM66 40C69 48 68 56 64 60L62 43Z" fill="#a06a34"/>
<path d="M20 38C18 26 26 20 32 20C34 8 66 8 68 20C76 20 84 28 80 38C66 32 34 32 20 38Z" fill="#37692f"/><path d="M50 11C60 11 67 14 68 20C76 20 84 28 80 38C70 34 60 33 50 33Z" fill="#22471c"/>
<path d="M66 24C70 12 78 6 88 6C84 12 82 20 72 28Z" fill="#d9a441"/>`;

/** A merchant, as the inside of an SVG of `MERCHANT_BOX`. */
export const MERCHANTS: Record<string, string> = { aldo, pietra, enzo, ugo };
export const MERCHANT_BOX = "0 0 100 100";
