"""What of a page cannot be read or hit: text that is cut, broken or too small, and targets that a finger could miss."""

from __future__ import annotations

from typing import Any

LEAST_TEXT = 11
"""In pixels, as it is shown: a scaled board counts as it looks."""
LEAST_TARGET = 44

FAULTS = """([least]) => {
    const visible = (node) => {
        if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        for (let at = node; at; at = at.parentElement)
            if (getComputedStyle(at).clipPath === "inset(50%)") return false;
        return !node.closest(".picture, .ticker .before");
    };
    const scale = (node) => {
        if (node.closest("svg")) {
            const drawn = node.closest("text, tspan") ?? node;
            return drawn.getScreenCTM ? Math.abs(drawn.getScreenCTM().a) : 1;
        }
        const box = node.getBoundingClientRect();
        const drawn = node.offsetWidth ? box.width / node.offsetWidth : 1;
        return Math.abs(drawn - 1) < 0.1 ? 1 : drawn;
    };
    const path = (node) => {
        const names = [];
        for (let at = node; at && names.length < 4; at = at.parentElement)
            names.unshift([at.tagName.toLowerCase(), ...at.classList].join("."));
        return names.join(" > ");
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults = [];
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const around = text.parentElement;
        if (!text.data.trim() || !around || around.closest("script, style, option, title")) continue;
        if (!visible(around)) continue;
        range.selectNodeContents(text);
        const all = range.getBoundingClientRect();
        if (!all.width) continue;
        const told = `${text.data.trim().slice(0, 50)} (${path(around)})`;
        const size = parseFloat(getComputedStyle(around).fontSize) * scale(around);
        if (size < least - 0.05) faults.push(`${size.toFixed(1)} px: ${told}`);
        for (let out = around; out && out !== document.body; out = out.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(out);
            if (overflowX === "visible" && overflowY === "visible") continue;
            const box = out.getBoundingClientRect();
            const sideways = all.right > box.right + 1.5 || all.left < box.left - 1.5;
            const upright = all.bottom > box.bottom + 1.5 + size * 0.3 || all.top < box.top - 1.5 - size * 0.3;
            const cuts = (how) => how === "hidden" || how === "clip";
            if ((sideways && cuts(overflowX)) || (upright && cuts(overflowY))) faults.push(`cut: ${told}`);
            if (!cuts(overflowX) || !cuts(overflowY)) break;
        }
        for (const word of text.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
            // The hyphen at the end of a line counts as of the letter after it.
            range.setStart(text, word.index + (text.data[word.index - 1] === "\\u00ad" ? 1 : 0));
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) faults.push(`broken: ${word[0]} in ${told}`);
        }
    }
    return [...new Set(faults)];
}"""
"""Every text that is shown and cannot be read as it should.

Words for screen readers alone are not shown, and a drawing of a table is no table. The line before the last above the
dock may be cut, since the log has it whole.
"""

TARGETS = """([least]) => {
    const KINDS = "button, a[href], select, input:not([type=hidden]), textarea, summary, [role=tab], [role=menuitem]";
    const path = (node) => [node.parentElement, node]
        .map((at) => [at.tagName.toLowerCase(), ...at.classList].join("."))
        .join(" > ");
    const open = document.querySelector("dialog[open]");
    const small = [];
    for (const node of (open ?? document).querySelectorAll(KINDS)) {
        if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || node.disabled) continue;
        if (node.closest("[inert], .hidden") || node.matches("p a, li a, td a, .sentence *, .clause, .term")) continue;
        if (node.closest(".stand") && node.matches("[data-touch]")) continue;
        const around = node.closest("label") ?? node;
        let { width, height, left, top } = around.getBoundingClientRect();
        if (!width || !height) continue;
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = (dx, dy) => {
            const found = document.elementFromPoint(x + dx, y + dy);
            return !!found && (around.contains(found) || found === around);
        };
        const half = least / 2 - 1.5;
        const wide = width >= least - 0.5 || (hit(-half, 0) && hit(half, 0));
        const high = height >= least - 0.5 || (hit(0, -half) && hit(0, half));
        if (!wide || !high) {
            const said = (node.ariaLabel ?? node.textContent ?? "").trim().slice(0, 40);
            small.push(`${Math.round(width)}x${Math.round(height)}: ${said} (${path(node)})`);
        }
    }
    return [...new Set(small)];
}"""
"""Every control that a finger could miss, but links in sentences, and pieces of a board, which may be small: where one
answers at once it can be answered from the list as well, and a finger that rests on it shows it large."""


def unreadable(page: Any) -> list[str]:
    """What of a page is shown and cannot be read."""
    return list(page.evaluate(FAULTS, [LEAST_TEXT]))


def too_small(page: Any) -> list[str]:
    """The controls of a page that are too small for a finger."""
    return list(page.evaluate(TARGETS, [LEAST_TARGET]))
