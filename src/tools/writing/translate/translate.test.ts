import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { startMediaServer } from "../../../../test/media-server.ts";
import { createTestDatabase, queryOnce } from "../../../../test/test-database.ts";
import { detectLanguage } from "./detect-language.ts";
import { importCsv, toCsv } from "./glossary/glossary-csv.ts";
import { entriesMax, type GlossaryEntry } from "./glossary/glossary-rules.ts";
import { openGlossary } from "./glossary/open-glossary.ts";
import { lostTerms, replaceLeftTerm, termsIn } from "./kept-terms.ts";
import { languagePath } from "./translate-settings.ts";
import { alignParagraphs, changedMarks, joinParagraphs } from "./translate-text.ts";
import { translationLanguages } from "./translation-languages.ts";

const entry = (term: string, translation: string): GlossaryEntry => ({ from: "en", to: "de", term, translation });

describe("terms of a glossary", () => {
  const entries = [entry("invoice", "Rechnung"), entry("invoice number", "Belegnummer"), entry("C++", "C++")];
  const pair = { from: "en", to: "de" } as const;

  it("[F7] are found as whole words, in their languages only, the longer ones first", () => {
    const text = "Your Invoice  Number for C++ (invoicing).";
    expect(termsIn(text, entries, pair).map(({ term }) => term)).toEqual(["invoice number", "invoice", "C++"]);
    expect(termsIn("the invoice\nnumber", entries, pair).map(({ term }) => term)).toEqual([
      "invoice number",
      "invoice",
    ]);
    expect(termsIn("invoicing", entries, pair)).toEqual([]);
    expect(termsIn("invoice", entries, { from: "de", to: "en" })).toEqual([]);
  });

  it("[F7] are lost in a paragraph whose translation has them in no form, and one left as it was is replaced", () => {
    const lost = (target: string) => lostTerms({ source: "Pay the invoice.", target }, entries).map(({ term }) => term);
    expect(lost("Bezahlen Sie die Faktura.")).toEqual(["invoice"]);
    expect(lost("Bezahlen Sie die Rechnungen.")).toEqual([]);
    expect(replaceLeftTerm("Die Invoice bezahlen", entry("invoice", "$& Rechnung"))).toBe("Die $& Rechnung bezahlen");
    expect(replaceLeftTerm("Die Faktura", entry("invoice", "Rechnung"))).toBeUndefined();
    // Chinese has no spaces around words.
    expect(lostTerms({ source: "invoice", target: "请付发票。" }, [entry("invoice", "发票")])).toEqual([]);
  });

  it("[F7] go to a CSV file and come back the same, whatever they hold", () => {
    const odd = [entry('a "b", c;d', "=1+1"), entry("e\tf", "ü"), ...entries].map((one) => ({
      ...one,
      term: one.term.replace("\t", " "),
    }));
    expect(importCsv(toCsv(odd), []).entries.toReversed()).toEqual(odd);
  });

  it("[H7] that a spreadsheet program would calculate are texts in the CSV file, and come back as they were", () => {
    const formulas = ['=HYPERLINK("https://evil.example")', "+1", "-2+3", "@SUM(A1)", "'=1", "''@a", "'s"];
    const odd = formulas.map((words) => entry(words, words));
    const rows = toCsv(odd).trim().split("\r\n").slice(1);
    for (const row of rows) expect(row).not.toMatch(/(?:^|,)"?[=+\-@]/);
    expect(importCsv(toCsv(odd), []).entries.toReversed()).toEqual(odd);
  });

  it("[F7] of a file replace those that are there, and rows that hold none are named", () => {
    const file = "from;to;term;translation\nen;de;invoice;Beleg\nen;en;same;same\nxx;de;a;b\nen;de;;b\n\nen;de;new;neu";
    expect(importCsv(file, entries)).toMatchObject({ added: 1, changed: 1, skipped: [3, 4, 5], tooMany: 0 });
    const many = Array.from({ length: entriesMax + 3 }, (_, index) => `en,de,term ${index},x`).join("\n");
    expect(importCsv(many, [])).toMatchObject({ added: entriesMax, tooMany: 3 });
    expect(importCsv("\0\u0001PNG", [])).toMatchObject({ added: 0, skipped: [1] });
  });

  it("[F7] are in one glossary for each user, also when two tabs open it at once", async () => {
    const database = await createTestDatabase();
    const userId = randomUUID();
    await queryOnce(
      database.url,
      "insert into users (id, email, name, first_name, last_name) values ($1, 'a@example.com', 'A B', 'A', 'B')",
      [userId],
    );
    const opened = await Promise.all([1, 2, 3].map(() => openGlossary(database.db, userId, new Date())));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened[0]?.content).toEqual({ entries: [] });
    await database.close();
  });
});

it("[F7] a part and its answer are put side by side by paragraphs, or as one if they differ", () => {
  const part = { text: "One.\n\n\nTwo.", gap: "\n\n" };
  expect(joinParagraphs(alignParagraphs(part, "<text>\nEins.\n\nZwei.\n</text>"))).toBe("Eins.\n\n\nZwei.\n\n");
  expect(alignParagraphs(part, "Eins und zwei.")).toEqual([
    { source: part.text, target: "Eins und zwei.", gap: "\n\n" },
  ]);
  expect(changedMarks("# A\n\n- b\n- c\n[d](https://e)", "# A\n\n- b c\n[d](https://e)")).toEqual(["list items"]);
});

it.each([
  ["en", "The quick brown fox jumps over the lazy dog in the garden."],
  ["de", "Wir freuen uns, Sie bald in unserem Geschäft begrüßen zu dürfen."],
  ["fr", "Nous serons heureux de vous accueillir dans notre magasin."],
  ["es", "Estaremos encantados de recibirle pronto en nuestra tienda."],
  ["zh", "我们很高兴见到你"],
  ["ja", "お会いできるのを楽しみにしています"],
  ["ar", "نتطلع إلى الترحيب بكم في متجرنا قريبا"],
  ["uk", "Ми будемо раді вітати вас у нашому магазині"],
  [undefined, "ok"],
  [undefined, "12345 67890 !!!"],
])("[F7] detects %s", (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

it("[H9] the language of a text is detected in a worker, because its tables take half a second to read", async () => {
  const harness = await openMediaRunsHarness();
  const server = await startMediaServer(harness.services);
  try {
    const run = vi.spyOn(harness.services.workers, "run");
    const userId = await harness.addUser(0);
    const languageOf = async (text: string) => (await server.post(userId, languagePath, { text })).json();
    expect(await languageOf("The quick brown fox jumps over the lazy dog.")).toEqual({ language: "en" });
    expect(await languageOf("ok")).toEqual({ language: null });
    expect(run.mock.calls.map(([task]) => task)).toEqual(["languages.detectLanguage", "languages.detectLanguage"]);
  } finally {
    await server.close();
    await harness.close();
  }
});

it("[F7] can detect every language that is offered", async () => {
  const { eld } = await import("eld/small");
  expect(Object.values(eld.info().Languages)).toEqual(expect.arrayContaining(translationLanguages.map(({ id }) => id)));
});
