import type { SaveAnswer } from "#work/browser.ts";
import { putSaved } from "#work/browser.ts";
import { designsPath } from "../../design-rules.ts";
import type { Edited } from "../edited.ts";

/** Stores a design as it is now, unless another tab has stored one since the revision. */
export const sendDocument = (
  designId: string,
  { design, brief, choices }: Edited,
  revision: number,
  label: string | undefined,
): Promise<SaveAnswer> =>
  putSaved(`${designsPath}/${designId}/document`, { document: design, brief, choices, revision, label });
