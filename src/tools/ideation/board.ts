/** A board of ideas: cards in columns, in their order. Pure: the page edits with it what the server checks. */
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
  /** Those of one column in the order in which they are shown. */
  readonly cards: readonly Card[];
}

export const cardsMax = 500;
export const columnsMax = 12;
export const cardTextMax = 500;
export const columnNameMax = 60;
export const votesMax = 99;
