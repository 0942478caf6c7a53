import { accountMeta } from "#accounts/ui/index.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import type { Route } from "./+types/today";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Today", "/admin");

export const loader = () => null;

export default function TodayPage() {
  return <AdminPage title="Today">Users are one page further.</AdminPage>;
}
