import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { AdminSection, Facts } from "../../ui/admin-page.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { statusName } from "../../ui/plan-name.ts";
import type { UserTab } from "../../users/read-user.ts";
import { accountMethods } from "./account-methods.ts";
import type { UserFormProps } from "./user-form.ts";

/** Facts that an operator needs to help, and the changes of the account. */
export function UserOverview({ account, reply, entitlement, balance, teams }: UserFormProps & UserTab<"overview">) {
  const { plan, subscription } = entitlement;
  const change = (intent: string, label: string, note: string, isDangerous = false) => (
    <ChangeForm key={intent} intent={intent} label={label} note={note} isDangerous={isDangerous} reply={reply} />
  );
  return (
    <>
      <Facts
        facts={[
          ["Id", account.id],
          ["Joined", <DateTime key="joined" at={account.createdAt} />],
          ["Address", account.emailVerified ? "Verified" : "Not verified"],
          ["State", <State key="state" account={account} />],
          ["Signs in with", accountMethods(account.signInMethods)],
          ["Sessions", String(account.sessionsCount)],
          ["Plan", plan.name],
          ["Subscription", subscription ? `${statusName(subscription.status)}, ${subscription.interval}` : "None"],
          [
            "Credits",
            balance
              ? `${formatNumber(balance.available)} AIC, ${formatNumber(balance.held)} held for runs`
              : "None yet",
          ],
          ["Teams", teams.length === 0 ? "None" : teams.map(({ name, role }) => `${name} (${role})`).join(", ")],
        ]}
      />
      <AdminSection
        title="Change the account"
        intro="The user reads in their security log that an administrator did it."
      >
        <div className="grid gap-2">
          {!account.emailVerified &&
            change("verify", "Confirm address", "Only if you know that the address is theirs. They don’t get a mail.")}
          {account.disabledAt
            ? change("enable", "Enable", "They can sign in again, with the sign-in methods they had.")
            : change(
                "disable",
                "Disable",
                "All their sessions end at once and they can’t sign in. What they share is hidden. Nothing is deleted.",
              )}
          {change("sign-out", "Sign out everywhere", "All their sessions end. They can sign in again.")}
          {account.linksOfflineAt
            ? change("links-back", "Put shared links back", "What they share by link is shown again.")
            : change(
                "links-offline",
                "Take shared links offline",
                "Others see nothing that they share by link, and they can share nothing new, until you put it back.",
              )}
          {account.deleteAfter
            ? change("keep", "Keep the account", "The deletion is undone. They get a mail that says so.")
            : change(
                "delete",
                "Delete",
                "The account is deleted in two weeks. They get a mail with a link that undoes it, and are signed out now.",
                true,
              )}
        </div>
      </AdminSection>
    </>
  );
}

function State({ account: { disabledAt, deleteAfter } }: Pick<UserFormProps, "account">) {
  if (disabledAt) {
    return (
      <>
        Disabled since <DateTime at={disabledAt} />
      </>
    );
  }
  return deleteAfter ? (
    <>
      Deleted on <DateTime at={deleteAfter} isDay />
    </>
  ) : (
    "Active"
  );
}
