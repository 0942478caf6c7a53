import { factLabels } from "#directory/browser.ts";
import { isMailingList, mailingLists } from "#site/rules.ts";
import { formatNumber } from "#ui/format.ts";
import type { ActionDetail, OperatorAction } from "./rules.ts";

/** In characters; the whole value is in the database. */
const valueLengthMax = 120;

const labels: Readonly<Record<string, string>> = {
  charge: "Charge",
  order: "Order",
  invoice: "Invoice",
  cents: "Amount",
  list: "List",
  recipients: "Recipients",
  state: "Part",
  kind: "Kind",
  user: "User",
  percent: "Discount",
  months: "Months",
  value: "Now",
  offers: "Offers",
  links: "Websites",
  business: "Hours for Business",
  pro: "Hours for Pro",
  free: "Hours for Free",
};

/** Values that are names in the code, and numbers with their unit. */
const words: Readonly<Record<string, (value: string) => string>> = {
  cents: (value) => (value === "all" ? "all that was paid" : (Number(value) / 100).toFixed(2)),
  list: (value) => (isMailingList(value) ? mailingLists[value] : value),
  recipients: (value) => formatNumber(Number(value)),
  kind: spelledOut,
  state: spelledOut,
  percent: (value) => `${value}%`,
};

/** A row's values in the audit log, in words: `50 general credits`, `Kind: Logo`. Long texts are cut. */
export function describeDetail(action: OperatorAction, detail: ActionDetail): string {
  if (action === "credits-adjusted" && detail.credits !== undefined)
    return describeCredits(detail.credits, detail.bucket);
  const ownLabels: Readonly<Record<string, string>> = action === "tool-fact-set" ? factLabels : labels;
  return Object.entries(detail)
    .map(([name, value]) => {
      const said = action === "tool-fact-set" ? value : (words[name]?.(value) ?? value);
      return `${ownLabels[name] ?? spelledOut(name)}: ${said.length > valueLengthMax ? `${said.slice(0, valueLengthMax)}…` : said || "nothing"}`;
    })
    .join(" · ");
}

function describeCredits(credits: string, bucket = ""): string {
  const amount = Number(credits);
  const number = formatNumber(Math.abs(amount));
  const noun = [bucket, Math.abs(amount) === 1 ? "credit" : "credits"].filter(Boolean).join(" ");
  return amount < 0 ? `${number} ${noun} taken back` : `${number} ${noun} added`;
}

/** @returns a name of the code as words: `Refresh credits`. */
export function spelledOut(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll("-", " ");
}
