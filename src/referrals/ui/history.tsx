import { ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { type ReferralStatus, statusWords, tabPath } from "../rules.ts";

/** Why a referral may not count. More detail would reveal private facts about the friend. */
export const exceptions =
  "Each mailbox counts once, and you can’t refer yourself. Only a few friends per company or private email domain count each month; contact us if your team is larger. If a friend’s generation is refunded, the referral credits may be removed.";

interface ShownReferral {
  readonly id: string;
  readonly name: string;
  readonly signedUpAt: Date;
  readonly status: ReferralStatus;
  readonly reward: number;
}

interface Props {
  readonly referrals: readonly ShownReferral[];
  readonly page: number;
  readonly pagesCount: number;
}

/** The user's referrals and their status. */
export function History({ referrals, page, pagesCount }: Props) {
  if (referrals.length === 0) {
    return (
      <EmptyState title="No referrals yet" action={<ButtonLink to={tabPath("overview")}>Share your link</ButtonLink>}>
        Friends who sign up with your link appear here, with the credits you get for each.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <table className="w-full text-left text-sm max-sm:block">
        <caption className="sr-only">Your referrals, newest first</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink">
            <Heading>Name</Heading>
            <Heading>Date</Heading>
            <Heading>Status</Heading>
            <Heading isLast>Reward</Heading>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {referrals.map((referral) => (
            <Row key={referral.id} referral={referral} />
          ))}
        </tbody>
      </table>
      {referrals.some(({ status }) => status === "refused" || status === "reversed") && (
        <p className="max-w-[68ch] text-sm text-muted">{exceptions}</p>
      )}
      <Pagination current={page} last={pagesCount} pathOf={(other) => tabPath("history", other)} />
    </div>
  );
}

function Heading({ isLast = false, children }: { readonly isLast?: boolean; readonly children: string }) {
  return (
    <th scope="col" className={isLast ? "py-3 text-right font-semibold" : "py-3 pr-3 font-semibold"}>
      {children}
    </th>
  );
}

function Row({ referral: { name, signedUpAt, status, reward } }: { readonly referral: ShownReferral }) {
  return (
    // Phones have no room for four columns: date and status go below name and reward.
    <tr className="border-b border-hairline max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-y-2 max-sm:py-4">
      <th scope="row" className="font-medium wrap-anywhere max-sm:order-1 max-sm:w-2/3 max-sm:pr-3 sm:py-4 sm:pr-3">
        {name}
      </th>
      <td className="pr-3 whitespace-nowrap text-muted max-sm:order-3 sm:py-4">
        <DateTime at={signedUpAt} isDay />
      </td>
      <td className="max-sm:order-4 sm:py-4 sm:pr-3">
        <Chip tone={status === "completed" ? "accent" : "plain"} className="whitespace-nowrap">
          {statusWords[status]}
        </Chip>
      </td>
      <td className="text-right whitespace-nowrap tabular-nums max-sm:order-2 max-sm:w-1/3 sm:py-4">
        {reward > 0 ? (
          `${reward} credits`
        ) : (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">None</span>
          </>
        )}
      </td>
    </tr>
  );
}
