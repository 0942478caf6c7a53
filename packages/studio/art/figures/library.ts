import { mapPoints } from "../../engine/geometry/path.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { figures } from "./catalogue.ts";
import type { Figure, Piece } from "./figure.ts";
import { libraryDrawings } from "./library-drawings.ts";

const parts: Readonly<Record<string, Piece["part"]>> = { b: "body", d: "detail", a: "accent" };

/** Lines of the library by the ids of their figures, read when the first is needed. */
let lines: ReadonlyMap<string, string> | undefined;
function linesById(): ReadonlyMap<string, string> {
  lines ??= new Map(
    libraryDrawings.split("\n").map((line) => {
      const [id = "", pieces = ""] = line.split("\t");
      return [id, pieces];
    }),
  );
  return lines;
}

const read = new Map<string, Figure>();

/** A figure of the library, in the parts that styles color: nothing of an icon's own colors is left. */
function libraryFigure(id: string): Figure | undefined {
  const known = read.get(id);
  if (known) return known;
  const line = linesById().get(id);
  if (line === undefined) return undefined;
  const pieces = line.split("|").map((piece): Piece => {
    const path = mapPoints(readPath(piece.slice(1)), ([x, y]) => [x / 10, y / 10]);
    return { path, part: parts[piece[0] ?? ""] ?? "body" };
  });
  const made: Figure = { id, isUpright: true, draw: () => pieces };
  read.set(id, made);
  return made;
}

/** The figure with an id: the one that the studio draws itself, else the library's. */
export const findFigure = (id: string): Figure | undefined => figures.get(id) ?? libraryFigure(id);

/** Ids of all figures of the library. */
export const libraryIds = (): readonly string[] => [...linesById().keys()];
