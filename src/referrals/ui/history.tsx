import { ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { type ReferralStatus, statusWords, tabPath } from "../rules.ts";

import { exceptions } from "./referral-words.ts";

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

/** Who came, and what became of it. */
export function History({ referrals, page, pagesCount }: Props) {
  if (referrals.length === 0) {
    return (
      <EmptyState title="Nobody yet" action={<ButtonLink to={tabPath("overview")}>Share your link</ButtonLink>}>
        Friends who sign up by your link stand here, with what you both got for it.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Your referrals, the latest first</caption>
        <thead>
          <tr className="border-b border-ink">
            <Heading>Name</Heading>
            <Heading>Date</Heading>
            <Heading>Status</Heading>
            <Heading isLast>Reward</Heading>
          </tr>
        </thead>
        <tbody>
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
    <tr className="border-b border-hairline">
      <th scope="row" className="py-4 pr-3 min-w-24 font-medium wrap-anywhere">
        {name}
      </th>
      <td className="min-w-17 py-4 pr-3 text-muted max-sm:text-xs sm:whitespace-nowrap">
        <LocalTime at={signedUpAt} isDay />
      </td>
      <td className="py-4 pr-3">
        <Chip tone={status === "completed" ? "accent" : "plain"} className="whitespace-nowrap">
          {statusWords[status]}
        </Chip>
      </td>
      <td className="py-4 text-right whitespace-nowrap tabular-nums">
        {reward > 0 ? (
          <>
            {reward}
            <span className="max-sm:sr-only"> credits</span>
          </>
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
