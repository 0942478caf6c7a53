import { bucketNames, historyWords, refundedChargeName } from "#credits/rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { AdminSection, Facts } from "../../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { UserTab } from "../../users/read-user.ts";
import { buckets, checkUserForm } from "../../users/user-rules.ts";
import type { UserFormProps } from "./user-form.ts";

/** Balance and statement of a user, with what the operator may change. */
export function UserCredits({ reply, formKey, balance, transactions, nextBefore }: UserFormProps & UserTab<"credits">) {
  const pathOf = useListPath();
  const aic = (amount: number) => `${formatNumber(amount)} AIC`;
  return (
    <>
      <Facts
        facts={
          balance
            ? [
                ["Balance", aic(balance.available)],
                ...buckets.map((bucket) => [bucketNames[bucket], aic(balance.buckets[bucket])] as const),
                ["Held for runs", aic(balance.held)],
              ]
            : [["Balance", "No credits yet"]]
        }
      />
      <div className="grid gap-2">
        <ChangeForm
          intent="adjust"
          label="Add or remove credits"
          send="Change the balance"
          reasonHint="The user reads it in their statement, where it stays forever: name no one in it."
          check={checkUserForm}
          hidden={{ key: formKey }}
          reply={reply}
          fields={({ values, errors }) => (
            <div className="grid items-start gap-4 sm:grid-cols-3">
              <SelectField label="Change" name="direction" defaultValue={values.direction ?? "add"}>
                <option value="add">Add</option>
                <option value="remove">Remove</option>
              </SelectField>
              <TextField
                label="Credits"
                name="amount"
                inputMode="numeric"
                required
                defaultValue={values.amount}
                error={errors.amount}
              />
              <SelectField label="Kind, if added" name="bucket" defaultValue={values.bucket ?? "general"}>
                {buckets.map((bucket) => (
                  <option key={bucket} value={bucket}>
                    {bucketNames[bucket]}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
        />
      </div>
      <AdminSection title="Statement">
        <AdminTable
          caption="Statement"
          rows={transactions}
          keyOf={({ number }) => number}
          empty="There are no changes of the balance."
          columns={[
            { title: "Number", isNumber: true, cell: ({ number }) => number },
            { title: "When", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
            {
              title: "What",
              cell: (row) => {
                const { service, source, description } = historyWords(row);
                return (
                  <>
                    {description}
                    <span className="block text-xs text-muted">
                      {service} · {source}
                    </span>
                    {row.refundedCharge && (
                      <span className="block text-xs text-muted">
                        Refund of charge {row.refundedCharge.number}, “{refundedChargeName(row.refundedCharge)}”
                      </span>
                    )}
                  </>
                );
              },
            },
            { title: "AIC", isNumber: true, cell: ({ amount }) => `${amount > 0 ? "+" : ""}${formatNumber(amount)}` },
            { title: "Balance", isNumber: true, cell: ({ balanceAfter }) => formatNumber(balanceAfter) },
            {
              title: "Refund",
              cell: ({ kind, number, isRefunded }) =>
                kind === "capture" &&
                (isRefunded ? (
                  "Refunded"
                ) : (
                  <ChangeForm
                    intent="refund-charge"
                    label={`Refund charge ${number}`}
                    note="The credits go back to where they came from."
                    reasonHint="The user reads it in their statement."
                    hidden={{ key: `${formKey}-${number}`, number: String(number) }}
                    check={checkUserForm}
                    rowField="number"
                    reply={reply}
                  />
                )),
            },
          ]}
        />
        {nextBefore !== null && (
          <ButtonLink variant="secondary" to={pathOf({ before: String(nextBefore) })} className="justify-self-start">
            Older
          </ButtonLink>
        )}
      </AdminSection>
    </>
  );
}
