import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { AnswerText, readyMarkdown } from "./answer-text.tsx";
import { FragmentLinks } from "./fragment-links.ts";

const draw = (text: string, isWriting = false) =>
  renderToString(<AnswerText text={text} isWriting={isWriting} isFirst />);

describe("answers", () => {
  beforeAll(async () => {
    await readyMarkdown();
  });

  it.each([
    [
      "emphasis, lists and quotations",
      "**a** and _b_\n\n- c\n  - d\n\n> e\n>> f",
      /<strong>a<\/strong>.*<li.*<blockquote/s,
    ],
    ["a rule of many dashes", `a\n\n${"-".repeat(500)}\n\nb`, /<hr/],
    ["bold words on each of many lines", "- **a** and snake_case_name\n".repeat(400), /<strong>a<\/strong>/],
    ["emphasis in many paragraphs", "**a** ".repeat(400).concat("\n\n").repeat(4), /<strong>a<\/strong>/],
  ])("[F5] with %s are drawn as Markdown", (_, text, drawn) => {
    expect(draw(text)).toMatch(drawn);
  });

  it.each([
    ["quotations", ">".repeat(16_000)],
    ["quotations with spaces", " > ".repeat(5_000)],
    ["lists", `${"+ ".repeat(8_000)}a`],
    ["numbered lists", `${"1. ".repeat(5_000)}a`],
    ["emphasis", `${"*_".repeat(8_000)}a`],
    ["marks within words", "~a".repeat(8_000)],
    ["emphasis over many lines", "*_a\n".repeat(4_000)],
  ])("[H7] of %s within each other are shown as they are, at once", (_, text) => {
    for (const isWriting of [false, true]) {
      const html = draw(text, isWriting);
      expect(html).toContain('<p dir="auto"');
      expect(html).not.toMatch(/<template|<blockquote|<li|<em/);
    }
  });

  it("[F7] say beside a link to a part of the page where it leads, or are no link, as the place they are shown in says", () => {
    const answer = <AnswerText text={"[a](#a) [b](#b)\n\n[c]\n\n[c]: #c"} isWriting={false} isFirst />;
    const html = renderToString(
      <FragmentLinks value={(fragment) => (fragment === "#b" ? undefined : { isLink: fragment === "#a", note: "see" })}>
        {answer}
      </FragmentLinks>,
    );
    expect(html.replaceAll("<!-- -->", "")).toContain('<a href="#a">a</a> (see) <a href="#b">b</a>');
    expect(html.replaceAll("<!-- -->", "")).toContain("<span>c</span> (see)");
  });

  it("[F5] show a link’s target unless its text is that address", () => {
    expect(
      draw("[paypal.com](https://pal.com) [shop.example](https://shop.example)").replaceAll("<!-- -->", ""),
    ).toMatch(/paypal\.com<\/a>.*\(pal\.com\).*shop\.example<\/a>(?!.*\(shop)/s);
  });
});
