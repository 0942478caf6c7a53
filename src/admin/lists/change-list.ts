import type { RouterContextProvider } from "react-router";
import { lettersData } from "#letters/index.ts";
import { nilUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import { type Checked, fieldOf, parseEmail, withoutEmpty } from "#platform/forms/rules.ts";
import { forgetMails } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { markBounced, sitePersonalData, unmarkBounced } from "#site/index.ts";
import { type MailingList, mailingLists, readAddresses } from "#site/rules.ts";
import { changeAsOperator } from "../change-as-operator.ts";
import { checkReason, type OperatorAction } from "../rules.ts";

export const listIntents = ["bounce", "put-back", "forget"] as const;
export type ListIntent = (typeof listIntents)[number];

/** Forms of a list's page: addresses that bounced, one that works again, and one to forget. */
export function checkListForm(form: FormData): Checked<"intent" | "addresses" | "address" | "member" | "reason"> {
  const { values, errors } = checkReason(form);
  const [intent, addresses, address] = ["intent", "addresses", "address"].map((name) => fieldOf(form, name)) as [
    string,
    string,
    string,
  ];
  const read = intent === "bounce" ? readAddresses(addresses) : [];
  return {
    values: { ...values, intent, addresses, address, member: fieldOf(form, "member") },
    errors: {
      ...withoutEmpty({
        addresses: typeof read === "string" ? read : undefined,
        address: intent === "forget" && !parseEmail(address) ? "Enter one address." : undefined,
      }),
      ...errors,
    },
  };
}

interface ListChange {
  readonly list: MailingList;
  readonly intent: ListIntent;
  readonly reason: string;
  readonly form: FormData;
}

/** Changes a list for the operator. The audit log has no address: it outlives them. @throws {AppError} `conflict` if nothing changed. */
export async function changeList(
  context: Readonly<RouterContextProvider>,
  { list, intent, reason, form }: ListChange,
): Promise<void> {
  const subject = { kind: "mailing-list" as const, id: list, name: mailingLists[list] };
  const change = (action: OperatorAction, nothing: string, apply: (services: Services) => Promise<number | boolean>) =>
    changeAsOperator(context, { action, subject, reason }, async (services) => {
      if (!(await apply(services))) throw new AppError("conflict", { userMessage: nothing });
    });
  if (intent === "bounce") {
    const emails = readAddresses(fieldOf(form, "addresses"));
    await change("addresses-bounced", "None of these addresses is on a list and not marked yet.", ({ db, clock }) =>
      typeof emails === "string" ? Promise.resolve(false) : markBounced(db, emails, clock.now()),
    );
  } else if (intent === "put-back") {
    const memberId = Number(/^\d{1,15}$/.exec(fieldOf(form, "member"))?.[0] ?? 0);
    await change("address-put-back", "This address isn’t marked as bounced.", ({ db }) =>
      unmarkBounced(db, { list, memberId }),
    );
  } else {
    const verifiedEmail = parseEmail(fieldOf(form, "address"));
    await change("address-forgotten", "Enter one address.", async ({ db }) => {
      if (verifiedEmail === null) return false;
      // The owner of the address has requested it, as the owner of an account does.
      for (const source of [sitePersonalData, lettersData]) await source.erase(db, { userId: nilUuid, verifiedEmail });
      await forgetMails(db, verifiedEmail);
      return true;
    });
  }
}
