import { Form } from "react-router";
import { type PlanField, planFieldLabels, type TermsChange } from "#billing/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import { AdminTable } from "../../../ui/admin-table.tsx";

interface Props {
  readonly fields: readonly PlanField[];
  readonly texts: Readonly<Record<PlanField, string>>;
  readonly errors: Readonly<Partial<Record<PlanField, string>>>;
}

const hints: Readonly<Partial<Record<PlanField, string>>> = {
  monthly: "First change it at the payment provider: it charges its own prices.",
  isSold: "A plan that isn’t sold stays for the users who have it.",
};

const isYesOrNo = (name: PlanField): boolean => name === "isPopular" || name === "isSold";

/** Terms as they are typed. It changes nothing: it leads to a page that shows what would change. */
export const PlanTermsForm = ({ fields, texts, errors }: Props) => (
  <Form method="get" noValidate preventScrollReset className="grid w-full max-w-xl gap-4">
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map((name) => {
        const shared = { name, label: planFieldLabels[name], error: errors[name], defaultValue: texts[name] };
        const hint = hints[name];
        const withHint = hint === undefined ? shared : { ...shared, hint };
        if (isYesOrNo(name)) {
          return (
            <SelectField key={name} {...withHint}>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </SelectField>
          );
        }
        return name === "description" ? (
          <div key={name} className="sm:col-span-2">
            <TextField {...withHint} />
          </div>
        ) : (
          <TextField key={name} inputMode="decimal" {...withHint} />
        );
      })}
    </div>
    <button type="submit" name="look" value="yes" className={buttonClass({ className: "justify-self-start" })}>
      Preview the changes
    </button>
  </Form>
);

interface PreviewProps {
  readonly changes: readonly TermsChange[];
  readonly isFree: boolean;
  /** Running subscriptions in words, empty if there are none. */
  readonly running: string;
  /** True if the payment provider charges a subscription the price that it began with. */
  readonly keepsPrices: boolean;
}

/** Fields that would change, and users who would notice. */
export const TermsPreview = ({ changes, isFree, running, keepsPrices }: PreviewProps) => (
  <>
    <AdminTable
      caption="What changes"
      rows={changes}
      keyOf={({ field }) => field}
      empty="Nothing would change: these are today’s terms."
      columns={[
        { title: "Term", cell: ({ label }) => label },
        { title: "Today", cell: ({ from }) => from },
        { title: "From now on", cell: ({ to }) => <strong>{to}</strong> },
      ]}
    />
    {changes.length > 0 && (
      <p className="max-w-[70ch] text-sm">
        {affectedUsers(isFree, running)}
        {keepsPrices &&
          changes.some(isPrice) &&
          " The payment provider charges running ones the price they began with."}
      </p>
    )}
  </>
);

const isPrice = ({ field }: TermsChange): boolean => field === "monthly" || field === "yearly";

function affectedUsers(isFree: boolean, running: string): string {
  if (isFree) return "Everyone without a paid plan gets these terms with their next month.";
  if (running === "") return "No subscription is running on this plan.";
  return `Running subscriptions (${running}) get these terms with their next payment. Until then they keep what they paid for.`;
}
