import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { foldForSearch } from "./fold-for-search.ts";

const marks = `a${"\u0301\u0323".repeat(60)}`;
const runs = `\u0915${`${"\u093c\u094d".repeat(14)}\u200b`.repeat(20)}`;

/** Each group is one text, however it is written. */
const same: readonly (readonly string[])[] = [
  ["canva", "Canva", "cánva", "ＣＡＮＶＡ", "  CANVA\u00a0", "can\u00adva", "c\u0301anva"],
  ["mira kovacs", "Mira Kovács", "MIRA\u2003KOVÁCS", "mira\n\tkovács"],
  ["strasse", "Straße", "STRASSE"],
  ["osterbro", "Østerbro"],
  ["istanbul", "İstanbul", "ISTANBUL"],
  ["σοφοσ", "Σοφός", "ΣΟΦΟΣ"],
  ["дизаин", "Дизайн", "ДИЗАЙН"],
  ['it\'s "on" - off', "It’s “on” – off"],
  ["ファイル", "ﾌｧｲﾙ"],
  ["한글", "\u1112\u1161\u11ab\u1100\u1173\u11af"],
  ["fi 10", "ﬁ １０"],
  ["", " \u200b\ufeff "],
];
/** Letters that marks make other letters, and what has neither case nor marks. */
const kept = ["हिन्दी", "ภาษาไทย", "設計工具", "🎉 100%", "c++ .net a|b \\ _ ' *", "a\u001fb"];

describe("foldForSearch", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it.each(same.map(([folded = "", ...written]) => ({ folded, written })))(
    "[A28] every way to write “$folded” is folded to it",
    ({ folded, written }) => {
      expect(written.map(foldForSearch)).toEqual(written.map(() => folded));
      expect(foldForSearch(folded)).toBe(folded);
    },
  );

  it.each(kept)("[A28] “%s” stays as it is", (text) => expect(foldForSearch(text)).toBe(text));

  it("[A28] PostgreSQL folds any text to the same", async () => {
    // Capitals that Unicode has had only since 2018 are known to newer servers.
    const everyLetter = Array.from({ length: 0x2fff }, (_, index) => String.fromCodePoint(index + 1)).filter(
      (letter) => !/[\u1c89-\u1cbf\u2c2f]/u.test(letter),
    );
    const texts = [
      ...same.flat(),
      ...kept,
      marks,
      runs,
      "Ǆ ﷺ ㌖ ẞ ŉ ǰ ΐ",
      ...everyLetter.map((letter) => `x${letter}y`),
    ];
    const { rows } = await database.pool.query<{ folded: string }>(
      "select search_fold(given) as folded from unnest($1::text[]) with ordinality as asked(given, at) order by at",
      [texts],
    );
    const differing = texts.filter((text, index) => rows[index]?.folded !== foldForSearch(text));
    expect(differing).toEqual([]);
  });

  it("[H9] a text of a million marks is folded at once, here and there", async () => {
    const hostile = [
      `a${"\u0301\u0323".repeat(500_000)}`,
      `\u0915${`${"\u093c\u094d".repeat(14)}\u200b`.repeat(30_000)}`,
    ];
    for (const text of hostile) expect(foldForSearch(text).length).toBeLessThan(100);
    const { rows } = await database.pool.query<{ longest: number }>(
      "select max(length(search_fold(given))) as longest from unnest($1::text[]) as asked(given)",
      [hostile],
    );
    expect(rows[0]?.longest).toBeLessThan(100);
  });
});
