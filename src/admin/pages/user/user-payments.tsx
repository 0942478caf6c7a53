import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { formatMoney } from "#ui/format.ts";
import { CheckboxField } from "#ui/more-fields.tsx";
import { Facts } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { statusName } from "../../ui/plan-name.ts";
import type { UserTab } from "../../users/read-user.ts";
import { checkUserForm } from "../../users/user-rules.ts";
import type { UserFormProps } from "./user-form.ts";

/** Payments of a user with the provider's ids, to refund. */
export function UserPayments({ reply, payments, entitlement }: UserFormProps & UserTab<"payments">) {
  const { plan, subscription } = entitlement;
  return (
    <>
      <Facts
        facts={[
          ["Plan", plan.name],
          ["Subscription", subscription ? `${statusName(subscription.status)}, ${subscription.interval}` : "None"],
        ]}
      />
      <AdminTable
        caption="Payments"
        rows={payments}
        keyOf={({ kind, providerId }) => `${kind}-${providerId}`}
        empty="This user has paid nothing."
        columns={[
          {
            title: "Payment",
            cell: ({ kind, providerId }) => (
              <span className="wrap-anywhere">
                {kind === "order" ? "Order" : "Invoice"} {providerId}
              </span>
            ),
          },
          { title: "When", cell: ({ at }) => <DateTime at={at} /> },
          { title: "Status", cell: ({ status }) => status },
          { title: "Paid", isNumber: true, cell: ({ totalCents, currency }) => formatMoney(totalCents, currency) },
          {
            title: "Refunded",
            isNumber: true,
            cell: ({ refundedCents, currency }) => (refundedCents > 0 ? formatMoney(refundedCents, currency) : "–"),
          },
          {
            title: "Change",
            cell: ({ kind, providerId, totalCents, refundedCents, currency }) =>
              refundedCents < totalCents && (
                <ChangeForm
                  intent="refund-payment"
                  label="Refund"
                  send="Refund"
                  isDangerous
                  check={checkUserForm}
                  hidden={{ paymentKind: kind, paymentId: providerId }}
                  rowField="paymentId"
                  reply={reply}
                  note="The payment provider returns the money, and the payment’s unspent credits are removed in proportion. Refunding all that paid for a plan’s current period ends the plan, unless they keep it."
                  fields={({ values, errors }) => (
                    <>
                      <TextField
                        label={`Amount in ${currency}, empty for all of it`}
                        name="dollars"
                        inputMode="decimal"
                        defaultValue={values.dollars}
                        error={errors.dollars}
                      />
                      {kind === "invoice" && (
                        <CheckboxField name="keepsPlan" label="They keep the plan until its period ends" />
                      )}
                    </>
                  )}
                />
              ),
          },
        ]}
      />
    </>
  );
}
