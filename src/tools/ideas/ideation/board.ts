/** A board of ideas: cards in columns. Pure: the page edits with it what the server checks. */
export interface Card {
  readonly id: string;
  readonly columnId: string;
  readonly text: string;
  readonly votes: number;
}

export interface Column {
  readonly id: string;
  readonly name: string;
}

export interface Board {
  readonly columns: readonly Column[];
  /** Cards of the board, those of one column in the order in which they are shown. */
  readonly cards: readonly Card[];
}

export const cardsMax = 500;
export const columnsMax = 12;
export const cardTextMax = 500;
export const columnNameMax = 60;
export const votesMax = 99;

export const newBoard = (): Board => ({
  columns: ["Ideas", "Shortlist", "Parked"].map((name) => ({ id: crypto.randomUUID(), name })),
  cards: [],
});

export const cardsIn = (board: Board, columnId: string): readonly Card[] =>
  board.cards.filter((card) => card.columnId === columnId);

/** Adds cards below those of a column, as many as a board takes. */
export function addCards(board: Board, columnId: string, texts: readonly string[]): Board {
  const added = texts
    .filter((text) => text.trim() !== "")
    .slice(0, cardsMax - board.cards.length)
    .map((text) => ({ id: crypto.randomUUID(), columnId, text: text.slice(0, cardTextMax).toWellFormed(), votes: 0 }));
  return added.length === 0 ? board : { ...board, cards: [...board.cards, ...added] };
}

export const changeCard = (board: Board, id: string, change: Partial<Pick<Card, "text" | "votes">>): Board => ({
  ...board,
  cards: board.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
});

export function vote(board: Board, id: string, by: 1 | -1): Board {
  const votes = board.cards.find((card) => card.id === id)?.votes ?? 0;
  return changeCard(board, id, { votes: Math.min(votesMax, Math.max(0, votes + by)) });
}

export const removeCards = (board: Board, ids: ReadonlySet<string>): Board => ({
  ...board,
  cards: board.cards.filter((card) => !ids.has(card.id)),
});

/** Moves cards into a column, in their order. @param beforeId the card that they are put before; the column’s end if left out. */
export function moveCards(board: Board, ids: ReadonlySet<string>, columnId: string, beforeId?: string): Board {
  const moved = board.cards.filter((card) => ids.has(card.id)).map((card) => ({ ...card, columnId }));
  if (moved.length === 0 || (beforeId !== undefined && ids.has(beforeId))) return board;
  const rest = board.cards.filter((card) => !ids.has(card.id));
  const at = rest.findIndex((card) => card.id === beforeId);
  return { ...board, cards: rest.toSpliced(at < 0 ? rest.length : at, 0, ...moved) };
}

export type Shift = "up" | "down" | "left" | "right";

/** Moves a card one place. The same board where there is none. */
export function shiftCard(board: Board, id: string, shift: Shift): Board {
  const card = board.cards.find((one) => one.id === id);
  if (!card) return board;
  if (shift === "left" || shift === "right") {
    const at = board.columns.findIndex((column) => column.id === card.columnId);
    const next = board.columns[at + (shift === "left" ? -1 : 1)];
    return next ? moveCards(board, new Set([id]), next.id) : board;
  }
  const column = cardsIn(board, card.columnId);
  const at = column.indexOf(card);
  if (shift === "up") return at <= 0 ? board : moveCards(board, new Set([id]), card.columnId, column[at - 1]?.id);
  return at === column.length - 1 ? board : moveCards(board, new Set([id]), card.columnId, column[at + 2]?.id);
}

export type Order = "votes" | "text";

/** Sorts the cards of each column. Those that are equal stay in their order. */
export function sortCards(board: Board, by: Order): Board {
  const compare = (one: Card, other: Card): number =>
    by === "votes" ? other.votes - one.votes : one.text.localeCompare(other.text, "en", { sensitivity: "base" });
  return { ...board, cards: board.cards.toSorted(compare) };
}

export function addColumn(board: Board, name: string): Board {
  if (board.columns.length >= columnsMax) return board;
  return { ...board, columns: [...board.columns, { id: crypto.randomUUID(), name }] };
}

export const renameColumn = (board: Board, id: string, name: string): Board => ({
  ...board,
  columns: board.columns.map((column) => (column.id === id ? { ...column, name } : column)),
});

/** Column that gets the cards of a column that is removed. */
export function columnBeside(board: Board, id: string): Column | undefined {
  const at = board.columns.findIndex((column) => column.id === id);
  return board.columns[at === 0 ? 1 : at - 1];
}

/** Its cards go into the column beside it. The last one stays. */
export function removeColumn(board: Board, id: string): Board {
  const at = board.columns.findIndex((column) => column.id === id);
  const beside = columnBeside(board, id);
  if (at < 0 || !beside) return board;
  const ids = new Set(cardsIn(board, id).map((card) => card.id));
  return { ...moveCards(board, ids, beside.id), columns: board.columns.toSpliced(at, 1) };
}

/** Puts a column back, with its cards except those deleted since then. @param before the board that had it. */
export function restoreColumn(board: Board, before: Board, id: string): Board {
  const at = before.columns.findIndex((column) => column.id === id);
  const column = before.columns[at];
  const isThere = board.columns.some((one) => one.id === id);
  if (!column || isThere || board.columns.length >= columnsMax) return board;
  const ids = new Set(cardsIn(before, id).map((card) => card.id));
  return moveCards({ ...board, columns: board.columns.toSpliced(at, 0, column) }, ids, id);
}
