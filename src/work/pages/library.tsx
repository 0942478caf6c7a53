import { Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { planContext } from "#models/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { storedBytesUsual } from "#runs/rules.ts";
import { requireActor } from "#teams/index.ts";
import { useActingTeam } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { formatBytes } from "#ui/format.ts";
import { usePolling } from "#ui/use-polling.ts";
import { changeLibrary, readDeletion } from "../library/change-library.ts";
import { filteredPath, isFiltered, type LibraryFilters, libraryPath } from "../library/library-rules.ts";
import { readLibrary } from "../library/read-library.ts";
import { DeletionNote } from "../library/ui/deletion-note.tsx";
import { Filters } from "../library/ui/library-filters.tsx";
import { LibraryList } from "../library/ui/library-list.tsx";
import { ProjectsBar } from "../library/ui/projects-bar.tsx";
import { type MakingScreen, workServices } from "../work-kinds.ts";
import type { Route } from "./+types/library";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Library", libraryPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const query = url.searchParams;
  const [shown, plan] = await Promise.all([
    readLibrary(workServices(context), { actor, query }),
    context.get(planContext)(actor.ownerId),
  ]);
  const deleted = query.get("deleted") ?? "";
  const kept = query.get("kept") ?? "";
  return {
    ...shown,
    storedBytesMax: plan.storedBytesMax ?? storedBytesUsual,
    deletion: { token: deleted, count: readDeletion(deleted)?.count ?? 0 },
    keptCount: /^\d{1,3}$/.test(kept) ? Number(kept) : 0,
  };
}

/** Handles the page's buttons. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  const changes = await changeLibrary(workServices(context), { actor, form });
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return redirect(`${libraryPath}?${query}`, 303);
}

/** Time between checks whether running work has ended. */
const pollMs = 2_000;

export default function LibraryPage({ loaderData }: Route.ComponentProps) {
  const { items, next, filters, kinds, engines, projects, kits, screens, deletion, keptCount } = loaderData;
  const { storedBytes, storedBytesMax } = loaderData;
  const team = useActingTeam();
  usePolling(
    items.some(({ state }) => state === "running"),
    pollMs,
  );
  return (
    <div className="container-page grid grid-cols-1 gap-6 pt-6 pb-16 md:pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">Library</h1>
          <p className="max-w-[64ch] text-muted">
            {team ? `What ${team.name} has made and what only you see` : "Everything you’ve made"}, with its prompt,
            engine and cost. Open it, run it again, or take it with you.
          </p>
        </div>
        <StorageMeter storedBytes={storedBytes} storedBytesMax={storedBytesMax} />
      </header>
      <ProjectsBar {...{ projects, kits, screens }} projectId={filters.projectId} />
      <Filters filters={filters} kinds={kinds} engines={engines} />
      {items.length > 0 ? (
        <LibraryList
          key={filteredPath(filters)}
          {...{ items, next, filters, projects }}
          changed={`${deletion.token} ${items[0]?.key}`}
        />
      ) : (
        <Empty {...{ filters, screens }} isProject={projects.some(({ id }) => id === filters.projectId)} />
      )}
      {(deletion.count > 0 || keptCount > 0) && (
        <Deleted token={deletion.token} count={deletion.count} keptCount={keptCount} />
      )}
    </div>
  );
}

interface EmptyProps {
  readonly filters: LibraryFilters;
  readonly screens: readonly MakingScreen[];
  /** True if a project of the user’s is shown. */
  readonly isProject: boolean;
}

function Empty({ filters, screens: [first], isProject }: EmptyProps) {
  if (isProject && !isFiltered({ ...filters, projectId: "" })) {
    const toLibrary = (
      <ButtonLink to={libraryPath} variant="secondary">
        Show everything
      </ButtonLink>
    );
    return (
      <EmptyState title="Nothing in this project yet" action={toLibrary}>
        What you make from here goes into the project. Or select things in your library, and move them here.
      </EmptyState>
    );
  }
  return isFiltered(filters) ? (
    <EmptyState
      title="Nothing found"
      action={
        <ButtonLink to={libraryPath} variant="secondary">
          Show everything
        </ButtonLink>
      }
    >
      Nothing in your library fits these filters.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing here yet" action={first && <ButtonLink to={first.path}>Make a design</ButtonLink>}>
      Whatever you make appears here: designs, texts, chats, sound, videos and 3D models.
    </EmptyState>
  );
}

interface DeletedProps {
  readonly token: string;
  readonly count: number;
  readonly keptCount: number;
}

const itemsInWords = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

function Deleted({ token, count, keptCount }: DeletedProps) {
  const kept = keptCount > 0 && `${itemsInWords(keptCount)} kept: stop a run before you delete it.`;
  if (count === 0) return kept && <Alert tone="note">{kept}</Alert>;
  return (
    <DeletionNote isFloating fields={{ deleted: token }}>
      {itemsInWords(count)} deleted. {kept}
    </DeletionNote>
  );
}

interface Props {
  readonly storedBytes: number;
  readonly storedBytesMax: number;
}

/** Meter of the plan's room that the user's files take up; says so plainly once they fill it. */
function StorageMeter({ storedBytes, storedBytesMax }: Props) {
  const isFull = storedBytes >= storedBytesMax;
  return (
    <div className="grid w-full gap-1.5 text-xs text-muted sm:w-64">
      <meter
        aria-label="Storage"
        min={0}
        max={storedBytesMax}
        value={Math.min(storedBytes, storedBytesMax)}
        className="h-2 w-full"
      >
        {formatBytes(storedBytes)}
      </meter>
      <p className="tabular-nums">
        {formatBytes(storedBytes)} of {formatBytes(storedBytesMax)} used
      </p>
      {isFull && (
        <p className="font-medium text-danger">
          Your storage is full. Delete something, or{" "}
          <Link to="/settings/billing" className="underline">
            upgrade your plan
          </Link>
          .
        </p>
      )}
    </div>
  );
}
