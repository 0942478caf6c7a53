import { data, redirect } from "react-router";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { receivePicture } from "../../picture/upload-picture.ts";
import { getProfile } from "../../profile/get-profile.ts";
import { requireSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { withNotice } from "../../ui/flash-messages.ts";
import { PictureForm } from "../../ui/picture/picture-form.tsx";
import { pictureUploadPath } from "../../ui/picture/picture-limits.ts";
import { SettingsHeader } from "../../ui/settings/settings-layout.tsx";
import type { Route } from "./+types/avatar";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Your picture", pictureUploadPath);

/** Passes on a refusal's headers, such as `Retry-After`. */
export function headers({ actionHeaders }: Route.HeadersArgs): HeadersInit {
  return actionHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  return { profile: await getProfile(context.get(servicesContext).db, viewer.userId) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  try {
    const form = await readForm(request);
    await receivePicture(context.get(servicesContext), { userId: viewer.userId, form });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: error.userMessage }, { status: error.status, headers: error.headers });
  }
  throw redirect("/settings/profile", { headers: withNotice("profile-updated") });
}

/** The picture form's target without scripts; shown if the picture was refused. */
export default function AvatarPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeader title="Your picture" />
      <PictureForm profile={loaderData.profile} firstProblem={actionData?.problem} />
    </>
  );
}
