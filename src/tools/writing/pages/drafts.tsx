import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { PrivateNote, useActingTeam } from "#teams/ui/index.ts";
import { answerListForm, loadList } from "#work/index.ts";
import { DeletionNote, DocumentList } from "#work/ui/index.ts";
import { anotherTone } from "../../run-screens/text/another-tone.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { draftPath, writePath } from "../drafts/draft-brief.ts";
import { startDraft } from "../drafts/draft-content.ts";
import { NewDraft } from "../drafts/ui/new-draft.tsx";
import { writeTool } from "../drafts/write-tool.ts";
import type { Route } from "./+types/drafts";

const kind = "draft";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Write", writePath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [list, engines, rerun] = await Promise.all([
    loadList(services, { kind, actor, url }),
    listOfferedEngines(context, actor.ownerId),
    readRerun(services.db, writeTool, { userId: actor.privateId, query: url.searchParams, variation: anotherTone }),
  ]);
  return { ...list, engines, rerun };
}

/** Makes a draft, renames, copies, deletes or restores one. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  const start = () => startDraft(form);
  return answerListForm(context.get(servicesContext), { kind, actor, url, form, pathOf: draftPath, start });
}

export default function DraftsPage({ loaderData: { listed, deleted, engines, rerun } }: Route.ComponentProps) {
  // In a team, there are those that others have shared.
  const name = useActingTeam() ? "Drafts" : "Your drafts";
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Write</h1>
        <p className="max-w-[60ch] text-muted">
          Turn your points into a first draft, in nine content types, nine tones and four languages. Then edit and
          finish it.
        </p>
      </header>
      <RerunNote rerun={rerun} />
      <NewDraft key={rerun ? `${rerun.runId} ${rerun.varied}` : "new"} engines={engines} rerun={rerun} />
      {deleted && <DeletionNote fields={{ document: deleted.id }}>“{deleted.title}” was deleted.</DeletionNote>}
      <section aria-labelledby="drafts" className="grid max-w-3xl gap-4">
        <h2 id="drafts" className="text-xl">
          {name}
        </h2>
        <PrivateNote what="drafts" hasShared={listed.some(({ isShared }) => isShared)} />
        {listed.length === 0 ? (
          <p className="text-muted">Your drafts appear here, saved as you edit them.</p>
        ) : (
          <DocumentList label={name} listed={listed} pathOf={draftPath} what="this draft" />
        )}
      </section>
    </div>
  );
}
