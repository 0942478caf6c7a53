import { amountMax, type Bucket, parseAmount } from "#credits/rules.ts";
import { type Checked, fieldOf, withoutEmpty } from "#platform/forms/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { checkReason } from "../rules.ts";

/** Parts of a user's page, each with an address of its own. */
export const userTabs = ["overview", "credits", "payments", "runs", "sent", "security", "changes"] as const;

export type UserTabId = (typeof userTabs)[number];

export const userIntents = [
  "verify",
  "disable",
  "enable",
  "sign-out",
  "delete",
  "keep",
  "links-offline",
  "links-back",
  "view",
  "adjust",
  "refund-charge",
  "refund-payment",
] as const;

export type UserIntent = (typeof userIntents)[number];

export const buckets = ["general", "advanced", "image"] as const satisfies readonly Bucket[];

export const paymentKinds = ["order", "invoice"] as const;

/** A form about a user, checked. */
export interface UserForm {
  readonly intent: UserIntent;
  readonly reason: string;
  /** AIC to add, or to remove if negative. */
  readonly amount: number;
  readonly bucket: Bucket;
  /** Number of a charge. */
  readonly number: number;
  /** The user's code, with which they consent to a view. */
  readonly code: string;
  /** The same for a form that is sent twice. */
  readonly key: string;
  readonly paymentKind: (typeof paymentKinds)[number];
  /** The payment provider's id. */
  readonly paymentId: string;
  /** Undefined for all that is left of the payment. */
  readonly cents: number | undefined;
  readonly keepsPlan: boolean;
}

const read = (form: FormData, name: string): string => fieldOf(form, name).trim();

export function checkUserForm(
  form: FormData,
): Checked<"intent" | "reason" | "amount" | "bucket" | "direction" | "number" | "dollars" | "code" | "paymentId"> {
  const { values, errors } = checkReason(form);
  const intent = fieldOf(form, "intent");
  const isAdjusting = intent === "adjust";
  const needsKey = isAdjusting || intent === "refund-charge";
  const amount = isAdjusting ? parseAmount(read(form, "amount")) : 1;
  const isRefunding = intent === "refund-payment";
  return {
    values: {
      ...values,
      intent,
      amount: read(form, "amount"),
      bucket: read(form, "bucket"),
      direction: read(form, "direction"),
      number: read(form, "number"),
      dollars: read(form, "dollars"),
      code: read(form, "code"),
      paymentId: read(form, "paymentId"),
    },
    errors: withoutEmpty({
      amount: amount ? undefined : `Enter a whole number of credits, from 1 to ${formatNumber(amountMax)}.`,
      code: intent === "view" && read(form, "code") === "" ? "Enter the code that the user told you." : undefined,
      reason: needsKey && keyOf(form) === "" ? "Please reload the page: this form is incomplete." : undefined,
      dollars:
        isRefunding && parseCents(read(form, "dollars")) === null ? "Enter an amount such as 5 or 5.50." : undefined,
      ...errors,
    }),
  };
}

/** @returns an empty text without a key: then a second press could not be told from a second wish. */
const keyOf = (form: FormData): string => /^[\w-]{8,64}$/.exec(fieldOf(form, "key"))?.[0] ?? "";

/** @returns undefined for an empty field, which means everything, and null for what is no amount. */
function parseCents(text: string): number | undefined | null {
  if (text === "") return undefined;
  const [, whole = "", part = ""] = /^(\d{1,6})(?:[.](\d{1,2}))?$/.exec(text) ?? [];
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return whole === "" || cents === 0 ? null : cents;
}

/** @param form checked by `checkUserForm`. */
export function readUserForm(form: FormData, intent: UserIntent): UserForm {
  const amount = parseAmount(read(form, "amount")) ?? 0;
  return {
    intent,
    reason: checkReason(form).values.reason,
    amount: fieldOf(form, "direction") === "remove" ? 0 - amount : amount,
    bucket: buckets.find((bucket) => bucket === fieldOf(form, "bucket")) ?? "general",
    number: Number(/^\d{1,15}$/.exec(fieldOf(form, "number"))?.[0] ?? 0),
    code: read(form, "code").slice(0, 40),
    key: keyOf(form),
    paymentKind: paymentKinds.find((kind) => kind === fieldOf(form, "paymentKind")) ?? "order",
    paymentId: /^[\w-]{1,80}$/.exec(fieldOf(form, "paymentId"))?.[0] ?? "",
    cents: parseCents(read(form, "dollars")) ?? undefined,
    keepsPlan: fieldOf(form, "keepsPlan") === "on",
  };
}
