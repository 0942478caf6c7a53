import { redirect } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { readDirectorySettings, saveDirectorySettings } from "#directory/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { changeAsOperator } from "../../change-as-operator.ts";
import { checkReason } from "../../rules.ts";
import { AdminPage, Facts } from "../../ui/admin-page.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Offers and checks", "/admin/directory/settings");

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await readDirectorySettings(context.get(servicesContext).db) };
}

function checkSettings(form: FormData): Checked<string> {
  const { values, errors } = checkReason(form);
  const own = Object.fromEntries(["intent", "hasOffers", "checksLinks"].map((name) => [name, fieldOf(form, name)]));
  return { values: { ...values, ...own }, errors };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkSettings,
    failureMessage: "The settings could not be saved. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason = "", hasOffers = "", checksLinks = "" }) {
      const settings = { hasOffers: hasOffers === "yes", checksLinks: checksLinks === "yes" };
      const subject = { kind: "directory", id: "settings", name: "Settings" } as const;
      const detail = {
        offers: settings.hasOffers ? "on" : "off",
        links: settings.checksLinks ? "checked" : "not checked",
      };
      await changeAsOperator(context, { action: "directory-settings-changed", subject, reason, detail }, ({ db }) =>
        saveDirectorySettings(db, settings),
      );
      throw redirect(url.pathname, { headers: withNotice("operator-change-made") });
    },
  });
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasOffers, checksLinks } = loaderData.settings;
  return (
    <AdminPage title="Offers and checks">
      <Facts
        facts={[
          ["Offers", hasOffers ? "On: agreed discounts are shown" : "Off: no discount is shown"],
          ["Links", checksLinks ? "Each website is checked once a week" : "Not checked"],
        ]}
      />
      <ChangeForm
        intent="settings"
        label="Change the settings"
        check={checkSettings}
        reply={actionData}
        fields={({ values }) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Offers"
              name="hasOffers"
              defaultValue={values.hasOffers ?? (hasOffers ? "yes" : "no")}
              hint="Switch them on only for discounts that you agreed with vendors."
            >
              <option value="no">Off</option>
              <option value="yes">On</option>
            </SelectField>
            <SelectField
              label="Check websites"
              name="checksLinks"
              defaultValue={values.checksLinks ?? (checksLinks ? "yes" : "no")}
              hint="This installation then asks every tool’s website once a week."
            >
              <option value="no">Off</option>
              <option value="yes">On</option>
            </SelectField>
          </div>
        )}
      />
    </AdminPage>
  );
}
