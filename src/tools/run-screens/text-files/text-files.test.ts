import { unzipSync } from "fflate";
import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WorkerPool } from "#platform/worker-pool.ts";
import { writeText } from "#studio/index.ts";
import { readMarkdown, type WrittenText } from "#studio/rules.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../../test/media-server.ts";
import { plainText } from "./plain-text.ts";
import { pdfTextMax, textPdfPath, withTitle } from "./text-file-rules.ts";
import { writeDocx } from "./write-docx.ts";

const text = `# Crème brûlée & Größe

**Objet**: un *bon* début, l’été.
Second line with 5 * 3 * 2 and snake_case_name

- one
  - below
- two

1. first
2. second

New list:

1. again

> quoted <b>no tag</b>

Привет, Ελλάδα`;

const wordsOf = async (pdf: Uint8Array) => {
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return pages.replaceAll(/\s+/g, " ");
};

/** The fonts’ boxes for characters that they don’t have. */
async function emptyGlyphsOf(pdf: Uint8Array): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  return argsArray
    .filter((_, index) => fnArray[index] === OPS.showText)
    .flatMap(([glyphs]: readonly (readonly { readonly originalCharCode?: number }[])[]) => glyphs ?? [])
    .filter(({ originalCharCode }) => originalCharCode === 0).length;
}

