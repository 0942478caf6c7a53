import { AskFirst } from "#accounts/ui/index.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatList, formatNumber } from "#ui/format.ts";
import { type KeyState, type KeyUsage, type ListedKey, type Scope, scopes } from "../rules.ts";

interface Props {
  readonly keys: readonly ListedKey[];
  /** True if none of them works, since the plan has no API. */
  readonly areStopped: boolean;
  /** The team whose keys they are; null for the user’s own. */
  readonly team: { readonly name: string; readonly managesKeys: boolean } | null;
}

export function KeyList({ keys, areStopped, team }: Props) {
  return (
    <div className="grid gap-4">
      {areStopped && (
        <p className="max-w-[60ch] text-muted">
          {team
            ? `These keys don’t work while ${team.name} can only be read.`
            : "Your keys don’t work on your current plan. They work again if you return to Business."}
        </p>
      )}
      <ul
        aria-label={team?.managesKeys ? `API keys of ${team.name}` : "Your API keys"}
        className="divide-y divide-hairline border-y border-hairline"
      >
        {keys.map((key) => (
          <KeyRow key={key.id} entry={key} isStopped={areStopped} />
        ))}
      </ul>
    </div>
  );
}

const permissionsOf = (granted: readonly Scope[]): string =>
  scopes.every(({ id }) => granted.includes(id))
    ? "All permissions"
    : formatList(scopes.flatMap(({ id, name }) => (granted.includes(id) ? [name] : [])));

const usedOf = ({ requests, aic, aicThisMonth }: KeyUsage): string =>
  `${formatNumber(requests)} ${requests === 1 ? "request" : "requests"}, ${formatNumber(aic)} AIC in total, ${formatNumber(aicThisMonth)} AIC this month`;

const stateNames: Readonly<Record<KeyState, string>> = {
  active: "Active",
  expired: "Expired",
  ended: "Ended",
  revoked: "Revoked",
};

interface RowProps {
  readonly entry: ListedKey;
  readonly isStopped: boolean;
}

function KeyRow({ entry, isStopped }: RowProps) {
  const { id, name, prefix, state } = entry;
  const isActive = state === "active" && !isStopped;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-5">
      <div className="grid min-w-0 flex-1 basis-full gap-1.5 sm:basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Chip tone={isActive ? "accent" : "plain"}>
            {state === "active" && isStopped ? "Stopped" : stateNames[state]}
          </Chip>
        </p>
        <p className="font-mono text-xs text-muted">{prefix}…</p>
        <KeyFacts entry={entry} />
      </div>
      {(state === "active" || state === "expired") && (
        <AskFirst
          label="Revoke"
          about={name}
          question="Programs that use this key will stop working at once. This can’t be undone."
          confirmLabel="Revoke key"
          fields={{ key: id }}
          group="keys"
        />
      )}
    </li>
  );
}

function KeyFacts({
  entry: { usage, budget, scopes: granted, minuteMax, createdAt, createdBy, lastUsedAt, expiresAt, state, revokedAt },
}: {
  readonly entry: ListedKey;
}) {
  return (
    <ul className="grid gap-0.5 text-sm text-muted">
      <li className="text-ink tabular-nums">{usage.requests === 0 ? "No requests yet" : usedOf(usage)}</li>
      {budget.kind !== "none" && (
        <li>
          Budget: {formatNumber(budget.max)} AIC {budget.kind === "month" ? "a month" : "in total"}
        </li>
      )}
      <li>{permissionsOf(granted)}</li>
      <li>Up to {formatNumber(minuteMax)} requests a minute</li>
      <li>
        Created {createdBy && `by ${createdBy} `}
        <DateTime at={createdAt} isDay />,{" "}
        {lastUsedAt ? (
          <>
            last used <DateTime at={lastUsedAt} />
          </>
        ) : (
          "not used yet"
        )}
      </li>
      {state === "ended" && <li>It ended when {createdBy ?? "its member"} left the team.</li>}
      {revokedAt ? (
        <li>
          Revoked <DateTime at={revokedAt} />
        </li>
      ) : (
        expiresAt && (
          <li>
            {state === "expired" ? "Expired" : "Expires"} <DateTime at={expiresAt} />
          </li>
        )
      )}
    </ul>
  );
}
