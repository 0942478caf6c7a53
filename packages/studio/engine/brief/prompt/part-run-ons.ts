import { compilePattern } from "../compile-pattern.ts";
import type { Reader } from "./reading.ts";

/** They begin what is said next, where nothing parts it from the name: 'Patitas del Valle urgencias 24 hrs'. */
const labels =
  "garant[ií]as?|garantie|guaranteed?|inscripci[oó]n|inscription|urgencias|urgences|notdienst|emergency|emergencies|emergencias";
const labeled = compilePattern(`(?<=[\\p{L}\\p{N}]{2}) (?=(?:${labels}) (?:de |nur |only |solo )?\\d)`, "giu");
/** A word before a label that goes on to it: 'servicio de urgencias 24 h'. */
const open =
  /(?:^|\s)(?:de|del|la|las|el|los|le|les|des|the|and|y|et|und|con|avec|mit|with|sin|sans|without|no|our|24)$/iu;

const capital = "\\p{Lu}[\\p{L}'’-]+";
const plural = "\\p{Ll}{3,}[sx]";
/** 'Fumigaciones El Escudo cucarachas ratas chinches': a row of things behind a name. */
const rowBehindName = compilePattern(
  `(?<=(?:^|[\\n,.] ?|\\p{L} )(?<name>${capital}(?: (?:de|del|du|des|&|${capital})){0,3})) (?<row>${plural}(?: ${plural}){1,6})(?=\\s*(?:$|[\\n,.]))`,
  "gu",
);

/** Parts what users run together: a name, what is done there, and what is promised. */
export const partRunOns: Reader = ({ text, finds }) => {
  const parted = text.replaceAll(labeled, (blank, at: number) => {
    const before =
      text
        .slice(0, at)
        .split(/[\n,.;:!?]/u)
        .at(-1) ?? "";
    return before.trim().includes(" ") && !open.test(before) ? ", " : blank;
  });
  const rows = parted.replaceAll(rowBehindName, (words) => `, ${words.trim().replaceAll(" ", ", ")}`);
  return { text: rows, finds };
};
