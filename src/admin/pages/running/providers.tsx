import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedVendors, vendorName } from "#models/index.ts";
import { dayMs } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { listTakenOut, reportRuns, setTakenOut } from "#runs/index.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { checkReason } from "../../rules.ts";
import { AdminPage } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { Route } from "./+types/providers";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "AI providers", "/admin/providers");

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, config, circuits } = context.get(servicesContext);
  const since = new Date(clock.now().getTime() - dayMs);
  const [reports, takenOut] = await Promise.all([reportRuns(db, since), listTakenOut(db)]);
  const providers = listOfferedVendors(config).map((vendor) => ({
    vendor,
    name: vendorName(vendor),
    outSince: takenOut.find((out) => out.vendor === vendor)?.since ?? null,
    isPaused: circuits.isOpen(vendor),
    report: reports.find((report) => report.vendor === vendor) ?? null,
  }));
  return { providers };
}

const intents = ["take-out", "put-back"] as const;

function checkProviderForm(form: FormData): Checked<"reason" | "intent" | "vendor"> {
  const { values, errors } = checkReason(form);
  return { values: { ...values, intent: fieldOf(form, "intent"), vendor: fieldOf(form, "vendor") }, errors };
}

/** Takes a provider out, or puts it back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { config } = context.get(servicesContext);
  return answerForm(request, {
    check: checkProviderForm,
    failureMessage: "The provider could not be changed. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason, vendor: given }, form) {
      const isOut = readIntent(form, intents) === "take-out";
      const vendor = listOfferedVendors(config).find((one) => one === given);
      if (!vendor) throw new AppError("not_found", { userMessage: "There is no such provider here." });
      const subject = { kind: "provider", id: vendor, name: vendorName(vendor) } as const;
      const change = { action: isOut ? "provider-taken-out" : "provider-put-back", subject, reason } as const;
      await changeAsOperator(context, change, async (services) => {
        if (await setTakenOut(services, { vendor, isOut })) return;
        throw new AppError("conflict", { userMessage: "This was done already." });
      });
      throw redirect(url.pathname, { headers: changeNotice(context) });
    },
  });
}

export default function ProvidersPage({ loaderData: { providers }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage
      title="AI providers"
      intro="Providers that run on your keys, with the last 24 hours. One that fails often is left alone for half a minute by itself. Taken out, it isn’t called until you put it back: runs cost nothing and go on with another engine, where there is one. Users’ own keys keep working."
    >
      <AdminTable
        caption="AI providers"
        rows={providers}
        keyOf={({ vendor }) => vendor}
        empty="No provider is connected. Add a provider’s key to the configuration of the installation."
        columns={[
          { title: "Provider", cell: ({ name }) => name },
          {
            title: "State",
            cell: ({ outSince, isPaused }) =>
              outSince ? (
                <>
                  <Chip tone="ink">Taken out</Chip>{" "}
                  <span className="block text-xs text-muted">
                    since <DateTime at={outSince} />
                  </span>
                </>
              ) : isPaused ? (
                <Chip>Fails, left alone</Chip>
              ) : (
                "Working"
              ),
          },
          { title: "Runs", isNumber: true, cell: ({ report }) => formatNumber(report?.runs ?? 0) },
          { title: "Failed", isNumber: true, cell: ({ report }) => formatNumber(report?.failed ?? 0) },
          { title: "AIC", isNumber: true, cell: ({ report }) => formatNumber(report?.aic ?? 0) },
          {
            title: "Median time",
            isNumber: true,
            cell: ({ report }) => (report?.medianMs ? `${(report.medianMs / 1_000).toFixed(1)} s` : "–"),
          },
          {
            title: "Change",
            cell: ({ vendor, name, outSince }) => (
              <ChangeForm
                intent={outSince ? "put-back" : "take-out"}
                label={outSince ? "Put back" : "Take out"}
                about={name}
                hidden={{ vendor }}
                check={checkProviderForm}
                rowField="vendor"
                reply={actionData}
              />
            ),
          },
        ]}
      />
    </AdminPage>
  );
}
