import { useEffect, useRef } from "react";
import { redirect, useLocation } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { countSubscribers, getOperatedPlan, publishPlan, requireChargedPrices } from "#billing/index.ts";
import { changedTerms, planFieldsOf, planTermsOf, planTexts, readPlanTerms } from "#billing/rules.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { checkReason } from "../../rules.ts";
import { AdminPage, AdminSection, Facts } from "../../ui/admin-page.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { Route } from "./+types/plan";
import { PlanTermsForm, TermsPreview } from "./plan/terms-form.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.name ?? "Plan", `/admin/plans/${params.planId}`);

/** The address has the new terms while they are looked at, before they are published. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { config, db } = context.get(servicesContext);
  const [{ plan, seen, own }, subscribers] = await Promise.all([
    getOperatedPlan(db, params.planId),
    countSubscribers(db),
  ]);
  const present = planTermsOf(plan);
  const sent = url.searchParams.has("look") ? Object.fromEntries(url.searchParams) : undefined;
  const read = sent && readPlanTerms(sent, present);
  return {
    id: plan.id,
    name: plan.name,
    editedAt: plan.editedAt,
    seen,
    fields: planFieldsOf(present),
    texts: { ...planTexts(present), ...sent },
    errors: read?.errors ?? {},
    preview: read?.terms && { texts: planTexts(read.terms), changes: changedTerms(present, read.terms) },
    ownChanges: own && changedTerms(present, own),
    keepsPrices: config.lemonSqueezy !== undefined,
    subscribers: subscribers.filter(({ planId }) => planId === plan.id),
  };
}

const intents = ["publish", "restore"] as const;

/** Checks the reason; the terms are checked against the plan. */
function checkPlanForm(form: FormData): Checked<string> {
  const { values, errors } = checkReason(form);
  return { values: { ...values, intent: fieldOf(form, "intent") }, errors };
}

/** Publishes new terms, or those of the product's own price list. */
export async function action({ request, context, params }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkPlanForm,
    failureMessage: "The plan could not be changed. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason = "" }, form) {
      const services = context.get(servicesContext);
      const { plan, own } = await getOperatedPlan(services.db, params.planId);
      const isRestored = readIntent(form, intents) === "restore";
      const texts = Object.fromEntries(planFieldsOf(plan).map((name) => [name, fieldOf(form, name)]));
      const terms = isRestored ? own : readPlanTerms(texts, plan).terms;
      if (!terms) throw new AppError("invalid_input", { userMessage: "These terms are not valid. Please look again." });
      const changes = changedTerms(plan, terms);
      await requireChargedPrices(services, plan, terms);
      const published = { planId: plan.id, seen: fieldOf(form, "seen"), terms: isRestored ? ("own" as const) : terms };
      await changeAsOperator(
        context,
        {
          action: isRestored ? "plan-restored" : "plan-published",
          subject: { kind: "plan", id: plan.id, name: plan.name },
          reason,
          detail: Object.fromEntries(changes.map(({ label, from, to }) => [label, `${from} → ${to}`])),
        },
        (inTransaction) => publishPlan(inTransaction, published),
      );
      throw redirect(`/admin/plans/${plan.id}`, { headers: changeNotice(context) });
    },
  });
}

/** Moves the focus to what would change, at each look at new terms: it is below the form, and often below the window. */
function useFocusAfterPreview(hasPreview: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same terms can be looked at again
  useEffect(() => {
    if (hasPreview) heading.current?.focus({ preventScroll: true });
    if (hasPreview) heading.current?.scrollIntoView({ block: "start" });
  }, [hasPreview, key]);
  return heading;
}

export default function PlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, editedAt, seen, fields, texts, errors, preview, ownChanges, subscribers, keepsPrices } = loaderData;
  const running = subscribers
    .map(({ interval, subscribers: count }) => `${formatNumber(count)} ${interval}`)
    .join(", ");
  const previewRef = useFocusAfterPreview(preview !== undefined);
  const affected = { isFree: id === "free", running, keepsPrices };
  return (
    <AdminPage
      back={{ path: "/admin/plans", title: "Plans and prices" }}
      title={name}
      intro="New terms are valid from the moment you publish them: for new subscriptions, and for the next payment of running ones. What was paid before stays as it was agreed. The name, the features and the number of people come with the product."
    >
      <Facts
        facts={[
          [
            "Today’s terms",
            editedAt ? (
              <>
                Published by an operator on <DateTime at={editedAt} />
              </>
            ) : (
              "The product’s own"
            ),
          ],
          ["Running subscriptions", running === "" ? "None" : running],
        ]}
      />
      <AdminSection title="New terms">
        <PlanTermsForm fields={fields} texts={texts} errors={errors} />
      </AdminSection>
      {preview && (
        <AdminSection title="Preview" headingRef={previewRef}>
          <TermsPreview changes={preview.changes} {...affected} />
          {preview.changes.length > 0 && (
            <ChangeForm
              intent="publish"
              label="Publish these terms"
              hidden={{ seen, ...preview.texts }}
              check={checkPlanForm}
              reply={actionData}
            />
          )}
        </AdminSection>
      )}
      {editedAt && ownChanges && (
        <AdminSection
          title="The product’s own terms"
          intro="As long as an operator’s terms are in force, a new release of the product doesn’t change them. Give the plan its own terms again to follow the product."
        >
          <TermsPreview changes={ownChanges} {...affected} />
          <ChangeForm
            intent="restore"
            label="Use the product’s own terms again"
            hidden={{ seen }}
            check={checkPlanForm}
            reply={actionData}
          />
        </AdminSection>
      )}
    </AdminPage>
  );
}
