import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addCards,
  addColumn,
  type Board,
  cardsIn,
  cardsMax,
  changeCard,
  moveCards,
  removeCards,
  removeColumn,
  renameColumn,
  shiftCard,
  sortCards,
  vote,
} from "./board.ts";
import { boardContent } from "./board-content.ts";
import { mergeBoards } from "./merge-boards.ts";

/** `A: a b c*2, B: d`: columns, their cards, and votes. */
const boardOf = (text: string): Board => {
  const columns = text.split(", ").map((part) => part.split(":") as [string, string]);
  return {
    columns: columns.map(([name]) => ({ id: name, name })),
    cards: columns.flatMap(([columnId, cards]) =>
      cards
        .trim()
        .split(" ")
        .filter(Boolean)
        .map((card) => {
          const [id = "", votes = "0"] = card.split("*");
          return { id, columnId, text: id, votes: Number(votes) };
        }),
    ),
  };
};
const written = (board: Board | undefined): string | undefined =>
  board?.columns
    .map(({ id }) => {
      const cards = cardsIn(board, id).map(({ text, votes }) => (votes > 0 ? `${text}*${votes}` : text));
      return `${id}: ${cards.join(" ")}`;
    })
    .join(", ");
const merged = (base: Board, mine: Board, theirs: Board) => written(mergeBoards({ base, mine, theirs })?.edited);
const base = boardOf("A: a b c, B: d e");

describe("merging two versions of a board", () => {
  it.each([
    ["cards that both have added at one place", "A: a b c m, B: d e", "A: a b c t, B: d e", "A: a b c t m, B: d e"],
    ["cards in different columns", "A: m a b c, B: d e", "A: a b c, B: d t e", "A: m a b c, B: d t e"],
    ["a move and a new card", "A: a c, B: d e b", "A: a b t c, B: d e", "A: a t c, B: d e b"],
    ["another order and a new card", "A: c b a, B: d e", "A: a b c t, B: d e", "A: c t b a, B: d e"],
    ["my order and theirs: the later one", "A: c b a, B: d e", "A: b a c, B: d e", "A: c b a, B: d e"],
    ["votes, which add up", "A: a*2 b c, B: d e", "A: a*3 b c, B: d e", "A: a*5 b c, B: d e"],
    ["a card that one has deleted", "A: a c, B: d e", "A: a b c t, B: d e", "A: a c t, B: d e"],
    ["a card deleted by one, with a vote of the other", "A: a c, B: d e", "A: a b*1 c, B: d e", "A: a b*1 c, B: d e"],
    ["a column that one has removed", "A: a b c d e", "A: a b c t, B: d e", "A: a b c t d e"],
    [
      "a column removed by one, with a new card of the other",
      "A: a b c d e",
      "A: a b c, B: d t e",
      "A: a b c d e, B: t",
    ],
    ["new columns", "A: a b c, M: m, B: d e", "A: a b c, B: d e, T: t", "A: a b c, M: m, B: d e, T: t"],
    ["each other’s column removed", "A: ", "B: ", "B: "],
  ])("[G1] %s", (what, mine, theirs, result) => {
    const first = what.startsWith("each") ? boardOf("A: , B: ") : base;
    expect(merged(first, boardOf(mine), boardOf(theirs))).toBe(result);
  });

  it("[G1] keeps both texts of a card that both have changed: mine in place, theirs below it, again with every merge", () => {
    const [mine, theirs] = [changeCard(base, "b", { text: "mine" }), changeCard(base, "b", { text: "theirs" })];
    const result = mergeBoards({ base, mine, theirs });
    expect([written(result?.edited), result?.doubled]).toEqual(["A: a mine theirs c, B: d e", ["theirs"]]);
    expect(mergeBoards({ base, mine, theirs })).toEqual(result);
    // The next one has both, and a third text.
    const next = mergeBoards({ base, mine: changeCard(base, "b", { text: "third" }), theirs: result?.edited as Board });
    expect(written(next?.edited)).toBe("A: a third mine theirs c, B: d e");
    expect(merged(base, mine, mine)).toBe("A: a mine c, B: d e");
  });

  it("[G1] merges nothing that is more than a board takes", () => {
    const half = (name: string) => addCards(base, "A", Array(cardsMax / 2).fill(name));
    expect(mergeBoards({ base, mine: half("m"), theirs: half("t") })).toBeUndefined();
  });

  const edits = fc.array(fc.record({ kind: fc.nat(9), at: fc.nat(30), to: fc.nat(5), by: fc.nat(1_000_000) }), {
    maxLength: 12,
  });
  type Edits = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;
  const edited = (board: Board, all: Edits, name: string) =>
    all.reduce((before, { kind, at, to, by }): Board => {
      const card = before.cards[at % Math.max(1, before.cards.length)]?.id ?? "";
      const column = before.columns[to % before.columns.length]?.id ?? "";
      const text = `${name}${by}`;
      switch (kind) {
        case 0:
        case 1:
          return addCards(before, column, [text]);
        case 2:
          return changeCard(before, card, { text });
        case 3:
          return vote(before, card, by % 3 === 0 ? -1 : 1);
        case 4:
          return removeCards(before, new Set([card]));
        case 5:
          return moveCards(before, new Set([card]), column);
        case 6:
          return shiftCard(before, card, by % 2 ? "up" : "right");
        case 7:
          return by % 2 ? sortCards(before, "text") : renameColumn(before, column, text);
        case 8:
          return addColumn(before, text);
        default:
          return removeColumn(before, column);
      }
    }, board);
  const changedTexts = (board: Board): readonly string[] =>
    board.cards.flatMap(({ id, text }) => (base.cards.some((one) => one.id === id && one.text === text) ? [] : [text]));

  it("[G1] of any edits: the result is a board, has every text that either has written, and what neither has deleted", () => {
    fc.assert(
      fc.property(edits, edits, (own, others) => {
        const [mine, theirs] = [edited(base, own, "m"), edited(base, others, "t")];
        const result = mergeBoards({ base, mine, theirs });
        if (!result) return mine.columns.length + theirs.columns.length > 12;
        const { edited: board } = result;
        expect(boardContent.safeParse(board).error).toBeUndefined();
        const texts = board.cards.map(({ text }) => text);
        expect(texts).toEqual(expect.arrayContaining([...changedTexts(mine), ...changedTexts(theirs)]));
        const ids = (one: Board) => new Set(one.cards.map(({ id }) => id));
        for (const { id } of base.cards) {
          const [isMine, isTheirs] = [ids(mine).has(id), ids(theirs).has(id)];
          if (isMine && isTheirs) expect(ids(board)).toContain(id);
          if (!isMine && !isTheirs) expect(ids(board)).not.toContain(id);
        }
        return true;
      }),
      { numRuns: 1_000 },
    );
  });

  it("[G1] where one has changed nothing, the result is what the other has", () => {
    const byColumn = (board: Board | undefined) =>
      board && { columns: board.columns, cards: board.columns.map(({ id }) => cardsIn(board, id)) };
    fc.assert(
      fc.property(edits, (all) => {
        const changed = edited(base, all, "m");
        const own = mergeBoards({ base, mine: changed, theirs: base });
        const others = mergeBoards({ base, mine: base, theirs: changed });
        expect([byColumn(own?.edited), byColumn(others?.edited)]).toEqual([byColumn(changed), byColumn(changed)]);
        expect([own?.doubled, others?.doubled]).toEqual([[], []]);
      }),
      { numRuns: 500 },
    );
  });
});
