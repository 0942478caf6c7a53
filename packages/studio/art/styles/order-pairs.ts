import type { Brief } from "../../engine/brief/brief.ts";
import { suitsScript, type Voices } from "../../engine/compose/kit.ts";
import type { Random } from "../../engine/random.ts";
import { faceOf, isScriptFace } from "../../engine/type/faces.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { isSubject } from "../figures/subjects.ts";
import { heavinessOf } from "./moods.ts";
import type { Style, TypePair } from "./style.ts";

/**
 * The type pairs of a style that a brief can be set in, the best first: those of its trade or occasion, then those for all, by the weight that
 * its mood wants.
 */
export function orderPairs(
  { voices }: Style,
  brief: Brief,
  { typesetter, random }: { readonly typesetter: Typesetter; readonly random: Random },
): readonly TypePair[] {
  const mixed = random.shuffled(voices);
  const own = mixed.filter((pair) => isOfSubject(pair, brief) && holdsHeadline(pair, brief, typesetter));
  const general = mixed.filter(({ subjects }) => subjects === undefined);
  const heavy = heavinessOf(brief.mood);
  if (heavy === 0) return [...own, ...general];
  const weight = ({ display }: Voices) => faceOf(display.faceId).weight;
  return [...own, ...general.toSorted((a, b) => Math.sign(heavy) * (weight(b) - weight(a)))];
}

const isOfSubject = ({ subjects }: TypePair, { subject }: Brief): boolean =>
  isSubject(subject) && (subjects?.includes(subject) ?? false);

/** A face that lacks a letter of the headline would be replaced by one that looks different. */
function holdsHeadline({ display }: Voices, brief: Brief, typesetter: Typesetter): boolean {
  const { headline = "", language } = brief;
  if (isScriptFace(display.faceId) && !suitsScript(headline, brief)) return false;
  const words = display.isCaps ? headline.toLocaleUpperCase(language) : headline;
  return typesetter.missingFrom(display.faceId, words).length === 0;
}
