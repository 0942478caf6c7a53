import type { Brief, Choices, DesignDocument } from "#studio/browser.ts";
import { callForJson } from "#ui/api-client.ts";
import { designsPath } from "../design-rules.ts";
import type { Edited } from "./edited.ts";

/** Parts of the brief and the choices that the next composition changes; the rest stays. */
export interface Wish {
  readonly brief?: Partial<Brief>;
  readonly choices?: Partial<Choices>;
}

/**
 * Has the server compose the design again, around what is locked. Nothing is stored, and it costs nothing.
 * @throws {Error} with words for the user.
 */
export const composeAgain = (designId: string, { design, brief, choices }: Edited, wish: Wish): Promise<Edited> =>
  ask(`${designsPath}/${designId}/compose`, {
    document: design,
    from: { brief, choices },
    brief: { ...brief, ...wish.brief },
    choices: { ...choices, ...wish.choices },
    locked: [],
  });

/** Has the server give the design a brand kit's look. Nothing is stored. @throws {Error} with words for the user. */
export const applyKit = (designId: string, { design, brief, choices }: Edited, kitId: string): Promise<Edited> =>
  ask(`${designsPath}/${designId}/brand`, { document: design, brief, choices, kitId });

async function ask(path: string, json: object): Promise<Edited> {
  const { document, brief, choices } = await callForJson<
    Omit<Edited, "design"> & { readonly document: DesignDocument }
  >(path, { json });
  return { design: document, brief, choices };
}

/** Other colors of the same style. Nothing moves. */
export async function otherColors(designId: string, edited: Edited, turn: number): Promise<Edited> {
  // Another variant says which colors it would have.
  const variant = (edited.choices.variant + turn) % 10_000;
  const other = await composeAgain(designId, edited, { choices: { variant, palette: undefined } });
  return composeAgain(designId, edited, { choices: { palette: other.choices.palette } });
}
