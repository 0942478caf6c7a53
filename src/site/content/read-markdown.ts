import { Marked, Renderer, type Token, type Tokens } from "marked";
import { parse as parseYaml } from "yaml";
import { curlQuotes } from "./curl-quotes.ts";

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for the parts of a text, 3 for the parts of those. */
  readonly level: number;
}

interface MarkdownBody {
  readonly html: string;
  /** In reading order, with their ids in the HTML. */
  readonly headings: readonly Heading[];
}

/** Its body is read when it is first used, and kept: reading all texts was an eighth of the server's start. */
export interface MarkdownDocument extends MarkdownBody {
  /** Unvalidated: callers must check it. */
  readonly frontMatter: Record<string, unknown>;
}

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads a Markdown text with YAML front matter. Raw HTML in it is not escaped, so use this only for our own files, never for user input.
 */
export function readMarkdown(source: string): MarkdownDocument {
  const block = frontMatterBlock.exec(source);
  const frontMatter: unknown = block ? parseYaml(block[1] ?? "") : {};
  if (typeof frontMatter !== "object" || frontMatter === null || Array.isArray(frontMatter)) {
    throw new Error("the front matter is not a set of names and values");
  }
  const text = source.slice(block?.[0].length ?? 0);
  let body: MarkdownBody | undefined;
  const read = () => (body ??= readBody(text));
  return {
    frontMatter: { ...frontMatter },
    get html() {
      return read().html;
    },
    get headings() {
      return read().headings;
    },
  };
}

function readBody(text: string): MarkdownBody {
  const renderer = new DocumentRenderer();
  const html = new Marked().parse(text, { gfm: true, renderer, walkTokens: curlQuotesOfToken, async: false });
  return { html, headings: renderer.headings };
}

/** One per text, because it counts the text's ids and labels. */
class DocumentRenderer extends Renderer {
  readonly headings: Heading[] = [];
  #tables = 0;

  override heading({ tokens, depth }: Tokens.Heading): string {
    const text = this.parser.parseInline(tokens, this.parser.textRenderer);
    const id = this.#uniqueId(text);
    this.headings.push({ id, text, level: depth });
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override table(token: Tokens.Table): string {
    this.#tables += 1;
    // Scrollable elements must be reachable by keyboard, and two regions of a page must not share a name.
    const label = this.#tables === 1 ? "Table" : `Table ${this.#tables}`;
    return `<div class="table-scroll" tabindex="0" role="region" aria-label="${label}">${super.table(token)}</div>\n`;
  }

  override code(token: Tokens.Code): string {
    return super.code(token).replace("<pre>", '<pre tabindex="0">');
  }

  #uniqueId(text: string): string {
    const id = slugOf(text);
    const taken = (candidate: string) => this.headings.some((heading) => heading.id === candidate);
    let unique = id;
    for (let number = 2; taken(unique); number++) unique = `${id}-${number}`;
    return unique;
  }
}

function slugOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’‘]/g, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "part";
}

/** Only in prose: code and URLs keep their characters. */
function curlQuotesOfToken(token: Token): void {
  if (token.type === "text" && !("tokens" in token && token.tokens)) token.text = curlQuotes(token.text);
}
