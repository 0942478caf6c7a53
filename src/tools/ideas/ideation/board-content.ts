import { z } from "zod";
import { storable } from "#studio/index.ts";
import { cardsMax, cardTextMax, columnNameMax, columnsMax, votesMax } from "./board.ts";

const id = z.string().min(1).max(40);
const areDifferent = (list: readonly { readonly id: string }[]): boolean =>
  new Set(list.map((one) => one.id)).size === list.length;

/** Content of a board, as pages send it. */
export const boardContent = z
  .strictObject({
    columns: z
      .array(z.strictObject({ id, name: storable(columnNameMax) }))
      .min(1)
      .max(columnsMax, `a board can have ${columnsMax} columns`)
      .refine(areDifferent, "two columns have one id"),
    cards: z
      .array(
        z.strictObject({
          id,
          columnId: id,
          text: storable(cardTextMax),
          votes: z.number().int().min(0).max(votesMax),
        }),
      )
      .max(cardsMax, `a board can have ${cardsMax} cards`)
      .refine(areDifferent, "two cards have one id"),
  })
  .refine(
    ({ columns, cards }) => cards.every(({ columnId }) => columns.some((column) => column.id === columnId)),
    "a card is in a column that isn’t there",
  );
