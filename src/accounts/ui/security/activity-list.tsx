import { DateTime } from "#ui/date-time.tsx";
import { Pagination } from "#ui/pagination.tsx";
import type { SecurityEventDetail, SecurityEventKind } from "../../rules.ts";
import { securityEventKinds } from "../../rules.ts";

export interface Activity {
  readonly id: number;
  readonly kind: SecurityEventKind;
  readonly detail: SecurityEventDetail;
  readonly device: string | null;
  readonly network: string | null;
  readonly happenedAt: Date;
}

interface Props {
  readonly events: readonly Activity[];
  readonly page: number;
  readonly pagesCount: number;
}

const activityPath = (page: number): string =>
  page === 1 ? "/settings/security#activity" : `/settings/security?page=${page}#activity`;

/** The audit log, as shown to its owner. */
export function ActivityList({ events, page, pagesCount }: Props) {
  if (events.length === 0) return <p className="text-muted">Security events on your account will appear here.</p>;
  return (
    <div className="grid gap-5">
      <ol className="divide-y divide-hairline border-y border-hairline">
        {events.map((event) => (
          <ActivityRow key={event.id} event={event} />
        ))}
      </ol>
      <Pagination current={page} last={pagesCount} pathOf={activityPath} />
    </div>
  );
}

function ActivityRow({ event: { kind, detail, device, network, happenedAt } }: { readonly event: Activity }) {
  const more = Object.values(detail).join(", ");
  const from = [device, network && `network ${network}`].filter(Boolean).join(", ");
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[15rem_1fr]">
      <p className="text-sm text-muted sm:leading-[1.625rem]">
        <DateTime at={happenedAt} />
      </p>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {securityEventKinds[kind] ?? kind}
          {more && <span className="font-normal text-muted">: {more}</span>}
        </p>
        {from && <p className="text-sm text-muted">{from}</p>}
      </div>
    </li>
  );
}
