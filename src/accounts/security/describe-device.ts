import Bowser from "bowser";

/** A browser as its user would call it, e.g. `Firefox on Windows`. Without versions, which change and mean nothing to users. */
export function describeDevice(userAgent: string | null | undefined): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name && !os.name) return "A program";
  return [browser.name ?? "A browser", os.name].filter(Boolean).join(" on ");
}
