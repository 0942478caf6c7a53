import { tidyLine } from "#platform/forms/rules.ts";

const errorLengthMax = 60;
const descriptionLengthMax = 200;

/**
 * What went wrong elsewhere, as the address of the sign-in page says it (specification §2): 'error: description'. Anybody can write such an
 * address, so it is one short line of text.
 */
export function describeAddressError({ searchParams }: URL): string | null {
  const part = (name: string, lengthMax: number) => shorten(tidyLine(searchParams.get(name) ?? ""), lengthMax);
  const parts = [part("error", errorLengthMax), part("error_description", descriptionLengthMax)].filter(Boolean);
  return parts.length > 0 ? parts.join(": ") : null;
}

function shorten(text: string, lengthMax: number): string {
  const characters = [...text];
  return characters.length > lengthMax ? `${characters.slice(0, lengthMax - 1).join("")}…` : text;
}
