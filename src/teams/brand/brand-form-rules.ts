import { type Checked, fieldOf, withoutEmpty } from "#platform/forms/rules.ts";
import { brandFileBytesMax, brandFileMegabytesMax, parseBrandColor } from "./brand-rules.ts";

const intents = ["picture", "remove-picture", "logo", "remove-logo", "color", "remove-color"] as const;
type BrandIntent = (typeof intents)[number];

/** Checks each form of a team's brand. */
export function checkBrandForm(form: FormData): Checked<"intent" | "color"> {
  const intent = intents.find((known) => known === fieldOf(form, "intent"));
  const values = { intent: intent ?? "", color: fieldOf(form, "color") };
  if (!intent) return { values, errors: { intent: "This form has changed. Reload the page and try again." } };
  return { values, errors: withoutEmpty(errorsOf(intent, form)) };
}

function errorsOf(intent: BrandIntent, form: FormData): Readonly<Record<string, string | undefined>> {
  if (intent === "logo" || intent === "picture") return { [intent]: fileError(form.get(intent)) };
  if (intent !== "color") return {};
  return { color: parseBrandColor(fieldOf(form, "color")) ? undefined : "Enter a color such as #1a73e8." };
}

function fileError(file: FormDataEntryValue | null): string | undefined {
  // Browsers send a file field without a file as an empty one.
  if (!(file instanceof File) || file.size === 0) return "Please choose a picture first.";
  return file.size > brandFileBytesMax
    ? `This picture is larger than ${brandFileMegabytesMax} MB. Please choose a smaller one.`
    : undefined;
}
