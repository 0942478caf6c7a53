import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { memberTermsLengthMax } from "#directory/browser.ts";
import { type DirectorySettings, readDirectorySettings, saveDirectorySettings } from "#directory/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { checkMemberOffers, checkSettings, readMemberOffers, settingsIntents } from "../../directory/settings-forms.ts";
import type { ActionDetail } from "../../rules.ts";
import { AdminPage, AdminSection, Facts } from "../../ui/admin-page.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Offers and checks", "/admin/directory/settings");

export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await readDirectorySettings(context.get(servicesContext).db) };
}

const checkForm = (form: FormData) =>
  fieldOf(form, "intent") === "member-offers" ? checkMemberOffers(form) : checkSettings(form);

export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkForm,
    failureMessage: "The settings could not be saved. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason = "", ...values }, form) {
      const [settings, detail] =
        readIntent(form, settingsIntents) === "settings" ? toSettings(values) : toMemberOffers(values);
      const subject = { kind: "directory", id: "settings", name: "Settings" } as const;
      await changeAsOperator(context, { action: "directory-settings-changed", subject, reason, detail }, ({ db }) =>
        saveDirectorySettings(db, settings),
      );
      throw redirect(url.pathname, { headers: changeNotice(context) });
    },
  });
}

/** Settings to save, and what the audit log says of them. */
type Change = readonly [settings: Partial<DirectorySettings>, detail: ActionDetail];
type Values = Readonly<Record<string, string>>;

function toSettings({ hasOffers, checksLinks }: Values): Change {
  const settings = { hasOffers: hasOffers === "yes", checksLinks: checksLinks === "yes" };
  return [
    settings,
    { offers: settings.hasOffers ? "on" : "off", links: settings.checksLinks ? "checked" : "not checked" },
  ];
}

function toMemberOffers(values: Values): Change {
  const offers = readMemberOffers(values);
  return [
    offers,
    {
      "offers for members": offers.hasMemberOffers ? "on" : "off",
      "Tools with AI models here": `${offers.memberDiscountModels}%`,
      banners: `${offers.memberDiscountBanners}%`,
      others: `${offers.memberDiscountOthers}%`,
      terms: offers.memberTerms,
    },
  ];
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings } = loaderData;
  const { hasOffers, checksLinks } = settings;
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
      <MemberOffersSection settings={settings} reply={actionData} />
    </AdminPage>
  );
}

interface MemberOffersProps {
  readonly settings: DirectorySettings;
  readonly reply: FormReply | undefined;
}

const discountFields = [
  ["memberDiscountModels", "Tools with AI models here"],
  ["memberDiscountBanners", "Tools for banners"],
  ["memberDiscountOthers", "All other tools"],
] as const;

function MemberOffersSection({ settings, reply }: MemberOffersProps) {
  const { hasMemberOffers, memberTerms } = settings;
  return (
    <AdminSection
      title="Offers for members"
      intro="A discount that users get by signing up. Each tool’s page shows it to visitors with a link to sign up, and tells members how to get it. A tool with a discount of its own shows only the better one."
    >
      <Facts
        facts={[
          ["Shown to visitors", hasMemberOffers ? "On every tool’s page" : "No"],
          ...discountFields.map(([name, label]) => [label, `${settings[name]}%`] as const),
          ["How members get it", memberTerms === "" ? "Not said yet" : memberTerms],
        ]}
      />
      <ChangeForm
        intent="member-offers"
        label="Change the offers for members"
        check={checkMemberOffers}
        reply={reply}
        fields={({ values, errors }) => (
          <>
            <SelectField
              label="Offers for members"
              name="hasMemberOffers"
              defaultValue={values.hasMemberOffers ?? (hasMemberOffers ? "yes" : "no")}
              hint="Switch them on only if members get them at every tool. 0% leaves a kind of tool out."
            >
              <option value="no">Off</option>
              <option value="yes">On</option>
            </SelectField>
            <div className="grid gap-4 sm:grid-cols-3">
              {discountFields.map(([name, label]) => (
                <TextField
                  key={name}
                  label={`${label}, %`}
                  name={name}
                  inputMode="numeric"
                  defaultValue={values[name] ?? String(settings[name])}
                  error={errors[name]}
                />
              ))}
            </div>
            <TextField
              label="How members get it"
              name="memberTerms"
              maxLength={memberTermsLengthMax}
              defaultValue={values.memberTerms ?? memberTerms}
              hint="Only members read it: a code, or what they do at the vendor’s checkout."
              error={errors.memberTerms}
            />
          </>
        )}
      />
    </AdminSection>
  );
}
