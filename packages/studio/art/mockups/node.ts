import type { Hex } from "../../engine/color/color.ts";
import type { ShapePlan } from "../../engine/compose/kit.ts";
import type { Paint } from "../../engine/document/document.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import type { Voice } from "./voice.ts";

/** A vertical blend of two colors, as CSS and SVG both know it. */
export interface Fade {
  readonly from: Hex;
  readonly to: Hex;
}

/** `soft` is a blurred shadow, `hard` a shifted copy, `extruded` two visible sides as of a block. */
export type Shadow =
  | { readonly kind: "soft"; readonly reach: number; readonly color: Hex; readonly strength: number }
  | { readonly kind: "hard"; readonly by: number; readonly color: Hex }
  | { readonly kind: "extruded"; readonly by: number; readonly side: Hex; readonly foot: Hex };

/** Surface of a box, behind its content. */
export interface Surface {
  readonly fill?: Paint | Fade;
  readonly stroke?: { readonly paint: Paint; readonly width: number };
  readonly radius?: number;
  readonly shadow?: Shadow | undefined;
  /** A line along one side alone. */
  readonly edge?: { readonly side: "top" | "bottom" | "right"; readonly paint: Paint; readonly width: number };
  /** A second, thin line inside of the first. */
  readonly inner?: { readonly paint: Paint; readonly by: number };
}

/** Elements of HTML that boxes and words become. */
export type Tag =
  | "header"
  | "nav"
  | "main"
  | "section"
  | "article"
  | "aside"
  | "footer"
  | "div"
  | "ul"
  | "li"
  | "form"
  | "label"
  | "button"
  | "a"
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td"
  | "h1"
  | "h2"
  | "h3"
  | "p"
  | "span";

interface Common {
  /** Name of its layer, and its class in the page. */
  readonly name: string;
  /** In pixels; else as wide as its content, or as its column. */
  readonly width?: number;
  readonly height?: number;
  /** Its share of the room that is left along its parent. */
  readonly grow?: number;
  /** Left out when there is too little room; those with the highest number first. */
  readonly spare?: number;
}

export interface Box extends Common {
  readonly kind: "box";
  readonly tag?: Tag | undefined;
  /** Description for screen readers, where no words say it. */
  readonly label?: string | undefined;
  /** `layers`: each child lies over the one before it. */
  readonly flow: "row" | "column" | "grid" | "layers";
  readonly columns?: number;
  readonly gap?: number;
  /** Top, right, bottom, left. */
  readonly padding?: readonly [number, number, number, number];
  readonly align?: "start" | "center" | "end" | "stretch";
  readonly justify?: "start" | "center" | "end" | "between";
  readonly surface?: Surface | undefined;
  readonly children: readonly Node[];
  /** Minimum of children: with fewer, it is left out as well. */
  readonly childrenMin?: number;
  /** Children that find no room in the row are left out. */
  readonly dropsOverflow?: boolean;
  /** In narrow columns of the page: even columns become fewer and others go below each other, or all stay on one line. */
  readonly narrow?: "stack" | "keep";
  /** A field of a form; its one child is what it holds. */
  readonly input?: { readonly type: "text" | "email" | "password" | "search"; readonly label: string };
  /** A switch, or a step that is done. */
  readonly state?: { readonly role: "switch" | "checkbox" | "radio" | "tab"; readonly isOn: boolean };
}

export interface Words extends Common {
  readonly kind: "words";
  readonly tag?: Tag | undefined;
  readonly text: string;
  readonly voice: Voice;
  readonly paint?: Paint | undefined;
  /** Paint under the words. */
  readonly on?: Paint | undefined;
  readonly align?: "start" | "middle" | "end" | undefined;
  readonly linesMax?: number;
}

export interface Drawing extends Common {
  readonly kind: "drawing";
  /** Description of what it shows, if that says more than the words beside it. */
  readonly label?: string | undefined;
  readonly height: number;
  readonly heightMax?: number;
  readonly radius?: number;
  readonly draw: (frame: Frame) => readonly ShapePlan[];
  /** Everything is shown on any page width, not cut off at the sides. */
  readonly isWhole?: boolean;
}

export type Node = Box | Words | Drawing;

type Rest<Of extends Node> = Partial<Omit<Of, "kind" | "name" | "children">>;

export const row = (name: string, children: readonly Maybe[], rest: Rest<Box> = {}): Box => ({
  kind: "box",
  name,
  flow: "row",
  align: "center",
  children: children.filter(isNode),
  ...rest,
});

export const column = (name: string, children: readonly Maybe[], rest: Rest<Box> = {}): Box => ({
  kind: "box",
  name,
  flow: "column",
  children: children.filter(isNode),
  ...rest,
});

export const grid = (name: string, columns: number, children: readonly Maybe[], rest: Rest<Box> = {}): Box => ({
  kind: "box",
  name,
  flow: "grid",
  columns,
  children: children.filter(isNode),
  ...rest,
});

export const layers = (name: string, children: readonly Maybe[], rest: Rest<Box> = {}): Box => ({
  kind: "box",
  name,
  flow: "layers",
  children: children.filter(isNode),
  ...rest,
});

/** Controls and cells of tables are one line at every width. */
const oneLine = new Set<Tag | undefined>(["button", "a", "tr", "label"]);
export const isKept = ({ narrow, tag, input }: Box): boolean =>
  narrow === "keep" || input !== undefined || (narrow === undefined && oneLine.has(tag));

/** A part that may be missing. */
export type Maybe = Node | undefined | false;
const isNode = (node: Maybe): node is Node => node !== undefined && node !== false;

export const pad = (y: number, x = y): readonly [number, number, number, number] => [y, x, y, x];
