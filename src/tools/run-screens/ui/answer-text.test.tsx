import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawMarkdown } from "#ui/markdown/draw-markdown.ts";
import { withoutThoughts } from "#ui/markdown/thoughts.ts";
import { readInput } from "../../../../test/inputs.ts";
import { AnswerText } from "./answer-text.tsx";
import { FragmentLinks } from "./fragment-links.ts";
import { DrawnTexts } from "./use-drawn-text.ts";

/** Draws a text as a worker and then the page do. */
function draw(text: string, isWriting = false) {
  const blocks = drawMarkdown({ text, isWriting });
  return renderToString(
    <DrawnTexts value={new Map(blocks ? [[text, blocks]] : [])}>
      <AnswerText text={text} isWriting={isWriting} isFirst />
    </DrawnTexts>,
  ).replaceAll("<!-- -->", "");
}

describe("answers", () => {
  it.each([
    [
      "emphasis, lists and quotations",
      "**a** and _b_\n\n- c\n  - d\n\n> e\n>> f",
      /<strong>a<\/strong>.*<li.*<blockquote/s,
    ],
    ["a rule of many dashes", `a\n\n${"-".repeat(500)}\n\nb`, /<hr/],
    ["bold words on each of many lines", "- **a** and snake_case_name\n".repeat(400), /<strong>a<\/strong>/],
    ["emphasis in many paragraphs", "**a** ".repeat(400).concat("\n\n").repeat(4), /<strong>a<\/strong>/],
    ["a table", "|a|b|\n|-|-:|\n|c|d|", /<figure.*<table>.*<th>a<\/th>.*<td class="text-right">d/s],
    ["tasks", "- [x] a\n- [ ] b", /<input(?=[^>]*checked)(?=[^>]*disabled).*<input(?![^>]*checked)/s],
    ["code", "```js\nlet a = 1 < 2;\n```", />js<.*<code>let a = 1 &lt; 2;/s],
    ["a list that goes on", "7. a\n8. b", /<ol dir="auto" start="7">/],
  ])("[F5] with %s are drawn as Markdown", (_, text, drawn) => {
    expect(draw(text)).toMatch(drawn);
  });

  it("[F5] have formulas as MathML, and prices as they are written", () => {
    const html = draw(readInput("answers/math.md").toString());
    expect(html.match(/<math/g)).toHaveLength(4);
    expect(html).toMatch(/The area is <math[^>]*><mrow><mi>A<\/mi><mo>=<\/mo><mi>π<\/mi><msup><mi>r<\/mi><mn>2<\/mn>/);
    expect(html).toMatch(/<math (?=[^>]*display="block")[^>]*>.*<mfrac><mn>1<\/mn><mn>3<\/mn><\/mfrac>/s);
    expect(html).toContain("Prices: $5 to $10, or <strong>$750 is a lot</strong>.");
    expect(html).not.toMatch(/\$\$|\\\(|\ue000/);
  });

  it.each([
    ["code in a line", "Write `$x^2$` and `\\(a\\)`.", "Write <code>$x^2$</code> and <code>\\(a\\)</code>."],
    ["code in a block", "```tex\n\\[ x^2 \\]\n$$a$$\n```", "\\[ x^2 \\]\n$$a$$"],
    ["TeX that is broken", "So \\(\\frac{1\\) it is.", "So \\(\\frac{1\\) it is."],
    ["prices", "From $5_000 to $9_000 and US$20 = $20.", "From $5_000 to $9_000 and US$20 = $20."],
    ["an address", "See [a](https://a.example/?q=$a_b$).", "https://a.example/?q=$a_b$"],
    ["what can act", "\\(\\href{javascript:alert(1)}{x}\\)", "\\(\\href{javascript:alert(1)}{x}\\)"],
  ])("[F5] leave %s as it is", (_, text, shown) => {
    expect(draw(text)).toContain(shown);
    expect(draw(text)).not.toContain("<math");
  });

  it("[F5] have bold words as they are meant in Chinese, Japanese and Korean", () => {
    const html = draw(readInput("answers/cjk-bold.md").toString());
    const bold = ["この価格は「税込」です。", "“重要”", "注意：", "“重点”", "강조(중요)"];
    for (const words of bold) expect(html).toContain(`<strong>${words}</strong>`);
    expect(html).not.toContain("**");
    expect(draw("これは~~「古い」~~です")).toContain("<del>「古い」</del>");
  });

  it("[F5] have line breaks in cells, and marks in them as they are", () => {
    const html = draw(readInput("answers/table-odd.md").toString());
    expect(html).toMatch(/<td[^>]*>line one<br\/>line two<\/td>/);
    expect(html).toMatch(/<td[^>]*>a \| b<\/td>/);
  });

  it.each([
    ["Press <kbd>Ctrl</kbd> + <kbd>K</kbd>", '<p dir="auto">Press <kbd>Ctrl</kbd> + <kbd>K</kbd></p>'],
    ["E = mc<sup>2</sup>, H<sub>2</sub>O", "E = mc<sup>2</sup>, H<sub>2</sub>O"],
    ["a <mark>**b**</mark> <U>c</U>", "<mark><strong>b</strong></mark> <u>c</u>"],
    [
      "<details><summary>More</summary>Hidden text</details>",
      /<details[^>]*><summary>More<\/summary><p dir="auto">Hidden text<\/p><\/details>/,
    ],
    [
      "<details open>\n<summary>More</summary>\n\n- a\n\n</details>",
      /<details[^>]*><summary>More<\/summary><ul dir="auto"><li dir="auto">a<\/li><\/ul><\/details>/,
    ],
    [
      "|a|\n|-|\n|<ul><li>b</li><li>**c**</li></ul>|",
      /<td><ul dir="auto"><li dir="auto">b<\/li><li dir="auto"><strong>c<\/strong><\/li><\/ul><\/td>/,
    ],
    ["<ol>\n<li>a</li>\n<li>b</li>\n</ol>", /<ol dir="auto"><li dir="auto">a<\/li><li dir="auto">b<\/li><\/ol>/],
    ["a </kbd> b <kbd> c", "a &lt;/kbd&gt; b &lt;kbd&gt; c"],
    ["`<kbd>a</kbd>`", "<code>&lt;kbd&gt;a&lt;/kbd&gt;</code>"],
    ['<kbd onclick="alert(1)">a</kbd>', "<kbd>a</kbd>"],
  ])("[F5][A28] have what Markdown has no marks for: %s", (text, drawn) => {
    expect(draw(text)).toMatch(drawn);
  });

  it("[F5] have what the model thought and what it folds in folds, never as the answer", () => {
    const html = draw(readInput("answers/details.md").toString());
    expect(html).toMatch(/<details[^>]*><summary>More<\/summary><p dir="auto">Hidden text\.<\/p><\/details>/);
    expect(html).toMatch(
      /<details[^>]*><summary>Thinking<\/summary><p dir="auto">secret plan<\/p><\/details><p dir="auto">Answer\.<\/p>/,
    );
    expect(draw("<think>still", true)).toMatch(/<summary>Thinking<\/summary><p dir="auto">still</);
    expect(draw("Write `<think>` and\n\n```\n<think>a</think>\n```")).not.toContain("<details");
    expect(withoutThoughts("<think>\na\n</think>\n\nThe answer.")).toBe("The answer.");
    for (const thought of [
      "a</think>",
      "<think>a<think>b</think>c</think>",
      "<thought>a</thought>",
      "<reasoning>a</reasoning>",
    ]) {
      expect(withoutThoughts(`${thought}\n\nThe answer.`)).toBe("The answer.");
    }
    expect(withoutThoughts("Write `</think>` at the end.")).toBe("Write `</think>` at the end.");
    expect(withoutThoughts("  as it is ")).toBe("  as it is ");
  });

  it.each([
    ["quotations", ">".repeat(16_000)],
    ["quotations with spaces", " > ".repeat(5_000)],
    ["lists", `${"+ ".repeat(8_000)}a`],
    ["numbered lists", `${"1. ".repeat(5_000)}a`],
    ["emphasis", `${"*_".repeat(8_000)}a`],
    ["brackets", `${"[".repeat(1_900)}${"a]".repeat(60_000)}`],
    ["marks within words", "~a".repeat(8_000)],
    ["emphasis over many lines", "*_a\n".repeat(4_000)],
    ["rows and columns, 1,000 each", `${"|a".repeat(1_000)}\n${"|-".repeat(1_000)}\n${"|\n".repeat(1_000)}`],
    ["items, 10,000 of them", "- a\n".repeat(10_000)],
    ["folds", `${"<details>".repeat(1_000)}${"</details>".repeat(900)}`],
    ["keys", `${"<kbd>".repeat(900)}a${"</kbd>".repeat(900)}`],
    ["everything, more than a page holds", "a ".repeat(100_000)],
  ])("[H7][H9] of %s within each other are shown as they are, at once", (_, text) => {
    for (const isWriting of [false, true]) {
      const html = draw(text, isWriting);
      expect(html).toContain('<p dir="auto"');
      expect(html).not.toMatch(/<template|<blockquote|<li|<em|<td/);
    }
  });

  it("[H9] are as Markdown what a worker drew: the thread of the server and of the page draws none", () => {
    expect(renderToString(<AnswerText text="**a**" isWriting={false} isFirst />)).toContain("**a**");
  });

  it("[F5] show HTML as text, also alone, and a picture as a link, which within another link is its text", () => {
    const html = draw(
      "a <b>c</b>\n\n<script>d</script>\n\n![e](https://f.example/g.png) [![h](https://i.example)](https://j.example)",
    );
    expect(html).toContain("a &lt;b&gt;c&lt;/b&gt;");
    expect(html).toContain('<p dir="auto">&lt;script&gt;d&lt;/script&gt;</p>');
    expect(html).toMatch(
      /<a href="https:\/\/f\.example\/g\.png"[^>]*>Image: e<\/a>.*<a href="https:\/\/j\.example\/"[^>]*>Image: h<\/a>/s,
    );
    expect(html).not.toMatch(/<img|<script|<b>/);
  });

  it.each(["javascript:alert(1)", "data:text/html,a", "/logout", "//pal.com", "vbscript:a"])(
    "[F5] have no link to %s",
    (address) => {
      expect(draw(`[a](${address}) ![b](${address})\n\n[c]: ${address}\n\n[c]`)).not.toContain("<a");
    },
  );

  it("[F5] have footnotes with ids of their own", () => {
    const html = draw("a[^1]\n\n[^1]: b");
    const [, note = ""] = /<sup><a id="[^"]+" href="#([^"]+)">1<\/a>/.exec(html) ?? [];
    expect(note).not.toBe("");
    expect(html).toContain(`<li id="${note}"`);
    const [, back = ""] = /<li.*<a href="#([^"]+)"/s.exec(html) ?? [];
    expect(html).toContain(`<a id="${back}"`);
  });

  it("[F7] say beside a link to a part of the page where it leads, or are no link, as the place they are shown in says", () => {
    const text = "[a](#a) [b](#b)\n\n[c]\n\n[c]: #c";
    const html = renderToString(
      <DrawnTexts value={new Map([[text, drawMarkdown({ text, isWriting: false }) ?? []]])}>
        <FragmentLinks
          value={(fragment) => (fragment === "#b" ? undefined : { isLink: fragment === "#a", note: "see" })}
        >
          <AnswerText text={text} isWriting={false} isFirst />
        </FragmentLinks>
      </DrawnTexts>,
    );
    expect(html.replaceAll("<!-- -->", "")).toContain('<a href="#a">a</a> (see) <a href="#b">b</a>');
    expect(html.replaceAll("<!-- -->", "")).toContain("<span>c</span> (see)");
  });

  it("[F5] show a link’s target unless its text is that address", () => {
    expect(draw("[paypal.com](https://pal.com) [shop.example](https://shop.example)")).toMatch(
      /paypal\.com<\/a>.*\(pal\.com\).*shop\.example<\/a>(?!.*\(shop)/s,
    );
  });
});
