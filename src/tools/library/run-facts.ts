type Settings = Readonly<Record<string, unknown>>;

/** Where tools keep what the user wrote. */
const promptFields = ["prompt", "text", "question", "topic", "title"];
/** Said elsewhere, or ids. */
const hidden = new Set([
  ...[...promptFields, "engine", "modelName", "brandKitId", "photoId", "documentId"],
  ...["cutOutId", "foot", "searchId", "filters", "conversationId"],
]);
/** Beside the kind of result, which is the tool's. */
const names: Readonly<Record<string, string>> = { kind: "Design" };

/** What the user wrote. */
export function promptOf(settings: Settings): string {
  const written = promptFields.map((field) => (Object.hasOwn(settings, field) ? settings[field] : undefined));
  return written.find((value): value is string => typeof value === "string" && value.trim() !== "")?.trim() ?? "";
}

const factsMax = 16;
const valueMax = 300;

/** The other settings, in words: `{ aspectRatio: "3:4" }` is "Aspect ratio: 3:4". */
export function factsOf(settings: Settings): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(settings)
    .filter(([field]) => !hidden.has(field))
    .flatMap(([field, value]) => {
      const words = inWords(value);
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

function inWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.length > valueMax ? `${value.slice(0, valueMax)}…` : value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");
  return isList ? inWords(value.join(", ")) : "";
}
