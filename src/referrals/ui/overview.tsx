import type { FormReply } from "#platform/forms/rules.ts";
import { formatNumber } from "#ui/format.ts";
import { referralReward } from "../rules.ts";
import { exceptions } from "./history.tsx";
import { InviteForm } from "./invite-form.tsx";
import { ShareLink, type ShareLinkProps } from "./share-link.tsx";

interface Summary {
  readonly totalCount: number;
  readonly completedCount: number;
  readonly pendingCount: number;
  readonly rewardsEarned: number;
}

interface Props {
  readonly share: ShareLinkProps;
  readonly summary: Summary;
  readonly reply: FormReply | undefined;
}

/** The user's figures, their link, and ways to share it. */
export function Overview({ share, summary, reply }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-12">
      <Figures summary={summary} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 lg:col-span-7">
        <ShareLink {...share} />
        <InviteForm firstReply={reply} />
      </div>
      <HowItCounts />
    </div>
  );
}

function Figures({ summary }: Pick<Props, "summary">) {
  const { totalCount, completedCount, pendingCount, rewardsEarned } = summary;
  const uncounted = totalCount - completedCount - pendingCount;
  const figures = [
    {
      name: "Total referrals",
      value: totalCount,
      aside: uncounted > 0 && `${formatNumber(uncounted)} not counted`,
    },
    { name: "Completed", value: completedCount },
    { name: "Pending", value: pendingCount },
    { name: "Rewards earned", value: rewardsEarned, unit: "credits" },
    { name: "Friend bonus", value: referralReward, unit: "credits" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:col-span-12 lg:grid-cols-5">
      {figures.map(({ name, value, unit, aside }) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1 border-t border-hairline pt-4">
          <dt className="text-sm text-muted">
            {name}
            {aside && <span className="block">{aside}</span>}
          </dt>
          <dd className="font-display text-2xl font-bold tracking-tight tabular-nums">
            {formatNumber(value)}
            {unit && <span className="ml-1.5 font-sans text-sm font-normal tracking-normal text-muted">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const steps = [
  "Your friend signs up with your link and confirms their email address. They appear in your history as pending.",
  "They make their first generation with one of our tools.",
  `You both get ${referralReward} credits right away. They don’t expire.`,
];

function HowItCounts() {
  return (
    <section aria-labelledby="how-it-counts" className="grid content-start gap-5 lg:col-span-4 lg:col-start-9">
      <h2 id="how-it-counts" className="text-lg">
        How it works
      </h2>
      <ol className="grid border-t border-hairline">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-b border-hairline py-4 text-sm">
            <span aria-hidden className="font-display text-lg leading-6 font-bold tabular-nums">
              {index + 1}
            </span>
            <span className="text-muted">{step}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">
        A text or a design is a generation that counts, if it is paid with AI credits.
      </p>
      <p className="text-sm text-muted">{exceptions}</p>
    </section>
  );
}
