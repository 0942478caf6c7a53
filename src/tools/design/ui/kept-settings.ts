import { counts } from "../design-rules.ts";
import type { GeneratorSettings } from "../engine-rules.ts";
import { orderedStyles } from "../style-rules.ts";
import { kindNames, ratioNames } from "./design-names.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads what a form kept in this tab. Another version of the page may have kept it: what isn’t known anymore is left out. */
export function readKeptSettings(text: string): Partial<GeneratorSettings> {
  const { prompt, kind, style, aspectRatio, count, detail, isKindAuto, isFormatAuto, isStyleAuto, engines, photoId } =
    objectIn(text);
  const knownKind = Object.keys(kindNames).find((known) => known === kind) as GeneratorSettings["kind"] | undefined;
  const knownRatio = Object.keys(ratioNames).find((known) => known === aspectRatio) as
    | GeneratorSettings["aspectRatio"]
    | undefined;
  const knownStyle = orderedStyles.find((known) => known === style);
  const knownCount = counts.find((known) => known === count);
  return {
    ...(typeof prompt === "string" && { prompt }),
    ...(knownKind && { kind: knownKind }),
    ...(knownStyle && { style: knownStyle }),
    ...(knownRatio && { aspectRatio: knownRatio }),
    ...(knownCount && { count: knownCount }),
    ...(typeof detail === "number" && { detail }),
    ...(typeof isKindAuto === "boolean" && { isKindAuto }),
    ...(typeof isFormatAuto === "boolean" && { isFormatAuto }),
    ...(typeof isStyleAuto === "boolean" && { isStyleAuto }),
    ...(typeof photoId === "string" && uuid.test(photoId) && { photoId }),
    ...(Array.isArray(engines) && { engines: engines.filter((engine) => typeof engine === "string") }),
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
