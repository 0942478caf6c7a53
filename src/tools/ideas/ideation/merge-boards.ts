import { isClash, laterOf, type Merged, mergeOrder, secondId, type Versions } from "#work/browser.ts";
import { type Board, type Card, type Column, cardsIn, cardsMax, columnsMax, votesMax } from "./board.ts";

/**
 * Merges what two people, or two tabs, have made of one board. Different cards: both are kept. The same card: votes add up, my place and text
 * win, and their text becomes a card below it. Deleted by one and changed by the other: it stays.
 * @returns undefined for more than a board takes.
 */
export function mergeBoards({ base, mine, theirs }: Versions<Board>): Merged<Board> | undefined {
  const all = { base: byId(base.cards), mine: byId(mine.cards), theirs: byId(theirs.cards) };
  const taken = new Set(Object.values(all).flatMap((cards) => [...cards.keys()]));
  const merged = new Map<string, Card>();
  /** Their texts, by the card that they are put below. */
  const doubles = new Map<string, Card>();
  for (const id of new Set([...all.theirs.keys(), ...all.mine.keys()])) {
    const before = all.base.get(id);
    const [own, other] = [all.mine.get(id), all.theirs.get(id)];
    const card = own && other ? mergeCard(before ?? other, own, other) : keptCard(before, own ?? other);
    if (!card) continue;
    merged.set(id, card);
    if (own && other && isClash({ base: before?.text, mine: own.text, theirs: other.text })) {
      doubles.set(id, { ...card, id: secondId(id, taken), text: other.text, votes: 0 });
    }
  }
  const columns = mergeColumns({ base, mine, theirs }, [...merged.values()]);
  const cards = columns.flatMap(({ id: columnId }) => {
    const here = [...merged.values()].filter((card) => card.columnId === columnId);
    const idsIn = (board: Board) => cardsIn(board, columnId).map(({ id }) => id);
    const kept = new Set(here.map(({ id }) => id));
    const order = mergeOrder({ base: idsIn(base), mine: idsIn(mine), theirs: idsIn(theirs), kept });
    return order.flatMap((id) => [merged.get(id), doubles.get(id)].filter((card) => card !== undefined));
  });
  if (cards.length > cardsMax || columns.length > columnsMax) return undefined;
  return { edited: { columns, cards }, doubled: [...doubles.values()].map(({ text }) => text) };
}

const byId = <One extends { readonly id: string }>(list: readonly One[]): ReadonlyMap<string, One> =>
  new Map(list.map((one) => [one.id, one]));

function mergeCard(base: Card, mine: Card, theirs: Card): Card {
  const votes = theirs.votes + mine.votes - base.votes;
  return {
    id: mine.id,
    columnId: laterOf({ base: base.columnId, mine: mine.columnId, theirs: theirs.columnId }),
    text: laterOf({ base: base.text, mine: mine.text, theirs: theirs.text }),
    votes: Math.min(votesMax, Math.max(0, votes)),
  };
}

/** A card that only one has: new, or deleted by the other. */
function keptCard(base: Card | undefined, card: Card | undefined): Card | undefined {
  const isAsBefore =
    base && card && base.columnId === card.columnId && base.text === card.text && base.votes === card.votes;
  return isAsBefore ? undefined : card;
}

/** A column that one has removed stays if the other has renamed it, or put a card into it. */
function mergeColumns({ base, mine, theirs }: Versions<Board>, cards: readonly Card[]): readonly Column[] {
  const all = { base: byId(base.columns), mine: byId(mine.columns), theirs: byId(theirs.columns) };
  const merged = new Map<string, Column>();
  for (const id of new Set([...all.theirs.keys(), ...all.mine.keys()])) {
    const before = all.base.get(id);
    const [own, other] = [all.mine.get(id), all.theirs.get(id)];
    const left = own ?? other;
    if (own && other) {
      const base = (before ?? other).name;
      merged.set(id, { id, name: laterOf({ base, mine: own.name, theirs: other.name }) });
    } else if (left && (left.name !== before?.name || cards.some(({ columnId }) => columnId === id))) {
      merged.set(id, left);
    }
  }
  // Each has removed the other’s last one.
  if (merged.size === 0) return theirs.columns;
  const idsOf = (board: Board) => board.columns.map(({ id }) => id);
  const kept = new Set(merged.keys());
  const order = mergeOrder({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs), kept });
  return order.flatMap((id) => merged.get(id) ?? []);
}
