import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { createPromotion, endPromotion, listPromotions } from "#billing/index.ts";
import { checkPromotion, readPromotion } from "#billing/rules.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { checkReason } from "../../rules.ts";
import { AdminPage } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import type { Route } from "./+types/promotions";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Promotion codes", "/admin/promotions");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { page } = readListQuery(url.searchParams, ["newest"]);
  return { now: clock.now(), ...(await listPromotions(db, page)) };
}

const intents = ["create", "end"] as const;

function checkPromotionForm(form: FormData): Checked<string> {
  const reason = checkReason(form);
  const intent = fieldOf(form, "intent");
  const promotion =
    intent === "create" ? checkPromotion(form) : { values: { code: fieldOf(form, "code") }, errors: {} };
  return {
    values: { ...reason.values, ...promotion.values, intent },
    errors: { ...promotion.errors, ...reason.errors },
  };
}

/** Creates a promotion, or ends one. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkPromotionForm,
    failureMessage: "The code could not be changed. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason = "", code = "" }, form) {
      const subject = { kind: "promotion", id: code, name: code } as const;
      if (readIntent(form, intents) === "create") {
        const promotion = readPromotion(checkPromotion(form).values);
        const detail = { percent: String(promotion.percent), months: String(promotion.months) };
        await changeAsOperator(context, { action: "promotion-created", subject, reason, detail }, (services) =>
          createPromotion(services, promotion),
        );
      } else {
        await changeAsOperator(context, { action: "promotion-ended", subject, reason }, async (services) => {
          if (await endPromotion(services, code)) return;
          throw new AppError("conflict", { userMessage: "This code has ended already." });
        });
      }
      throw redirect(url.pathname, { headers: changeNotice(context) });
    },
  });
}

export default function PromotionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, page, hasNext, now } = loaderData;
  return (
    <AdminPage
      title="Promotion codes"
      intro="A discount on any plan that many users can have, each once. They enter the code before they pay. Early-access codes are on another list."
    >
      <ChangeForm
        intent="create"
        label="New promotion code"
        send="Create the code"
        check={checkPromotionForm}
        reply={actionData}
        fields={({ values, errors }) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label="Code"
              name="code"
              required
              maxLength={40}
              autoCapitalize="characters"
              hint="Case, spaces and dashes don’t count."
              defaultValue={values.code}
              error={errors.code}
            />
            <TextField
              label="Discount in percent"
              name="percent"
              inputMode="numeric"
              required
              defaultValue={values.percent}
              error={errors.percent}
            />
            <TextField
              label="For months"
              name="months"
              inputMode="numeric"
              required
              hint="From the first payment. 12 covers one yearly payment."
              defaultValue={values.months}
              error={errors.months}
            />
            <TextField
              label="Purchases at most"
              name="usesMax"
              inputMode="numeric"
              hint="Empty for no limit."
              defaultValue={values.usesMax}
              error={errors.usesMax}
            />
            <TextField
              label="Last day, in UTC"
              name="endsOn"
              type="date"
              hint="Empty if you end it yourself."
              defaultValue={values.endsOn}
              error={errors.endsOn}
            />
          </div>
        )}
      />
      <AdminTable
        caption="Promotion codes"
        rows={rows}
        keyOf={({ code }) => code}
        empty="There are no promotion codes yet."
        columns={[
          { title: "Code", cell: ({ code }) => <span className="font-mono font-semibold wrap-anywhere">{code}</span> },
          {
            title: "Discount",
            cell: ({ percent, months }) => `${percent}% for ${months} ${months === 1 ? "month" : "months"}`,
          },
          {
            title: "Uses",
            isNumber: true,
            cell: ({ uses, usesMax }) =>
              usesMax === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(usesMax)}`,
          },
          {
            title: "State",
            cell: ({ endedAt, endsAt, uses, usesMax }) => {
              if (endedAt) return <Chip>Ended</Chip>;
              if (endsAt && endsAt <= now) return <Chip>Over</Chip>;
              return usesMax !== null && uses >= usesMax ? <Chip>Used up</Chip> : <Chip tone="accent">Active</Chip>;
            },
          },
          { title: "Until", cell: ({ endsAt }) => (endsAt ? <DateTime at={endsAt} isDay /> : "You end it") },
          { title: "Created", cell: ({ createdAt }) => <DateTime at={createdAt} isDay /> },
          {
            title: "Change",
            cell: ({ code, endedAt, endsAt }) =>
              !(endedAt || (endsAt && endsAt <= now)) && (
                <ChangeForm
                  intent="end"
                  label="End"
                  about={code}
                  note="The code gives no discount any more. Subscriptions that were bought with it keep theirs."
                  hidden={{ code }}
                  check={checkPromotionForm}
                  rowField="code"
                  reply={actionData}
                />
              ),
          },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
