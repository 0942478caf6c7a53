import type { StyleId } from "../../engine/brief/brief.ts";
import { bauhaus } from "./bauhaus/bauhaus.ts";
import { brutal } from "./brutal/brutal.ts";
import { cutOut } from "./cut-out/cut-out.ts";
import { deco } from "./deco/deco.ts";
import { editorial } from "./editorial/editorial.ts";
import { isometric } from "./isometric/isometric.ts";
import { line } from "./line/line.ts";
import { riso } from "./riso/riso.ts";
import { soft } from "./soft/soft.ts";
import type { Style } from "./style.ts";
import { swiss } from "./swiss/swiss.ts";

const styles: Readonly<Record<StyleId, Style>> = {
  swiss,
  bauhaus,
  "cut-out": cutOut,
  deco,
  riso,
  editorial,
  soft,
  line,
  brutal,
  isometric,
};

export const styleOf = (id: StyleId): Style => styles[id];
