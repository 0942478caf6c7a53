/** Rules of films that reveal a design. Pure: the page offers what the server takes. */
import { z } from "zod";
import type { StyleId } from "#studio/rules.ts";
import { designsPath } from "../design-rules.ts";

/** Ways to come in. Each is that of a style, whatever the style of the design. */
export const reveals = [
  { id: "rise", name: "Rise", about: "Shapes and words rise into place", style: "swiss" },
  { id: "grow", name: "Grow", about: "Shapes grow from their center with a slight bounce", style: "bauhaus" },
  { id: "lay", name: "Lay down", about: "Shapes are laid down with a turn, like cut paper", style: "cut-out" },
  { id: "slide", name: "Slide", about: "Shapes slide in from the side", style: "riso" },
  { id: "fade", name: "Fade", about: "Everything fades in, in place", style: "soft" },
  { id: "drop", name: "Drop", about: "Shapes fall into place from above", style: "isometric" },
  { id: "snap", name: "Snap", about: "Parts appear one by one, without a transition", style: "brutal" },
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly style: StyleId;
}[];
export type RevealId = (typeof reveals)[number]["id"];

/** In seconds. */
export const filmLengths = [3, 4, 5, 6] as const;
export const standardLength = 5;

/** The query of a film’s address; without one it is the style’s own reveal, in its usual length. */
export const filmQuerySchema = z.object({
  reveal: z.enum(reveals.map(({ id }) => id) as [RevealId, ...RevealId[]]).optional(),
  seconds: z
    .enum(filmLengths.map(String) as [string, ...string[]])
    .transform(Number)
    .optional(),
});

export const filmAddress = (designId: string, reveal: RevealId, seconds: number): string =>
  `${designsPath}/${designId}/design.mp4?${new URLSearchParams({ reveal, seconds: String(seconds) })}`;

/** The style whose motion a reveal has. */
export const styleOfReveal = (id: RevealId): StyleId => reveals.find((one) => one.id === id)?.style ?? "swiss";
