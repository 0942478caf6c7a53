import { type ReactNode, useId } from "react";
import { Form, redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Picture } from "#ui/picture.tsx";
import { requireMaker } from "../claims/claims.ts";
import {
  type ListedPicture,
  listPictures,
  moveScreenshot,
  removeOwnPicture,
  sendPicture,
} from "../pictures/pictures.ts";
import { PictureChip } from "../pictures/ui/picture-chip.tsx";
import { PictureForm } from "../pictures/ui/picture-form.tsx";
import { readFacts } from "../proposals/proposals.ts";
import { checkPictureForm, editListingPath, picturesPath, screenshotsMax, toolPath } from "../rules.ts";
import type { Route } from "./+types/pictures";

const failureMessage = "This could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Logo and screenshots", picturesPath(params.slug ?? ""));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const { name } = await readFacts(db, params.slug);
  await requireMaker(db, { userId: viewer.userId, toolSlug: params.slug });
  return { slug: params.slug, name, pictures: await listPictures(db, params.slug) };
}

/** Sends a picture for review, or moves or removes one. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const own = { userId: viewer.userId, toolSlug: params.slug };
  // Before the file is received.
  await requireMaker(services.db, own);
  return answerForm(request, {
    check: checkPictureForm,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent, description }, form) {
      const file = form.get(intent);
      const id = fieldOf(form, "id");
      if ((intent === "screenshot" || intent === "logo") && file instanceof File)
        await sendPicture(services, own, { kind: intent, file, description });
      else if (intent === "remove") await removeOwnPicture(services, { ...own, id });
      else await moveScreenshot(services, { ...own, id, step: intent === "earlier" ? -1 : 1 });
      const notice = intent === "remove" ? "picture-removed" : "picture-sent";
      const isMove = intent === "earlier" || intent === "later";
      throw redirect(picturesPath(params.slug), isMove ? undefined : { headers: withNotice(notice) });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, pictures } = loaderData;
  const logos = pictures.filter(({ kind }) => kind === "logo");
  const screenshots = pictures.filter(({ kind }) => kind === "screenshot");
  const shown = screenshots.filter(({ state }) => state !== "refused");
  const refused = actionData?.outcome === "refused" ? actionData : undefined;
  const sent: Readonly<Record<string, string>> = refused?.values ?? {};
  const replyTo = (intent: string): FormReply | undefined => (sent.intent === intent ? refused : undefined);
  return (
    <>
      <PageHeader
        crumbs={[
          { name: "Tools", path: "/tools" },
          { name, path: toolPath(slug) },
          { name: "Edit", path: editListingPath(slug) },
          { name: "Logo and screenshots", path: picturesPath(slug) },
        ]}
        title={`Logo and screenshots of ${name}`}
        intro="We look at each picture before it’s public. You can change their order, or remove them, at any time."
      />
      <div className="container-page grid gap-y-12">
        {refused && !replyTo("screenshot") && !replyTo("logo") && (
          <Alert tone="error">{refused.message ?? Object.values(refused.errors)[0]}</Alert>
        )}
        <PictureSection
          title="Logo"
          empty="None of yours yet. It takes the place of the logo or letter on your listing’s page and cards."
          list={logos.map((picture) => <PictureRow key={picture.id} picture={picture} name="Logo" />)}
        >
          <PictureForm key={logos.map(({ id }) => id).join()} kind="logo" reply={replyTo("logo")} />
        </PictureSection>
        <PictureSection
          title="Screenshots"
          empty={`None yet. Up to ${screenshotsMax} are shown in a row on your listing’s page.`}
          list={screenshots.map((picture) => {
            const place = shown.indexOf(picture);
            return (
              <PictureRow key={picture.id} picture={picture} name={picture.description}>
                {place > 0 && <MoveButton picture={picture} intent="earlier" label="Move earlier" />}
                {place !== -1 && place < shown.length - 1 && (
                  <MoveButton picture={picture} intent="later" label="Move later" />
                )}
              </PictureRow>
            );
          })}
        >
          {shown.length < screenshotsMax ? (
            <PictureForm key={screenshots.map(({ id }) => id).join()} kind="screenshot" reply={replyTo("screenshot")} />
          ) : (
            <p className="max-w-[44ch] text-muted">
              A listing has at most {screenshotsMax} screenshots. Remove one to send another.
            </p>
          )}
        </PictureSection>
      </div>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  /** Says what will be here. */
  readonly empty: string;
  readonly list: readonly ReactNode[];
  readonly children: ReactNode;
}

/** Pictures on one side, the form for another one beside them. */
function PictureSection({ title, empty, list, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-16 gap-y-6 border-t border-hairline pt-6 lg:grid-cols-12"
    >
      <div className="grid content-start gap-4 lg:col-span-7">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {list.length > 0 ? (
          <ul className="divide-y divide-hairline border-y border-hairline">{list}</ul>
        ) : (
          <p className="max-w-[52ch] text-muted">{empty}</p>
        )}
      </div>
      <div className="lg:col-span-5 lg:pt-11">{children}</div>
    </section>
  );
}

interface RowProps {
  readonly picture: ListedPicture;
  readonly name: string;
  /** Buttons before the one that removes it. */
  readonly children?: ReactNode;
}

function PictureRow({ picture, name, children }: RowProps) {
  const { id, state, answer, path, smallPath, width, height, kind } = picture;
  return (
    <li className="grid gap-x-6 gap-y-4 py-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {kind === "logo" ? (
        <span className="logo-tile size-16">
          <Picture src={path} alt="" width={width} height={height} />
        </span>
      ) : (
        <a href={path} target="_blank" rel="noopener" className="block self-start rounded-sm">
          <Picture
            src={smallPath}
            alt={`See the whole picture: ${name}`}
            width={width}
            height={height}
            loading="lazy"
            className="h-auto max-h-44 w-full rounded-sm border border-hairline bg-sunken object-contain"
          />
        </a>
      )}
      <div className="grid content-start justify-items-start gap-2">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <PictureChip state={state} />
        {answer && <p className="max-w-[60ch] text-sm whitespace-pre-line wrap-anywhere">{answer}</p>}
        <div className="-ml-4 flex w-full flex-wrap">
          {children}
          <AskFirst
            label="Remove"
            about={name}
            question={state === "published" ? "It’s gone from your listing at once." : "We won’t look at it any more."}
            confirmLabel="Remove"
            fields={{ intent: "remove", id }}
            group="pictures"
            isQuiet
          />
        </div>
      </div>
    </li>
  );
}

interface MoveProps {
  readonly picture: ListedPicture;
  readonly intent: "earlier" | "later";
  readonly label: string;
}

const MoveButton = ({ picture, intent, label }: MoveProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={picture.id} />
    <Button type="submit" name="intent" value={intent} variant="ghost">
      {label}
      <span className="sr-only"> {picture.description}</span>
    </Button>
  </Form>
);
