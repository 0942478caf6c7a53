import type { DesignDocument } from "./document.ts";

/** The ids of the faces that the texts of all pages are set in, each once. */
export const facesOf = ({
  elements,
  pages = [],
}: Pick<DesignDocument, "elements"> & Partial<Pick<DesignDocument, "pages">>): readonly string[] => {
  const all = [elements, ...pages.map((page) => page.elements)].flat();
  return [...new Set(all.flatMap((element) => (element.kind === "text" ? [element.faceId] : [])))];
};