describe("texts as files", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: string;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
    ada = await harness.addUser(1);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  const pdfOf = async (written: WrittenText): Promise<Uint8Array> => {
    const pdf = await writeText(harness.services.workers, written, {
      group: "ada",
      signal: new AbortController().signal,
    });
    if ("missing" in pdf) throw new Error(`no font has ${pdf.missing.join(" ")}`);
    return pdf.file;
  };

  it("[F2] reads headings, lists and emphasis, and leaves what isn’t one", () => {
    expect(
      readMarkdown(text).map(({ kind, level, lines }) => `${kind}${level}:${lines.map((runs) => runs.length)}`),
    ).toEqual([
      ...["heading1:1", "paragraph0:4,1", "bullet0:1", "bullet1:1", "bullet0:1", "numbered0:1", "numbered0:1"],
      ...["paragraph0:1", "numbered0:1", "quote0:1", "paragraph0:1"],
    ]);
  });

  it.each([
    ["## Closed ##", "Closed"],
    ["# Learn C#", "Learn C#"],
    ["## ##", ""],
    [`#${" ".repeat(50_000)}a\u2028b`, "a\u2028b"],
    [`# a${" ".repeat(50_000)}b`, `a${" ".repeat(50_000)}b`],
    [`-${" ".repeat(50_000)}a\u2028b`, "a\u2028b"],
  ])("[H7] reads a mark and what follows it at once, also of a long line of spaces (%#)", (line, words) => {
    const [block] = readMarkdown(line);
    expect(block?.lines.flat().map((run) => run.text)).toEqual(words === "" ? [] : [words]);
  });

  it.each([
    ["Red foxes", "They are red.", "# Red foxes\n\nThey are red."],
    ["Red\nfoxes", "They are red.", "# Red foxes\n\nThey are red."],
    ["Red foxes", "## All about foxes\nThey are red.", "## All about foxes\nThey are red."],
    ["Red foxes", "\n**Red Foxes**\nThey are red.", "\n**Red Foxes**\nThey are red."],
    [" ", "They are red.", "They are red."],
  ])("[F7] begin with their title %j, unless they begin with it or a heading: %j", (title, given, expected) => {
    expect(withTitle(title, given)).toBe(expected);
  });

  it("[F7] is copied as plain text without its marks", () => {
    expect(plainText(text)).toBe(
      [
        ...["Crème brûlée & Größe", "Objet: un bon début, l’été.\nSecond line with 5 * 3 * 2 and snake_case_name"],
        ...["• one\n  • below\n• two", "1. first\n2. second", "New list:", "1. again", "quoted <b>no tag</b>"],
        "Привет, Ελλάδα",
      ].join("\n\n"),
    );
  });

  it("[F2] a Word file has the text as real headings and lists, whatever characters it has", async () => {
    const file = await writeDocx({ title: "Größe", text: `${text}\n\u0001end \u{1f35e}`, language: "fr" });
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const document = new TextDecoder().decode(parts["word/document.xml"]);
    expect(document).toContain('<w:pStyle w:val="Heading1"/>');
    expect(document).toContain("Crème brûlée &amp; Größe");
    expect(document).toContain("quoted &lt;b&gt;no tag&lt;/b&gt;");
    expect(document).toContain("end \u{1f35e}");
    // Two numbered lists, the second of which begins with 1 again.
    const lists = [...document.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
    expect(new Set(lists).size).toBe(3);
  });

  it("[F2] a PDF has the text, and takes as many pages as it needs", async () => {
    expect(await wordsOf(await pdfOf({ title: "Größe", text }))).toMatch(
      /Crème brûlée & Größe Objet: un bon début, l’été\..* • one .*1\. first.*quoted <b>no tag<\/b> Привет, Ελλάδα/,
    );
    const long = await pdfOf({ title: "Long", text: "- An item of a list\n".repeat(300) });
    const { numPages } = await getDocumentProxy(new Uint8Array(long));
    expect([numPages > 3, numPages < 12]).toEqual([true, true]);
  });

  it.each([
    ["one word", "x".repeat(12_000)],
    ["marks alone", "*a".repeat(10_000)],
    ["short lines", "a\n".repeat(10_000)],
  ])("[H7] a PDF of %s is written as soon as another’s", async (_, long) => {
    const pdf = await pdfOf({ title: "Long", text: long });
    const letters = long.replaceAll(/[*\s]/g, "").length;
    // Marks within a word that no line holds can push some of it over the edge.
    expect((await wordsOf(pdf)).replaceAll(/[^ax]/g, "").length).toBeGreaterThan(letters * 0.8);
  });

  it.each([
    ["Hebrew", "# שלום עולם\n\nהמחיר הוא 25,000 **שקל** (USD)."],
    ["Arabic", "- مرحبا بالعالم\n- السعر 12.50 دولار؟"],
    ["emoji", "Hello 👋🏽 family 👨‍👩‍👧 and flag 🇩🇪 ❤️"],
  ])("[F2] a PDF has letters in place of boxes for %s", async (_, written) => {
    const pdf = await pdfOf({ title: "x", text: written });
    expect(await emptyGlyphsOf(pdf)).toBe(0);
    const bare = (text: string) => text.replaceAll(/[^\p{L}\p{Nd}]/gu, "").normalize("NFKC");
    expect([...bare(await wordsOf(pdf))].sort().join("")).toBe([...bare(written)].sort().join(""));
  });

  it.each([
    ["Hindi", "हिन्दी में लिखा हुआ क्षेत्र और विद्यार्थी, मूल्य ₹499।"],
    ["Thai", "ที่จอดรถอยู่ชั้นใต้ดิน น้ำ กำลังดี ค่าจอดรถเท่าไร"],
    ["Japanese", "駐車場の料金はいくらですか。「はい」・株式会社㌔ ｶﾅ。"],
    ["Chinese", "停车费是多少？请在出口付款，谢谢合作。"],
    ["traditional Chinese", "停車費是多少？請在出口付款。"],
    ["Korean", "주차 요금은 얼마입니까?"],
    ["Arabic with its marks", "العَرَبِيَّة جميلة"],
    ["several scripts", "Hello नमस्ते ok 日本 สวัสดี 🎉 2026"],
    ["Vietnamese", "Hội chợ Tết Nguyên Đán ở Phố cổ"],
  ])("[F2] what is copied from a PDF of %s is what was typed, in its order", async (_, written) => {
    const pdf = await pdfOf({ title: "x", text: `${written}\n\n**${written}**` });
    expect(await emptyGlyphsOf(pdf)).toBe(0);
    expect((await wordsOf(pdf)).trim()).toBe(`${written} ${written}`);
  });

  it("[F2] joined and mathematical letters that no font has are written as plain ones", async () => {
    const pdf = await pdfOf({ title: "x", text: "eﬃcient ﬁne 𝐁old" });
    expect(await emptyGlyphsOf(pdf)).toBe(0);
    expect(await wordsOf(pdf)).toBe("efficient fine Bold");
  });

  it("[F2] lines of Chinese and Japanese break between letters, and begin with no mark that closes", async () => {
    const pdf = await pdfOf({ title: "x", text: "吾輩は猫である。名前はまだ無い。".repeat(20), language: "ja" });
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    const { items } = await page.getTextContent();
    const lines = new Map<number, string>();
    for (const item of items) {
      if (!("str" in item)) continue;
      const y = Math.round(item.transform[5]);
      lines.set(y, (lines.get(y) ?? "") + item.str);
    }
    const written = [...lines.values()].filter((line) => line !== "");
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter((line) => /^[。、]/.test(line))).toEqual([]);
    expect(Math.max(...written.map((line) => line.length))).toBeLessThan(45);
  });

  it("[F2] a text with characters that none of our fonts has is refused, with what keeps them", async () => {
    const answer = await server.post(ada, textPdfPath, { title: "x", text: "Dhaka is ঢাকা in Bengali" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { message: "A PDF can’t show Bengali letters: ঢা কা. Choose Word or Markdown, which keep them." },
    });
    const signs = await server.post(ada, textPdfPath, { title: "x", text: "𓀀" });
    expect(await signs.json()).toMatchObject({ error: { message: expect.stringContaining("these characters: 𓀀") } });
  });

  it("[F2] the server answers a text with its PDF", async () => {
    const answer = await server.post(ada, textPdfPath, { title: "Größe", text, language: "de" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(await wordsOf(new Uint8Array(await answer.arrayBuffer()))).toContain("Crème brûlée");
  });

  it("[H7] a PDF is written off the thread that answers requests: one of ten thousand bold letters takes more than a second", async () => {
    const tasks: string[] = [];
    const run: WorkerPool["run"] = (task, ...work) => {
      tasks.push(task);
      return harness.services.workers.run(task, ...work);
    };
    const watched = await startMediaServer({ ...harness.services, workers: { ...harness.services.workers, run } });
    try {
      const answer = await watched.post(ada, textPdfPath, { title: "Long", text: "**a** ".repeat(pdfTextMax / 6) });
      expect([answer.status, tasks]).toEqual([200, ["studio.text"]]);
      expect((await wordsOf(new Uint8Array(await answer.arrayBuffer()))).replaceAll(" ", "")).toHaveLength(
        pdfTextMax / 6,
      );
    } finally {
      await watched.close();
    }
  });

  it.each([
    ["a visitor’s text", () => undefined, { title: "x", text }, 401],
    ["no text", () => ada, { title: "x", text: "" }, 422],
    ["a text that is too long", () => ada, { title: "x", text: "x".repeat(pdfTextMax + 1) }, 422],
    ["a language that is none", () => ada, { title: "x", text, language: "../x" }, 422],
    ["a field too many", () => ada, { title: "x", text, font: "/etc/passwd" }, 422],
  ])("[H7] %s is refused", async (_, userId, body, status) => {
    expect((await server.post(userId(), textPdfPath, body)).status).toBe(status);
  });
});
