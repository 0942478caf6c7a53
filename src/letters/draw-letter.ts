/**
 * A letter's Markdown as HTML for mail programs and as plain text. Pure, and a task of workers: there are texts of a few kilobytes that
 * keep the parser busy for minutes (record 0068).
 */
import type { Definition, ListItem, Node, Parents, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { escapeHtml, mailStyles } from "#platform/mail/write-mail.ts";
import { isDrawable } from "#ui/markdown/markdown-bounds.ts";

export interface LetterOrder {
  readonly body: string;
  readonly baseUrl: string;
}

export interface DrawnLetter {
  /** Fields such as `{{first name|there}}` are still in it, and in the text. */
  readonly html: string;
  readonly text: string;
  /** Sentences on what can't be sent; a preview leaves it out. */
  readonly problems: readonly string[];
}

export function drawLetter({ body, baseUrl }: LetterOrder): DrawnLetter {
  if (!isDrawable(body)) {
    return { html: "", text: "", problems: ["This text has too much formatting. Please use less of it."] };
  }
  const root = fromMarkdown(body);
  const definitions = new Map<string, Definition>();
  for (const child of allOf(root)) if (child.type === "definition") definitions.set(child.identifier, child);
  const drawing = new Drawing(baseUrl, definitions);
  const html = drawing.blocks(root.children);
  const text = drawing.textBlocks(root.children);
  return { html, text, problems: [...new Set(drawing.problems)] };
}

function allOf(root: Parents): RootContent[] {
  const found: RootContent[] = [];
  const waiting: RootContent[] = [...root.children];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    if ("children" in node) waiting.push(...node.children);
  }
  return found;
}

const sizes: Readonly<Record<number, string>> = {
  1: mailStyles.title,
  2: "margin:28px 0 12px;font-size:20px;line-height:28px;letter-spacing:-0.01em",
  3: "margin:24px 0 8px;font-size:17px;line-height:26px",
};
const headingDepthMax = 3;
const linkStyle = "color:#b83a10;text-decoration:underline";
const codeStyle = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:14px";

/** One per letter, because it collects the problems. */
class Drawing {
  readonly problems: string[] = [];
  readonly #baseUrl: string;
  readonly #definitions: ReadonlyMap<string, Definition>;

  constructor(baseUrl: string, definitions: ReadonlyMap<string, Definition>) {
    this.#baseUrl = baseUrl;
    this.#definitions = definitions;
  }

  blocks(nodes: readonly RootContent[]): string {
    return nodes.map((node) => this.#block(node)).join("\n");
  }

  #block(node: RootContent): string {
    if (node.type === "paragraph") return `<p style="${mailStyles.paragraph}">${this.#line(node)}</p>`;
    if (node.type === "heading") {
      const depth = Math.min(node.depth, headingDepthMax);
      return `<h${depth} style="${sizes[depth]}">${this.#line(node)}</h${depth}>`;
    }
    if (node.type === "list") {
      const tag = node.ordered ? `ol start="${node.start ?? 1}"` : "ul";
      const items = node.children.map((item) => this.#item(item)).join("");
      return `<${tag} style="margin:0 0 16px;padding:0 0 0 24px;font-size:16px;line-height:26px">${items}</${node.ordered ? "ol" : "ul"}>`;
    }
    if (node.type === "blockquote")
      return `<blockquote style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #d9480f">${this.blocks(node.children)}</blockquote>`;
    if (node.type === "code")
      return `<pre class="sunken" style="margin:0 0 16px;padding:12px;border-radius:8px;background:#f1efe9;white-space:pre-wrap;overflow-wrap:anywhere;${codeStyle};line-height:22px">${escapeHtml(node.value)}</pre>`;
    if (node.type === "thematicBreak")
      return '<hr class="line" style="margin:24px 0;border:0;border-top:1px solid #e2dfd8">';
    return node.type === "definition" ? "" : this.#inline(node);
  }

  #item(item: ListItem): string {
    const [first] = item.children;
    // A tight item is a line, not a paragraph with space around it.
    const content =
      !item.spread && first?.type === "paragraph"
        ? [this.#line(first), this.blocks(item.children.slice(1))].filter(Boolean).join("\n")
        : this.blocks(item.children);
    return `<li style="margin:0 0 4px;overflow-wrap:anywhere">${content}</li>`;
  }

  #line = ({ children }: { readonly children: readonly RootContent[] }): string =>
    children.map((child) => this.#inline(child)).join("");

  #inline(node: RootContent): string {
    if (node.type === "text") return escapeHtml(node.value);
    if (node.type === "emphasis") return `<em>${this.#line(node)}</em>`;
    if (node.type === "strong") return `<strong>${this.#line(node)}</strong>`;
    if (node.type === "break") return "<br>";
    if (node.type === "inlineCode") return `<code style="${codeStyle}">${escapeHtml(node.value)}</code>`;
    if (node.type === "link" || node.type === "linkReference") {
      const url = this.#linkUrl(this.#targetOf(node));
      return url === undefined
        ? this.#line(node)
        : `<a class="accent" href="${escapeHtml(url)}" style="${linkStyle}">${this.#line(node)}</a>`;
    }
    if (node.type === "image" || node.type === "imageReference") {
      const url = this.#pictureUrl(this.#targetOf(node));
      const alt = escapeHtml(node.alt ?? "");
      return url === undefined
        ? alt
        : `<img src="${escapeHtml(url)}" alt="${alt}" width="504" style="display:block;width:100%;max-width:504px;height:auto;border:0;border-radius:8px">`;
    }
    if (node.type === "html") this.problems.push("HTML isn’t sent. Use Markdown instead.");
    else this.problems.push("This text has formatting that mails can’t show.");
    return "";
  }

  #targetOf(node: Node & { readonly url?: string; readonly identifier?: string }): string {
    return node.url ?? this.#definitions.get(node.identifier ?? "")?.url ?? "";
  }

