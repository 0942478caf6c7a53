import { Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { parsePosition } from "#runs/index.ts";
import { ownersOf, requireActor } from "#teams/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { deletedPath, libraryPath, pageSize } from "../library/library-rules.ts";
import { listDeleted } from "../library/list-deleted.ts";
import { restoreDeleted } from "../library/restore-deleted.ts";
import { DeletedList } from "../library/ui/deleted-list.tsx";
import { workServices } from "../work-kinds.ts";
import type { Route } from "./+types/library-deleted";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Recently deleted", deletedPath);

/** For the breadcrumbs. */
export const handle = { crumb: () => "Recently deleted" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const services = workServices(context);
  return listDeleted(services, {
    ownerIds: ownersOf(actor),
    team: actor.team,
    now: services.clock.now(),
    after: parsePosition(url.searchParams.get("after")),
    countMax: pageSize,
  });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  await restoreDeleted(workServices(context), { ownerIds: ownersOf(actor), team: actor.team, form });
  return redirect(deletedPath, 303);
}

export default function LibraryDeletedPage({ loaderData: { items, next } }: Route.ComponentProps) {
  return (
    <div className="container-page grid grid-cols-1 gap-6 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <Link
          to={libraryPath}
          className="inline-flex min-h-6 touch:min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
        >
          Library
        </Link>
        <h1 className="text-2xl">Recently deleted</h1>
        <p className="max-w-[64ch] text-muted">
          What is deleted can be restored for a day. Then it’s gone for good, with its files and links.
        </p>
      </header>
      {items.length > 0 ? (
        <DeletedList {...{ items, next }} />
      ) : (
        <EmptyState
          title="Nothing deleted in the last day"
          action={
            <ButtonLink to={libraryPath} variant="secondary">
              Open the library
            </ButtonLink>
          }
        >
          Designs, texts, chats, documents, PDFs, bots and brand kits that you delete stay here for a day.
        </EmptyState>
      )}
    </div>
  );
}
