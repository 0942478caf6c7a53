import { describe, expect, it } from "vitest";
import { curlQuotes } from "./curl-quotes.ts";
import { readMarkdown } from "./read-markdown.ts";

describe("reading Markdown", () => {
  it("[A20] splits front matter from text, and keeps dates as they are written", () => {
    const { frontMatter, html } = readMarkdown("---\ntitle: One\npublished: 2026-11-11\n---\n\nText\n\n---\n\nMore\n");
    expect(frontMatter).toEqual({ title: "One", published: "2026-11-11" });
    expect(html).toBe("<p>Text</p>\n<hr>\n<p>More</p>\n");
  });

  it("[A20] reads files with Windows line ends and files without front matter", () => {
    expect(readMarkdown("---\r\ntitle: One\r\n---\r\nText").frontMatter).toEqual({ title: "One" });
    expect(readMarkdown("Text")).toEqual({ frontMatter: {}, html: "<p>Text</p>\n", headings: [] });
  });

  it("[A20] refuses front matter that is not names and values", () => {
    expect(() => readMarkdown("---\n- one\n---\n")).toThrow("front matter");
  });

  it("[A20] gives every heading its own id", () => {
    const { html, headings } = readMarkdown("## Café & *bar*\n\n### Café bar\n\n## 'Twas `so`\n\n## !\n");
    expect(headings).toEqual([
      { id: "cafe-bar", text: "Café & bar", level: 2 },
      { id: "cafe-bar-2", text: "Café bar", level: 3 },
      { id: "twas-so", text: "‘Twas so", level: 2 },
      { id: "part", text: "!", level: 2 },
    ]);
    expect(html).toContain('<h2 id="cafe-bar">Café &amp; <em>bar</em></h2>');
  });

  it("[A20] puts each table into a region that scrolls by keyboard, with its own name", () => {
    const table = "| a | b |\n| --- | --- |\n| 1 | 2 |\n";
    const { html } = readMarkdown(`${table}\ntext\n\n${table}`);
    expect(
      html.match(/<div class="table-scroll" tabindex="0" role="region" aria-label="Table(?: 2)?"><table>/g),
    ).toHaveLength(2);
    expect(html).toContain('aria-label="Table 2"');
    expect(html.match(/<\/table>\s*<\/div>/g)).toHaveLength(2);
  });

  it("[A20] sets quotation marks in text and leaves code and addresses alone", () => {
    const { html } = readMarkdown("- 'a' and [it's](/x'y) `'code'`\n");
    expect(html).toContain("‘a’ and");
    expect(html).toContain("it’s</a>");
    expect(html).toContain("<code>&#39;code&#39;</code>");
    expect(html).toContain("/x&#39;y");
  });

  it.each([
    ["'one' and 'two'", "‘one’ and ‘two’"],
    ["He said \"it's 5 o'clock\".", "He said “it’s 5 o’clock”."],
    ["('so') the shops' signs", "(‘so’) the shops’ signs"],
    ["'s own", "’s own"],
    ["'", "’"],
    ["the 'what if' question—'why'", "the ‘what if’ question—‘why’"],
  ])("[A20] sets %s as %s", (straight, curled) => {
    expect(curlQuotes(straight)).toBe(curled);
  });
});
