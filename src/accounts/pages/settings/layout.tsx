import { Outlet } from "react-router";
import { requireSession } from "../../sessions/current-session.ts";
import { DeletionAlert } from "../../ui/settings/deletion-form.tsx";
import { SettingsNavigation } from "../../ui/settings/settings-layout.tsx";
import type { Route } from "./+types/layout";

/** Signed-in users only. Each page below checks again, because pages are also loaded on their own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { deleteAfter } = await requireSession(context, url);
  return { deleteAfter };
}

export default function SettingsLayout({ loaderData: { deleteAfter } }: Route.ComponentProps) {
  return (
    <div className="container-page grid gap-x-16 gap-y-8 pt-2 pb-16 lg:grid-cols-12 lg:pt-8">
      <SettingsNavigation />
      <div className="grid min-w-0 content-start gap-8 lg:col-span-9">
        {deleteAfter && <DeletionAlert deleteAfter={deleteAfter} />}
        <div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
