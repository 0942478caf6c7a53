/** Bounds of a board of ideas: cards in columns. */
export const cardsMax = 500;
export const columnsMax = 12;
export const cardTextMax = 500;
export const columnNameMax = 60;
export const votesMax = 99;
