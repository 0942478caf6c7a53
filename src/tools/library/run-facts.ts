import { fileNameOf } from "#platform/file-names.ts";
import { deviceNames, outputNames } from "../design/mockups/ui/screen-names.ts";
import { lights, sets } from "../design/product/product-rules.ts";
import { orderedStyles, styleNameOf } from "../design/style-rules.ts";
import { kindNames, ratioNames } from "../design/ui/design-names.ts";
import { techniques } from "../ideas/ideation/deck.ts";
import { contentTypes, languages, temperatures, tones } from "../run-screens/text/text-choices.ts";

type Settings = Readonly<Record<string, unknown>>;

/** Settings in which tools keep what the user wrote. */
const promptFields = ["prompt", "text", "question", "topic", "title"];
/** Said elsewhere, or ids. */
const hidden = new Set([
  ...[...promptFields, "engine", "modelName", "brandKitId", "photoId", "documentId"],
  ...["cutOutId", "foot", "searchId", "filters", "conversationId"],
  // What only repeats the run, or tells the engine what there was already.
  ...["seed", "known", "within"],
]);
/** Names of settings in the forms. The kind of result is the tool's, so that of a design is another one. */
const names: Readonly<Record<string, string>> = {
  kind: "Design",
  aspectRatio: "Format",
  count: "How many",
  mayFallBack: "May use another engine",
  set: "Scene",
};

const named = (list: readonly { readonly id: string; readonly name: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));
const namesIn = (record: Readonly<Record<string, { readonly name: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(record).map(([id, { name }]) => [id, name]));

/** Names of a setting's choices in the forms. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: { ...namesIn(kindNames), mockup: "Screens" },
  style: Object.fromEntries(orderedStyles.map((id) => [id, styleNameOf(id).name])),
  // Their sizes in pixels are those of designs alone.
  aspectRatio: Object.fromEntries(
    Object.entries(ratioNames).map(([id, name]) => [id, `${name.split(",", 1)[0]}, ${id}`]),
  ),
  device: deviceNames,
  outputs: namesIn(outputNames),
  set: namesIn(sets),
  light: namesIn(lights),
  technique: named(techniques),
  contentType: named(contentTypes),
  tone: named(tones),
  language: named(languages),
  temperature: named(temperatures),
};

/** Text that the user wrote. */
export function promptOf(settings: Settings): string {
  const written = promptFields.map((field) => (Object.hasOwn(settings, field) ? settings[field] : undefined));
  return written.find((value): value is string => typeof value === "string" && value.trim() !== "")?.trim() ?? "";
}

const nameMax = 60;

/** Name of a run's files, by what the user wrote, without an ending. */
export const fileNameOfRun = ({ settings, kind }: { readonly settings: Settings; readonly kind: string }): string =>
  fileNameOf(promptOf(settings).slice(0, nameMax) || kind);

const factsMax = 16;
const valueMax = 300;

/** The other settings, in words: `{ aspectRatio: "3:4" }` is "Aspect ratio: 3:4". */
export function factsOf(settings: Settings): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(settings)
    .filter(([field]) => !hidden.has(field))
    .flatMap(([field, value]) => {
      const words = inWords(value, Object.hasOwn(choices, field) ? choices[field] : {});
      return words === "" ? [] : [{ name: nameOf(field), value: words }];
    })
    .slice(0, factsMax);
}

const nameOf = (field: string): string => {
  if (Object.hasOwn(names, field)) return names[field] ?? field;
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

function inWords(value: unknown, chosen: Readonly<Record<string, string>> = {}): string {
  if (typeof value === "string" && Object.hasOwn(chosen, value)) return chosen[value] ?? value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.length > valueMax ? `${value.slice(0, valueMax)}…` : value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");
  return isList ? inWords(value.map((one) => inWords(one, chosen)).join(", ")) : "";
}
