import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type Checked, fieldOf, tidyLine, withoutEmpty } from "#platform/forms/rules.ts";
import { readLiveSettings, setLiveSetting } from "#platform/live-settings/live-settings.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { TextField } from "#ui/field.tsx";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { type ActionDetail, checkReason } from "../../rules.ts";
import { AdminPage, AdminSection } from "../../ui/admin-page.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Settings", "/admin/settings");

export const loader = ({ context }: Route.LoaderArgs) => readLiveSettings(context.get(servicesContext).db);

const intents = ["notice", "close-sign-ups", "open-sign-ups"] as const;
const noticeLengthMax = 200;

function checkSettingsForm(form: FormData): Checked<"reason" | "intent" | "notice"> {
  const { values, errors } = checkReason(form);
  const notice = tidyLine(fieldOf(form, "notice"));
  const tooLong = notice.length > noticeLengthMax ? `Keep the notice within ${noticeLengthMax} characters.` : undefined;
  return {
    values: { ...values, intent: fieldOf(form, "intent"), notice },
    errors: withoutEmpty({ notice: tooLong, ...errors }),
  };
}

/** Changes a setting. Every process has it at once. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkSettingsForm,
    failureMessage: "The setting could not be saved. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason, notice }, form) {
      const intent = readIntent(form, intents);
      const name = intent === "notice" ? "Notice above every page" : "Sign-ups";
      const value = intent === "notice" ? notice : intent === "open-sign-ups" ? "open" : "closed";
      const detail: ActionDetail = { value };
      const subject = { kind: "setting", id: intent === "notice" ? "notice" : "sign-ups", name } as const;
      await changeAsOperator(context, { action: "setting-changed", subject, reason, detail }, (services) =>
        intent === "notice"
          ? setLiveSetting(services, "notice", notice)
          : setLiveSetting(services, "areSignUpsOpen", intent === "open-sign-ups"),
      );
      throw redirect(url.pathname, { headers: changeNotice(context) });
    },
  });
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, areSignUpsOpen } = loaderData;
  return (
    <AdminPage
      title="Settings"
      intro="Settings that change while the product runs. Everything else is in the configuration of the installation."
    >
      <AdminSection title="Notice above every page" intro={notice === "" ? "There is none." : `It says: “${notice}”`}>
        <ChangeForm
          intent="notice"
          label="Change the notice"
          note="Everyone reads it on every page, e.g. before planned maintenance. Leave it empty to take it down."
          check={checkSettingsForm}
          reply={actionData}
          fields={({ values, errors }) => (
            <TextField
              label="Notice"
              name="notice"
              maxLength={noticeLengthMax}
              defaultValue={values.notice ?? notice}
              error={errors.notice}
            />
          )}
        />
      </AdminSection>
      <AdminSection
        title="Sign-ups"
        intro={
          areSignUpsOpen
            ? "Open: everyone can create an account."
            : "Closed: only members of organizations with single sign-on get an account by themselves."
        }
      >
        {areSignUpsOpen ? (
          <ChangeForm
            intent="close-sign-ups"
            label="Close sign-ups"
            note="The sign-up page says that accounts can’t be created at the moment. Sign-ups that wait for their email link can still be confirmed."
            isDangerous
            check={checkSettingsForm}
            reply={actionData}
          />
        ) : (
          <ChangeForm intent="open-sign-ups" label="Open sign-ups" check={checkSettingsForm} reply={actionData} />
        )}
      </AdminSection>
    </AdminPage>
  );
}
