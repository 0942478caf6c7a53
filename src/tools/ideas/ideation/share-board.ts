import type { SharedContent } from "#work/index.ts";
import { type Board, type Card, type Column, cardsIn } from "./board.ts";

type SharedColumn = Pick<Column, "name"> & { readonly cards: readonly Pick<Card, "text" | "votes">[] };

/** A board as a link shows it. */
export interface SharedBoardContent extends SharedContent {
  readonly columns: readonly SharedColumn[];
}

export function shareBoard(_title: string, content: object): SharedBoardContent {
  const board = content as Board;
  const columns = board.columns.map(({ id, name }) => ({
    name,
    cards: cardsIn(board, id).map(({ text, votes }) => ({ text, votes })),
  }));
  return { columns };
}
