// The little Markdown that rules are written in, as HTML: paragraphs, lists, tables, emphasis, clauses as links.
const CLAUSE = /\b([A-Z]{2}-\d+(?:\.(?:\d+|[IVX]+))*[a-z]?)\b/g;

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
}

/** Emphasis, code and clauses in a line of text. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(CLAUSE, '<a href="#$1" data-clause="$1">$1</a>');
}

function row(line: string, cell: "th" | "td"): string {
  const cells = line.replace(/^\||\|$/g, "").split("|");
  return `<tr>${cells.map((text) => `<${cell}>${inline(text.trim())}</${cell}>`).join("")}</tr>`;
}

function table(lines: string[]): string {
  const [head = "", , ...rest] = lines;
  const body = rest.map((line) => row(line, "td")).join("");
  return `<div class="wide"><table><thead>${row(head, "th")}</thead><tbody>${body}</tbody></table></div>`;
}

function list(lines: string[], tag: "ul" | "ol"): string {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^(?:[-*+]|\d+\.) (.*)$/.exec(line)?.[1];
    if (item === undefined && items.length) items[items.length - 1] += ` ${line.trim()}`;
    else items.push(item ?? line);
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

/** A text in Markdown as HTML; everything in it that is not Markdown is escaped. */
export function html(markdown: string): string {
  const blocks = markdown.split(/\n\s*\n/).map((block) => block.split("\n").filter((line) => line.trim()));
  return blocks
    .filter((lines) => lines.length)
    .map((lines) => {
      const first = lines[0] ?? "";
      const heading = /^(#+) (.*?)(?: \{.*\})?$/.exec(first);
      if (heading)
        return `<h3>${inline(heading[2] ?? "")}</h3>${lines.length > 1 ? html(lines.slice(1).join("\n")) : ""}`;
      if (first.startsWith("|")) return table(lines);
      if (/^[-*+] /.test(first)) return list(lines, "ul");
      if (/^\d+\. /.test(first)) return list(lines, "ol");
      return `<p>${inline(lines.map((line) => line.trim()).join(" "))}</p>`;
    })
    .join("");
}
