import type { Account, ListedAccount } from "#accounts/operator/manage-accounts.ts";

/** @param operatorEmails as configured. */
export function describeAccount(account: Account, operatorEmails: readonly string[]): string {
  const { signInMethods } = account;
  const isNamed = operatorEmails.some((email) => email.toLowerCase() === account.email);
  const methods = [
    ...(signInMethods.hasPassword ? ["password"] : []),
    ...signInMethods.linked.map(({ providerId }) => providerId),
    ...(signInMethods.passkeysCount > 0 ? [`passkeys (${signInMethods.passkeysCount})`] : []),
    "email",
  ];
  const facts: readonly (readonly [string, string])[] = [
    ["Address", `${account.email}, ${account.emailVerified ? "confirmed" : "not confirmed"}`],
    ["Account", stateOf(account)],
    ["Operator", isNamed ? (account.emailVerified ? "yes" : "once the address is confirmed") : "no"],
    ["Created", day(account.createdAt)],
    ["Signs in with", methods.join(", ")],
    ["Second factor", signInMethods.twoFactorEnabled ? "on" : "off"],
    ["Sessions", String(account.sessionsCount)],
    ["Id", account.id],
  ];
  return facts.map(([name, value]) => `${name.padEnd(15)}${value}`).join("\n");
}

export function describeAccounts(accounts: readonly ListedAccount[]): string {
  if (accounts.length === 0) return "No accounts found.";
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return accounts
    .map((account) =>
      [
        account.email.padEnd(width),
        day(account.createdAt),
        account.emailVerified ? "confirmed    " : "not confirmed",
        stateOf(account),
      ].join("  "),
    )
    .join("\n");
}

function stateOf({ disabledAt, deleteAfter }: Pick<ListedAccount, "disabledAt" | "deleteAfter">): string {
  if (disabledAt) return `disabled since ${day(disabledAt)}`;
  return deleteAfter ? `active, to be deleted after ${day(deleteAfter)}` : "active";
}

const day = (moment: Date): string => moment.toISOString().slice(0, 10);
