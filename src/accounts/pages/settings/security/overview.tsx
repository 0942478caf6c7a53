import { requireSession } from "../../../sessions/current-session.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import type { Route } from "./+types/overview";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Security", "/settings/security");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  return { viewer };
}

export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl">Security</h1>
      <p>{loaderData.viewer.email}</p>
    </>
  );
}
