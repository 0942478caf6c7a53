import { Link } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listAllPayments } from "#billing/index.ts";
import { type PaymentsState, paymentsStates } from "#billing/rules.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatMoney } from "#ui/format.ts";
import { TabLinks } from "#ui/tab-links.tsx";
import { AdminPage } from "../../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../../ui/admin-table.tsx";
import { ListSearch, PageLinks } from "../../ui/list-controls.tsx";
import { rowLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/payments";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Payments", "/admin/payments");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { text, page } = readListQuery(url.searchParams, ["newest"]);
  const state = oneOf(url.searchParams.get("state"), paymentsStates);
  return { text, state, ...(await listAllPayments(context.get(servicesContext).db, { text, page, state })) };
}

const stateNames: Readonly<Record<PaymentsState, string>> = {
  all: "All",
  refunded: "Refunded",
  open: "Not paid",
};

export default function PaymentsPage({ loaderData: { rows, text, state, page, hasNext } }: Route.ComponentProps) {
  const pathOf = useListPath();
  return (
    <AdminPage title="Payments" intro="Orders of packs and invoices of subscriptions. Refunds are on the user’s page.">
      <ListSearch label="Order or invoice number" text={text} />
      <TabLinks
        label="Payments by state"
        current={state}
        tabs={paymentsStates.map((id) => ({ id, name: stateNames[id], path: pathOf({ state: id, page: undefined }) }))}
      />
      <AdminTable
        caption="Payments"
        rows={rows}
        keyOf={({ kind, providerId }) => `${kind}-${providerId}`}
        empty="There are no payments here."
        columns={[
          {
            title: "Payment",
            cell: ({ kind, providerId, number, isTest }) => (
              <>
                <span className="wrap-anywhere">
                  {kind === "order" ? "Order" : "Invoice"} {number ?? providerId}
                </span>{" "}
                {isTest && <Chip>Test</Chip>}
              </>
            ),
          },
          {
            title: "User",
            cell: ({ userId, email }) =>
              email ? (
                <Link to={`/admin/users/${userId}?tab=payments`} className={rowLink}>
                  {email}
                </Link>
              ) : userId ? (
                "Deleted account"
              ) : (
                "Not known yet"
              ),
          },
          { title: "For", cell: ({ about }) => about ?? "–" },
          { title: "Status", cell: ({ status }) => status },
          { title: "Paid", isNumber: true, cell: ({ totalCents, currency }) => formatMoney(totalCents, currency) },
          {
            title: "Refunded",
            isNumber: true,
            cell: ({ refundedCents, currency }) => (refundedCents > 0 ? formatMoney(refundedCents, currency) : "–"),
          },
          { title: "When", cell: ({ at }) => <DateTime at={at} /> },
          {
            title: "Document",
            cell: ({ documentUrl }) =>
              documentUrl?.startsWith("https://") ? (
                <a href={documentUrl} rel="noreferrer" className={rowLink}>
                  Open
                </a>
              ) : (
                "–"
              ),
          },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
