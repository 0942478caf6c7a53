import { facesOf, type LoadedTypesetter } from "#studio/browser.ts";
import { callForJson } from "#ui/api-client.ts";
import { type Latest, putSaved, type SaveAnswer } from "#work/browser.ts";
import { designsPath } from "../../design-rules.ts";
import type { Edited } from "../edited.ts";

const documentPath = (designId: string): string => `${designsPath}/${designId}/document`;

/** Stores a design as it is now, unless another tab has stored one since the revision. */
export const sendDocument = (
  designId: string,
  { design, brief, choices }: Edited,
  revision: number,
  label: string | undefined,
): Promise<SaveAnswer> => putSaved(documentPath(designId), { document: design, brief, choices, revision, label });

interface SavedDocument extends Omit<Edited, "design"> {
  readonly document: Edited["design"];
  readonly revision: number;
  readonly changedBy?: string;
}

/** Reads the design that is stored, with its fonts. @returns undefined if it can't be read now. */
export async function readDocument(designId: string, fonts: LoadedTypesetter): Promise<Latest<Edited> | undefined> {
  try {
    const saved = await callForJson<SavedDocument>(documentPath(designId));
    const { document: design, brief, choices, revision, changedBy } = saved;
    await fonts.load(facesOf(design));
    return { edited: { design, brief, choices }, revision, by: changedBy };
  } catch {
    return undefined;
  }
}
