import { requireSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import type { Route } from "./+types/profile";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Profile", "/settings/profile");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  return { viewer };
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl">Profile</h1>
      <p>{loaderData.viewer.email}</p>
    </>
  );
}
