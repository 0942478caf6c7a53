import { Link } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { countSubscribers, readPriceList } from "#billing/index.ts";
import { type PlanId, plans } from "#billing/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber, formatPrice } from "#ui/format.ts";
import { AdminPage, AdminSection } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { planName } from "../../ui/plan-name.ts";
import { rowLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/plans";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Plans and prices", "/admin/plans");

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [list, subscribers] = await Promise.all([readPriceList(db), countSubscribers(db)]);
  const latest = new Map(list.map(({ id, version }) => [id, version]));
  const versions = list
    .map(({ description: _, features: __, isPopular: ___, ...version }) => ({
      ...version,
      isLatest: latest.get(version.id) === version.version,
      isAfterOperator: list.some(
        (before) => before.id === version.id && before.version === version.version - 1 && before.isByOperator,
      ),
    }))
    // As on the price page, and what is in force first.
    .toSorted((one, other) => rankOf(one.id) - rankOf(other.id) || other.version - one.version);
  return { versions, subscribers };
}

const rankOf = (planId: PlanId): number => plans.findIndex(({ id }) => id === planId);

export default function PlansPage({ loaderData: { versions, subscribers } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Plans and prices"
      intro="Every version of every plan. A payment keeps the version that was agreed, whatever comes later. Open a plan to publish new terms."
    >
      <AdminTable
        caption="Plans and prices"
        rows={versions}
        keyOf={({ id, version }) => `${id}-${version}`}
        empty="There are no plans."
        columns={[
          {
            title: "Plan",
            cell: ({ id, name, version, isLatest, isSold }) => (
              <span className="flex min-w-36 flex-wrap items-center gap-x-2">
                {isLatest ? (
                  <Link to={`/admin/plans/${id}`} className={rowLink}>
                    {name}, version {version}
                  </Link>
                ) : (
                  `${name}, version ${version}`
                )}
                {isLatest && <Chip tone="accent">{isSold ? "Sold today" : "Retired"}</Chip>}
              </span>
            ),
          },
          { title: "Monthly", isNumber: true, cell: ({ priceCents }) => formatPrice(priceCents.monthly) },
          { title: "Yearly", isNumber: true, cell: ({ priceCents }) => formatPrice(priceCents.yearly) },
          {
            title: "Credits a month",
            cell: ({ credits: { basic, advanced, image } }) =>
              `${formatNumber(basic)} basic, ${formatNumber(advanced)} advanced, ${formatNumber(image)} image`,
          },
          { title: "Generations", isNumber: true, cell: ({ generationsMax }) => generationsMax ?? "No limit" },
          { title: "People", isNumber: true, cell: ({ usersMax }) => usersMax },
          {
            title: "Terms",
            cell: ({ isByOperator, isAfterOperator }) =>
              isByOperator
                ? "Changed by an operator"
                : isAfterOperator
                  ? "The product’s own terms again"
                  : "The product’s own terms",
          },
          {
            title: "In force",
            cell: ({ validFrom }) =>
              validFrom.getTime() === 0 ? (
                "From the start"
              ) : (
                <>
                  Since <DateTime at={validFrom} isDay />
                </>
              ),
          },
        ]}
      />
      <AdminSection title="Subscribers" intro="Test payments are left out.">
        <AdminTable
          caption="Subscribers"
          rows={subscribers}
          keyOf={({ planId, interval }) => `${planId}-${interval}`}
          empty="There are no running subscriptions."
          columns={[
            { title: "Plan", cell: ({ planId, interval }) => `${planName(planId)}, ${interval}` },
            { title: "Running", isNumber: true, cell: (row) => formatNumber(row.subscribers) },
          ]}
        />
      </AdminSection>
    </AdminPage>
  );
}
