// Motifs of our own, where the icon set has none: outlines on a field of 256.

/** A ring: a disc with a hole. */
const ring = (x: number, y: number, outer: number, inner: number): string =>
  `M${x - outer} ${y}a${outer} ${outer} 0 1 0 ${2 * outer} 0a${outer} ${outer} 0 1 0 ${-2 * outer} 0z` +
  `M${x - inner} ${y}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0z`;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A hole, turned the other way round. */
const gap = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${height}h${width}v${-height}z`;

/** A pentagon that stands on its base. */
function pentagon(radius: number, turn: 1 | -1): string {
  const corners = [0, 1, 2, 3, 4].map((corner) => {
    const angle = ((-90 + turn * corner * 72) * Math.PI) / 180;
    return `${Math.round(128 + radius * Math.cos(angle))} ${Math.round(134 + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

export const OWN: Record<string, string> = {
  peace: ring(128, 128, 112, 92) + "M118 28h20v90l68 68-14 14-54-54v82h-20v-82l-54 54-14-14 68-68z",
  pentagon:
    pentagon(120, 1) + pentagon(96, -1) + pentagon(82, 1) + pentagon(60, -1) + pentagon(46, 1) + pentagon(24, -1),
  plus: "M88 16h80v72h72v80h-72v72h-80v-72h-72v-80h72z",
  thirteen:
    "M34 78l40-34h22v168h-30v-128l-32 22z" +
    "M118 62q22-22 54-20 50 4 50 46 0 26-22 36 28 10 28 42 0 46-56 48-36 1-58-22l16-24q18 18 38 18 28 0 28-22 0-24-34-24h-16v-26h14q30 0 30-22 0-18-22-19-18 0-34 14z",
  harmonica:
    "M26 92q-14 0-14 16v40q0 16 14 16h204q14 0 14-16v-40q0-16-14-16z" +
    [0, 1, 2, 3, 4, 5, 6, 7].map((hole) => gap(36 + hole * 24, 118, 14, 22)).join("") +
    gap(40, 99, 176, 7) +
    gap(40, 151, 176, 7) +
    "M70 60q0-18 18-18h10v-22l40 6v12l-28-4v50q-4 12-20 12-20-2-20-18zM166 66q0-14 16-14h8v-34h10v50q-2 14-18 14-16-2-16-16z",
  // A quiff, sideburns, dark glasses and a high collar.
  elvis:
    "M62 96q-16-60 40-78 60-22 96 20 26 30 4 78 4 34-8 60l-12-14-8 4q-14 40-46 42-32-2-46-42l-8-4-10 14q-14-34-2-80z" +
    "M84 92q10 4 26-4 34-14 76 6 8 8 4 34-12 62-62 76-46-14-58-76-2-26 14-36z" +
    "M78 104h100q6 0 5 8-4 24-26 24-18 0-24-18h-10q-6 18-24 18-22 0-26-24-1-8 5-8z" +
    "M108 162q20 10 40-4-6 20-22 20-14 0-18-16z" +
    "M72 196l40 44h32l40-44 36-12 24 60h-232l22-60z",
  // A dome on a disc, its lights, and the beam below.
  saucer:
    "M84 74q4-46 44-46t44 46q-44 14-88 0z" +
    "M10 104q0-20 64-30l4 14q50 14 100 0l4-14q64 10 64 30 0 30-118 32-118-2-118-32z" +
    [44, 84, 128, 172, 212].map((x) => ring(x, x === 128 ? 116 : 112, 8, 1)).join("") +
    "M98 142h60l50 100h-160zM112 152l-32 78h96l-32-78z",
  // A wheel with spokes and a hub: a station that turns.
  "space-station":
    ring(128, 128, 116, 88) +
    ring(128, 128, 34, 16) +
    box(120, 34, 16, 64) +
    box(120, 158, 16, 64) +
    box(34, 120, 64, 16) +
    box(158, 120, 64, 16),
  // A covered chair on two poles.
  litter:
    "M128 22q64 6 78 42h-156q14-36 78-42z" +
    "M60 72h136v100h-136zM74 84q2 44 20 74h-20zM182 84v74h-20q18-30 20-74zM92 84q6 50 28 74h16q22-24 28-74z" +
    box(4, 180, 248, 16) +
    box(68, 200, 14, 34) +
    box(174, 200, 14, 34),
  // A screw press with its sheet.
  press:
    box(40, 24, 20, 212) +
    box(196, 24, 20, 212) +
    box(40, 24, 176, 22) +
    box(116, 46, 24, 74) +
    box(76, 70, 132, 12) +
    box(74, 120, 108, 20) +
    box(28, 178, 200, 18) +
    "M84 150h88l10 22h-108z",
};
