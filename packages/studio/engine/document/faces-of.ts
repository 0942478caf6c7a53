import type { DesignDocument } from "./document.ts";

/** The ids of the faces that a document's texts are set in, each once. */
export const facesOf = ({ elements }: Pick<DesignDocument, "elements">): readonly string[] => [
  ...new Set(elements.flatMap((element) => (element.kind === "text" ? [element.faceId] : []))),
];
