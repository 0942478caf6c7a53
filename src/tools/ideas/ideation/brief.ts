import { payloadPath } from "../../run-screens/ui/payload-address.ts";
import { type Board, cardsIn } from "./board.ts";

/** Maximum length of a brief: as long as the prompts of images and screens may be. */
export const briefMax = 2_000;

interface Extent {
  /** The ids of some cards; all if left out. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Maximum length of the text, in characters: cards that don’t fit are left out. */
  readonly lengthMax?: number;
}

/** A board’s cards as a prompt, those with the most votes first. */
export function writeBrief(topic: string, board: Board, { only, lengthMax = briefMax }: Extent = {}): string {
  let brief = topic.trim();
  for (const column of board.columns) {
    const cards = cardsIn(board, column.id)
      .filter((card) => only === undefined || only.has(card.id))
      .toSorted((one, other) => other.votes - one.votes);
    let heading = `\n\n${column.name}:`;
    for (const { text, votes } of cards) {
      const stars = votes > 0 ? ` (${votes === 1 ? "1 vote" : `${votes} votes`})` : "";
      const line = `${heading}\n- ${text.replaceAll("\n", " ")}${stars}`;
      if (brief.length + line.length > lengthMax) break;
      brief += line;
      heading = "";
    }
  }
  return brief.trim();
}

const screens = { image: "/image-generator", design: "/design-generator", text: "/text-generator" } as const;

/** The address of a generator with a brief filled in. */
export const briefPath = (screen: keyof typeof screens, brief: string): string =>
  payloadPath(screens[screen], { prompt: brief.toWellFormed() });
