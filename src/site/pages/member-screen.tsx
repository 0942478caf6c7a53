import { requireSession } from "#accounts/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/member-screen";

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, {
    title: "Not open yet",
    description: "This screen is not open yet.",
    path: location.pathname,
    noIndex: true,
  });

/** Screens that need an account: a guest is led to the log-in page, which remembers where the guest was going (specification §2). */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

/** What an account will open. Until the tools are built, the screen says so. */
export default function MemberScreen() {
  return (
    <div className="container-page pt-20">
      <h1 className="sr-only">Not open yet</h1>
      <EmptyState
        title="This screen is not open yet"
        action={<ButtonLink to="/tools">Browse the directory</ButtonLink>}
      >
        The tools that your account opens are still being built. Until then the directory leads you to the right one
        elsewhere.
      </EmptyState>
    </div>
  );
}
