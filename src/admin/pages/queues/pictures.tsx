import { listPeople } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { listToolNames } from "#directory/index.ts";
import { listPictureQueue, publishPicture, refusePicture } from "#listings/index.ts";
import { pictureStateNames, pictureStates, toolPath } from "#listings/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { oneOf } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { Picture } from "#ui/picture.tsx";
import { answerDecision } from "../../queues/answer-decision.ts";
import { findListing } from "../../queues/find-listing.ts";
import { Queue } from "../../ui/queue.tsx";
import { AuthorLink, ListingLink } from "../../ui/queue-links.tsx";
import type { Route } from "./+types/pictures";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Pictures", "/admin/pictures");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = oneOf(url.searchParams.get("state"), pictureStates);
  const page = readPageNumber(url.searchParams);
  const { rows, hasNext } = await listPictureQueue(db, { state, page });
  const [people, names] = await Promise.all([
    listPeople(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    ),
    listToolNames(
      db,
      rows.map(({ toolSlug }) => toolSlug),
    ),
  ]);
  const entries = rows.map((picture) => ({
    ...picture,
    name: names.get(picture.toolSlug) ?? picture.toolSlug,
    author: people.get(picture.userId ?? ""),
  }));
  return { state, page, hasNext, entries };
}

/** After a refused decision, too: the entry has changed meanwhile. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  return answerDecision(args, { intents: ["publish", "refuse"] }, async ({ intent, id, reason }) => {
    const subject = await findListing(db, "picture", id);
    if (intent === "publish")
      return {
        action: "picture-published",
        subject,
        apply: (services, at) => publishPicture(services.db, services, { id, at }),
      };
    return {
      action: "picture-refused",
      subject,
      apply: (services, at) => refusePicture(services.db, services, { id, at, reason }),
    };
  });
}

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, ...list } = loaderData;
  return (
    <Queue
      {...list}
      title="Pictures"
      intro="Logos and screenshots that verified makers send. A logo takes the place of the one before."
      states={pictureStates}
      stateNames={pictureStateNames}
      entries={entries.map(({ id, name, kind, toolSlug, author, createdAt, answer, ...picture }) => ({
        id,
        // What is sent never changes: another picture is another entry.
        revision: 1,
        title: kind === "logo" ? `${name}: logo` : `${name}: screenshot`,
        content: (
          <>
            {kind === "logo" ? (
              <span className="logo-tile size-16">
                <Picture src={picture.path} alt={`Logo of ${name}`} width={picture.width} height={picture.height} />
              </span>
            ) : (
              <a href={picture.path} target="_blank" rel="noopener" className="block rounded-sm">
                <Picture
                  src={picture.smallPath}
                  alt={picture.description}
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  className="h-auto max-h-96 w-auto max-w-full rounded-sm border border-hairline bg-sunken object-contain"
                />
              </a>
            )}
            {picture.description && <p className="wrap-anywhere">{picture.description}</p>}
            {answer && <p className="text-sm whitespace-pre-line wrap-anywhere">{answer}</p>}
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
              <ListingLink path={toolPath(toolSlug)}>See the listing</ListingLink>
              <AuthorLink person={author} />
              <DateTime at={createdAt} />
            </p>
          </>
        ),
        decisions:
          list.state === "waiting"
            ? [
                { intent: "publish", label: "Publish" },
                { intent: "refuse", label: "Refuse", asks: "Why you refuse it" },
              ]
            : [],
      }))}
      reply={actionData}
    />
  );
}
