import Bowser from "bowser";

/** A browser as a person would name it, e.g. `Firefox on Windows`. Versions are left out: they change, and say nothing to their owner. */
export function describeDevice(userAgent: string | null | undefined): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name && !os.name) return "A program";
  return [browser.name ?? "A browser", os.name].filter(Boolean).join(" on ");
}
