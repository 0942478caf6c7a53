import type { ReactNode } from "react";
import { Form, Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { creditsInWords } from "#credits/rules.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { askOwners, ownersOf, requireActor } from "#teams/index.ts";
import { type KeyOwner, ownApiKey } from "#teams/rules.ts";
import { DeleteButton, OnlyYouChip, useKeyOwner } from "#teams/ui/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { control } from "#ui/field.tsx";
import { changeLibrary } from "../library/change-library.ts";
import { itemPath, keyOf, libraryPath, parseKey } from "../library/library-rules.ts";
import { readItem } from "../library/read-item.ts";
import { ItemOutput } from "../library/ui/item-output.tsx";
import { workServices } from "../work-kinds.ts";
import type { Route } from "./+types/library-item";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Library", itemPath(params.itemKey ?? ""));

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ title }: Route.ComponentProps["loaderData"]) => title };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const item = parseKey(params.itemKey);
  if (!item) throw new AppError("not_found", { userMessage: "There is nothing at this address." });
  const services = workServices(context);
  const listed = services.work.listed.find(({ kind }) => kind === item.kind);
  if (listed) {
    throw redirect(await askOwners(ownersOf(actor), (userId) => listed.findPath(services.db, { userId, id: item.id })));
  }
  return readItem(services, { actor, runId: item.id });
}

/** Handles the page's buttons. Deleting leads back to the library, where it can be undone. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  if (fieldOf(form, "item") !== params.itemKey)
    throw new AppError("not_found", { userMessage: "This result was deleted, or you don’t have access to it." });
  const { deleted } = await changeLibrary(workServices(context), { actor, form });
  if (deleted) return redirect(`${libraryPath}?${new URLSearchParams({ deleted })}`, 303);
  return redirect(itemPath(params.itemKey), 303);
}

export default function LibraryItemPage({ loaderData: item }: Route.ComponentProps) {
  const { title, label, engineName, createdAt, prompt, facts, isPrivate, maker } = item;
  const keyOwner = useKeyOwner();
  return (
    <div className="container-page grid grid-cols-1 gap-6 pt-6 pb-16 md:pt-8">
      <header className="grid gap-2">
        <Link
          to={libraryPath}
          className="inline-flex min-h-6 touch:min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
        >
          Library
        </Link>
        <h1 className="line-clamp-2 max-w-[40ch] text-2xl wrap-anywhere">{title}</h1>
        {isPrivate && (
          <p>
            <OnlyYouChip />
          </p>
        )}
      </header>
      <Actions item={item} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ItemOutput item={item} />
        <dl className="grid gap-4 border-t border-hairline pt-6 text-sm lg:border-t-0 lg:pt-0">
          {prompt !== "" && (
            <Fact name="Prompt">
              <span className="line-clamp-[12] whitespace-pre-wrap">{prompt}</span>
            </Fact>
          )}
          <Fact name="Kind">{label}</Fact>
          <Fact name="Engine">{engineName}</Fact>
          <Fact name="Cost">{costInWords(item, keyOwner)}</Fact>
          <Fact name="Made">
            <DateTime at={createdAt} />
            {maker && ` by ${maker}`}
          </Fact>
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </div>
    </div>
  );
}

function costInWords(
  { state, payer, priceAic, maxAic }: Route.ComponentProps["loaderData"],
  keyOwner: KeyOwner,
): string {
  const isRunning = state === "running";
  if (payer === "own-key") return `Nothing here: it ${isRunning ? "runs" : "ran"} on ${ownApiKey(keyOwner)}`;
  return isRunning ? `Up to ${creditsInWords(maxAic)}` : creditsInWords(priceAic);
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-xs font-semibold text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

function Actions({ item }: { readonly item: Route.ComponentProps["loaderData"] }) {
  const { id, state, isSaved, isPrivate, projects, projectId, openPath, rerunPath, varyPath } = item;
  const key = keyOf({ kind: "run", id });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {openPath && <ButtonLink to={openPath}>Open</ButtonLink>}
      {rerunPath && (
        <ButtonLink to={rerunPath} variant="secondary">
          Run again
        </ButtonLink>
      )}
      {varyPath && (
        <ButtonLink to={varyPath} variant="secondary">
          Vary
        </ButtonLink>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="item" value={key} />
        <input type="hidden" name="isSaved" value={isSaved ? "off" : "on"} />
        <Button type="submit" name="intent" value="save" variant="secondary">
          {isSaved ? "Remove from saved" : "Save"}
        </Button>
      </Form>
      {projects.length > 0 && (
        <Form method="post" preventScrollReset className="flex gap-2">
          <input type="hidden" name="item" value={key} />
          <select
            name="projectId"
            aria-label="Project"
            key={projectId}
            defaultValue={projectId ?? "none"}
            className={`${control} w-auto max-w-48 text-sm`}
          >
            <option value="none">No project</option>
            {projects.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" name="intent" value="move" variant="secondary">
            Move
          </Button>
        </Form>
      )}
      {state !== "running" && (
        <Form method="post">
          <input type="hidden" name="item" value={key} />
          <DeleteButton what="this" isTeams={!isPrivate} name="intent" value="delete" variant="ghost">
            Delete
          </DeleteButton>
        </Form>
      )}
    </div>
  );
}
