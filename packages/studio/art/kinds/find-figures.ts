import { foldForSearch } from "#text/fold-for-search.ts";
import { findThings } from "../../engine/brief/find-things.ts";
import { pathData } from "../../engine/geometry/path.ts";
import { createRandom } from "../../engine/random.ts";
import { figures } from "../figures/catalogue.ts";
import { drawFigure, fitPieces } from "../figures/draw-figure.ts";
import type { Figure, Piece } from "../figures/figure.ts";
import { findFigure, libraryIds } from "../figures/library.ts";
import { findMotif } from "../logos/motifs-for.ts";
import { figuresNamedIn } from "./figure-set.ts";

/** A figure to choose from, drawn in a square of 100. */
export interface ShownFigure {
  readonly id: string;
  /** Name in English. */
  readonly name: string;
  readonly pieces: readonly ShownPiece[];
}

interface ShownPiece extends Pick<Piece, "part" | "line"> {
  /** Outline as an SVG's `d`. */
  readonly data: string;
}

/** Figures of the library that are shown for a few letters. */
const libraryMax = 60;

/** The library's figures for words: the things that they name, then those whose name has the words in it. It has none for logos. */
function inLibrary(words: string, folded: string): readonly Figure[] {
  const named = findThings(words, undefined).map(({ id }) => id);
  const similar = libraryIds().filter((id) => nameOf(id).includes(folded));
  return [...named, ...similar].slice(0, libraryMax).flatMap((id) => findFigure(id) ?? []);
}

/**
 * The figures that words bring to mind, in English, German, French or Spanish, and those whose name has the words in it; all that the
 * studio draws itself, if there are no words.
 * @param forLogos those that can be a logo.
 */
export function findFigures(words: string, { forLogos }: { readonly forLogos: boolean }): readonly ShownFigure[] {
  const part = words.trim().toLowerCase();
  const folded = foldForSearch(words);
  const all = [...figures.values()];
  const own = () => [...figuresNamedIn(part), ...all.filter(({ id }) => nameOf(id).includes(folded))];
  const found = part === "" ? all : forLogos ? own() : [...own(), ...inLibrary(part, folded)];
  return [...new Set(found)].filter(({ id }) => !forLogos || findMotif(id)).map(shown);
}

const nameOf = (id: string): string => id.replaceAll("-", " ");

/** One for each figure of the catalogue. */
const drawn = new Map<string, ShownFigure>();

function shown(figure: Figure): ShownFigure {
  const known = drawn.get(figure.id);
  if (known) return known;
  const pieces = fitPieces(drawFigure(figure, createRandom("shown")), { x: 6, y: 6, width: 88, height: 88 });
  const made = {
    id: figure.id,
    name: nameOf(figure.id),
    pieces: pieces.map(({ path, part, line }) => ({
      data: pathData(path),
      part,
      ...(line && { line: Math.round(line) }),
    })),
  };
  drawn.set(figure.id, made);
  return made;
}
