import { fileNameOf } from "#platform/file-names.ts";
import { labelOfName } from "#platform/label-of-name.ts";
import type { WorkKinds } from "../work-kinds.ts";

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

/** The other settings, in words: `{ aspectRatio: "3:4" }` is "Format: Portrait, 3:4". @param choices names of choices, by the setting. */
export function factsOf(
  settings: Settings,
  choices: WorkKinds["settingNames"],
): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(settings)
    .filter(([field]) => !hidden.has(field))
    .flatMap(([field, value]) => {
      const words = textOf(value, Object.hasOwn(choices, field) ? choices[field] : {});
      return words === "" ? [] : [{ name: nameOf(field), value: words }];
    })
    .slice(0, factsMax);
}

const nameOf = (field: string): string => (Object.hasOwn(names, field) && names[field]) || labelOfName(field);

function textOf(value: unknown, chosen: Readonly<Record<string, string>> = {}): string {
  if (typeof value === "string" && Object.hasOwn(chosen, value)) return chosen[value] ?? value;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.length > valueMax ? `${value.slice(0, valueMax)}…` : value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");
  return isList ? textOf(value.map((one) => textOf(one, chosen)).join(", ")) : "";
}
