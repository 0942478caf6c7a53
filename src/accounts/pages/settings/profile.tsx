import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { listExports } from "../../my-data/data-export.ts";
import { getProfile } from "../../profile/get-profile.ts";
import { updateProfile } from "../../profile/update-profile.ts";
import { checkProfile } from "../../rules.ts";
import { requireSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { PictureForm } from "../../ui/picture/picture-form.tsx";
import { Archives, yourDataIntro } from "../../ui/settings/archives.tsx";
import { NamesForm } from "../../ui/settings/names-form.tsx";
import { SettingsHeader, SettingsSection } from "../../ui/settings/settings-layout.tsx";
import type { Route } from "./+types/profile";

const failureMessage = "Your profile could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Profile", "/settings/profile");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, deleteAfter } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const [profile, exports] = await Promise.all([
    getProfile(db, viewer.userId),
    listExports(db, viewer.userId, clock.now()),
  ]);
  return { profile, email: viewer.email, exports, isDeletionRequested: deleteAfter !== null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  return answerForm(request, {
    check: checkProfile,
    failureMessage,
    log: context.get(requestContext).log,
    onValid: (names) => updateProfile(db, { userId: viewer.userId, ...names, at: clock.now() }),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, email, exports, isDeletionRequested } = loaderData;
  return (
    <>
      <SettingsHeader title="Profile" intro="Your name, picture and account. Only you can see this page." />
      <SettingsSection title="Picture" intro="Shown in the account menu.">
        <PictureForm profile={profile} />
      </SettingsSection>
      <SettingsSection title="Name">
        <NamesForm profile={profile} firstReply={actionData} />
      </SettingsSection>
      <SettingsSection title="Email" intro="You sign in with it, and we send emails there.">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 font-medium wrap-anywhere">{email}</p>
          <ButtonLink to="/settings/security/email" variant="secondary">
            Change email
          </ButtonLink>
        </div>
      </SettingsSection>
      <SettingsSection title="Your data" intro={yourDataIntro}>
        <Archives exports={exports} />
      </SettingsSection>
      {!isDeletionRequested && <DeleteAccount />}
    </>
  );
}

function DeleteAccount() {
  return (
    <SettingsSection
      title="Delete account"
      intro="Everything is deleted 14 days after your request. You can change your mind until then."
    >
      <ButtonLink to="/settings/delete" variant="secondary" prefetch="none">
        Delete my account
      </ButtonLink>
    </SettingsSection>
  );
}
