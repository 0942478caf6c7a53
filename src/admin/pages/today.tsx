import type { ReactNode } from "react";
import { Link } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { formatMoney, formatNumber } from "#ui/format.ts";
import { readToday } from "../today.ts";
import { AdminPage, AdminSection } from "../ui/admin-page.tsx";
import { AdminTable } from "../ui/admin-table.tsx";
import { rowLink } from "../ui/subject-link.tsx";
import type { Route } from "./+types/today";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Today", "/admin");

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  return readToday(db, clock.now());
}

type Today = Awaited<ReturnType<typeof readToday>>;

const amounts = (income: Today["income"]["day"]): string =>
  income.length === 0 ? "$0" : income.map(({ cents, currency }) => formatMoney(cents, currency)).join(" + ");

const share = (part: number, whole: number): string => (whole === 0 ? "0%" : `${Math.round((100 * part) / whole)}%`);

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { signUps, runs, vendors, failures, income, queue, waiting } = loaderData;
  const isWaiting = waiting.some(({ count }) => count > 0);
  return (
    <AdminPage title="Today" intro="The last 24 hours.">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-hairline bg-hairline sm:grid-cols-4">
        <Figure name="Sign-ups" note={`${formatNumber(signUps.week)} in 7 days`}>
          {formatNumber(signUps.day)}
        </Figure>
        <Figure name="Runs" note={`${share(runs.failed, runs.all)} failed, ${formatNumber(runs.aic)} AIC`}>
          {formatNumber(runs.all)}
        </Figure>
        <Figure name="Income" note={`${amounts(income.month)} in 30 days`}>
          {amounts(income.day)}
        </Figure>
        <Figure
          name="Jobs waiting"
          note={`${formatNumber(queue.failed)} failed, ${formatNumber(queue.active)} running`}
        >
          {formatNumber(queue.waiting)}
        </Figure>
      </dl>
      <AdminSection title="Waits for you">
        {isWaiting ? (
          <ul className="grid gap-2 text-sm">
            {waiting
              .filter(({ count }) => count > 0)
              .map(({ title, path, count, note }) => (
                <li key={path} className="flex flex-wrap items-baseline gap-x-3">
                  <Link to={path} className={rowLink}>
                    {title}
                  </Link>
                  <span className="tabular-nums">{formatNumber(count)}</span>
                  {note && <span className="text-danger">{note}</span>}
                </li>
              ))}
          </ul>
        ) : (
          <p className="text-sm text-muted">Nothing. Everything is answered and decided.</p>
        )}
      </AdminSection>
      <AdminSection title="Runs by provider">
        <AdminTable
          caption="Runs by provider"
          rows={vendors}
          keyOf={({ vendor }) => vendor}
          empty="Nothing was run in the last 24 hours."
          columns={[
            { title: "Provider", cell: ({ vendor }) => vendor },
            { title: "Runs", isNumber: true, cell: (row) => formatNumber(row.runs) },
            {
              title: "Failed",
              isNumber: true,
              cell: (row) => `${formatNumber(row.failed)} (${share(row.failed, row.runs)})`,
            },
            { title: "AIC", isNumber: true, cell: ({ aic }) => formatNumber(aic) },
            {
              title: "Median time",
              isNumber: true,
              cell: ({ medianMs }) => (medianMs === null ? "–" : `${(medianMs / 1_000).toFixed(1)} s`),
            },
          ]}
        />
      </AdminSection>
      {failures.length > 0 && (
        <AdminSection title="Failures">
          <AdminTable
            caption="Failures"
            rows={failures}
            keyOf={({ vendor, failure }) => `${vendor}-${failure}`}
            empty=""
            columns={[
              { title: "Provider", cell: ({ vendor }) => vendor },
              { title: "Why", cell: ({ failure }) => failure ?? "unknown" },
              { title: "Runs", isNumber: true, cell: (row) => formatNumber(row.runs) },
            ]}
          />
        </AdminSection>
      )}
    </AdminPage>
  );
}

const Figure = ({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note: string;
  readonly children: ReactNode;
}) => (
  <div className="grid content-start gap-0.5 bg-surface p-4">
    <dt className="text-xs font-semibold text-muted">{name}</dt>
    <dd className="font-display text-xl font-bold tabular-nums wrap-anywhere">{children}</dd>
    <dd className="text-xs text-muted">{note}</dd>
  </div>
);
