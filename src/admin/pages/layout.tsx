import { Outlet } from "react-router";
import { operatorOnly } from "#accounts/index.ts";
import { servicesContext } from "#platform/services.ts";
import { listWaitingWork } from "../today.ts";
import { AdminNavigation } from "../ui/admin-navigation.tsx";
import type { Route } from "./+types/layout";

/** Its navigation takes the place of the workspace’s tools. */
export const handle = { foldsRail: true };

/** Guards every page below, its forms and its files. */
export const middleware: Route.MiddlewareFunction[] = [operatorOnly];

/** Makes every visit of a page below ask the server, whose middleware then guards it, and counts what waits. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const waiting = await listWaitingWork(db, clock.now());
  return { waiting: Object.fromEntries(waiting.map(({ path, count }) => [path, count])) };
}

export default function AdminLayout({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <div className="container-page grid gap-x-10 gap-y-6 pt-2 pb-16 xl:grid-cols-[11rem_minmax(0,1fr)] xl:pt-8">
      <AdminNavigation waiting={waiting} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