  /** @returns undefined for an address that no letter links to, which becomes a problem. */
  #linkUrl(target: string): string | undefined {
    if (hasField(target)) return this.#refuse(`A field can’t be part of a link: ${target}`);
    if (/^mailto:[^\s@]+@[^\s@]+$/i.test(target)) return target;
    return this.#ownUrl(target) ?? secureUrl(target) ?? this.#refuse(`Links need an https address: ${target}`);
  }

  #pictureUrl(target: string): string | undefined {
    if (hasField(target)) return this.#refuse(`A field can’t be part of a picture’s address: ${target}`);
    return this.#ownUrl(target) ?? this.#refuse(`Pictures must be on ${this.#baseUrl}: ${target}`);
  }

  /** Our own site, also by a path. On a laptop it has no https. */
  #ownUrl(target: string): string | undefined {
    if (!URL.canParse(target, this.#baseUrl) || target === "") return undefined;
    const url = new URL(target, this.#baseUrl);
    return url.origin === this.#baseUrl && url.username === "" && url.password === "" ? url.href : undefined;
  }

  #refuse(problem: string): undefined {
    this.problems.push(problem.slice(0, 200));
    return undefined;
  }

  textBlocks(nodes: readonly RootContent[]): string {
    return nodes
      .map((node) => this.#textBlock(node))
      .filter(Boolean)
      .join("\n\n");
  }

  #textBlock(node: RootContent): string {
    if (node.type === "heading") {
      const line = this.#textLine(node);
      // The length of a field is not known before it is filled in.
      return hasField(line) ? line : `${line}\n${(node.depth === 1 ? "=" : "-").repeat(Math.min(60, line.length))}`;
    }
    if (node.type === "paragraph") return this.#textLine(node);
    if (node.type === "list") {
      const between = node.spread ? "\n\n" : "\n";
      return node.children
        .map((item, index) => {
          const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : "- ";
          const parts = item.children.map((child) => this.#textBlock(child)).filter(Boolean);
          return mark + parts.join(item.spread ? "\n\n" : "\n").replaceAll("\n", `\n${" ".repeat(mark.length)}`);
        })
        .join(between);
    }
    if (node.type === "blockquote") return this.textBlocks(node.children).replace(/^/gm, "> ");
    if (node.type === "code") return node.value.replace(/^/gm, "    ");
    if (node.type === "thematicBreak") return "* * *";
    return node.type === "definition" || node.type === "html" ? "" : this.#textInline(node);
  }

  #textLine = ({ children }: { readonly children: readonly RootContent[] }): string =>
    children.map((child) => this.#textInline(child)).join("");

  #textInline(node: RootContent): string {
    if (node.type === "text" || node.type === "inlineCode") return node.value;
    if (node.type === "break") return "\n";
    if (node.type === "image" || node.type === "imageReference") return node.alt ? `[${node.alt}]` : "";
    if (node.type === "link" || node.type === "linkReference") {
      const label = this.#textLine(node);
      const url = this.#linkUrl(this.#targetOf(node));
      return url === undefined || url.replace(/^mailto:/i, "") === label ? label : `${label} (${url})`;
    }
    return "children" in node ? this.#textLine(node as { readonly children: readonly RootContent[] }) : "";
  }
}

const hasField = (target: string): boolean => /\{\{|%7b%7b/i.test(target);

function secureUrl(target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const url = new URL(target);
  return url.protocol === "https:" && url.username === "" && url.password === "" ? url.href : undefined;
}
