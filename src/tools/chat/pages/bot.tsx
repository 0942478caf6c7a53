import { redirect, useNavigation } from "react-router";
import { withNotice } from "#accounts/index.ts";
import {
  accountMeta,
  pictureFormatNames,
  pictureMegabytesMax,
  pictureTypes,
  SettingsSection,
} from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, type Services, servicesContext } from "#platform/services.ts";
import { maxTextPrice } from "#runs/rules.ts";
import { requireActor } from "#teams/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { readLifetime } from "#work/index.ts";
import { listBotFiles, removeBotFile } from "../bots/bot-files.ts";
import { findBotLink, revokeBotLink, shareBot } from "../bots/bot-links.ts";
import { botAvatarUrl } from "../bots/bot-picture-rules.ts";
import { botChatPath, botPath, checkBotForm, newBot } from "../bots/bot-rules.ts";
import { botUploadPath } from "../bots/bot-upload-rules.ts";
import { getBot, saveBot } from "../bots/bots.ts";
import { drawAnotherPicture, makeBot } from "../bots/make-bot.ts";
import { getTalkingBot } from "../bots/talking-bot.ts";
import { BotFilesSection } from "../bots/ui/bot-files-section.tsx";
import { BotForm } from "../bots/ui/bot-form.tsx";
import { BotPicture, type ShownBot } from "../bots/ui/bot-picture.tsx";
import { BotSharingSection } from "../bots/ui/bot-sharing-section.tsx";
import { IntentForm } from "../bots/ui/intent-form.tsx";
import { NoBotEngine } from "../bots/ui/no-bot-engine.tsx";
import { UploadButton } from "../bots/ui/upload-button.tsx";
import type { Route } from "./+types/bot";

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  accountMeta(matches[0].loaderData, loaderData?.bot?.name ?? "New bot", botPath(params.botId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ bot }: Route.ComponentProps["loaderData"]) => bot?.name ?? "New bot" };

export async function loader({ context, url, params: { botId } }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  return {
    bot: botId === newBot ? undefined : await readBot(services, { userId: ownerId, botId }),
    engines: await listOfferedEngines(context, ownerId),
  };
}

async function readBot(
  services: Pick<Services, "db" | "config" | "clock">,
  own: { readonly userId: string; readonly botId: string },
) {
  const { db, clock } = services;
  const bot = await getBot(db, own);
  const { id, name, purpose, instructions, engine, revision, pictureKey, sharesFiles } = bot;
  const [files, { preamble }, link] = await Promise.all([
    listBotFiles(db, id),
    getTalkingBot(db, { ...own, now: clock.now() }),
    findBotLink(services, own),
  ]);
  return {
    id,
    name,
    purpose,
    instructions,
    engine,
    revision,
    sharesFiles,
    files,
    link,
    avatarUrl: botAvatarUrl(pictureKey),
    extraAic: maxTextPrice(`${preamble.instructions}\n${preamble.data}`, 0),
  };
}

const intents = ["save", "draw", "remove-file", "share", "revoke"] as const;

export async function action({ request, context, url, params: { botId } }: Route.ActionArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const own = { userId: ownerId, botId };
  const form = await readForm(request.clone());
  const intent = readIntent(form, intents);
  if (intent === "save") {
    return answerForm(request, {
      check: checkBotForm,
      failureMessage: "The bot could not be saved. Please try again in a moment.",
      log: context.get(requestContext).log,
      async onValid(values) {
        const { revision: _, ...words } = values;
        if (botId === newBot) throw redirect(botPath(await makeBot(services, ownerId, words)), saved);
        await saveBot(services, own, values);
        throw redirect(botPath(botId), saved);
      },
    });
  }
  switch (intent) {
    case "draw":
      await drawAnotherPicture(services, own);
      break;
    case "remove-file":
      await removeBotFile(services.db, { ...own, fileId: fieldOf(form, "file") });
      break;
    case "share":
      await shareBot(services, {
        ...own,
        sharesFiles: form.has("sharesFiles"),
        lifetime: form.has("lifetime") ? readLifetime(form) : undefined,
      });
      break;
    case "revoke":
      await revokeBotLink(services.db, own);
  }
  return redirect(botPath(botId), 303);
}

const saved = { status: 303, headers: withNotice("bot-saved") };

export default function BotPage({ loaderData: { bot, engines }, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle";
  return (
    <div className="container-page grid grid-cols-1 pt-6 pb-16 md:pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
        <div className="grid min-w-0 gap-3">
          <h1 className="text-2xl wrap-anywhere">{bot?.name ?? "New bot"}</h1>
        </div>
        {bot && engines.length > 0 && (
          <ButtonLink to={botChatPath(bot.id)} variant="secondary" aria-label={`Chat with ${bot.name}`}>
            Chat
          </ButtonLink>
        )}
      </header>
      {engines.length === 0 && (
        <div className="pb-8">
          <NoBotEngine need="You can write a bot here, and keep it with its files and picture. To talk to it, you need a language model." />
        </div>
      )}
      <BotForm key={`${bot?.id} ${bot?.revision}`} bot={bot} engines={engines} reply={actionData} />
      {bot ? (
        <>
          <BotPictureSection bot={bot} isDrawing={isBusy && formData?.get("intent") === "draw"} />
          <BotFilesSection botId={bot.id} files={bot.files} extraAic={bot.extraAic} />
          <BotSharingSection link={bot.link} sharesFiles={bot.sharesFiles} isBusy={isBusy} />
        </>
      ) : (
        <p className="text-sm text-muted">You can add files and a picture once the bot is there.</p>
      )}
    </div>
  );
}

interface Props {
  readonly bot: ShownBot;
  readonly isDrawing: boolean;
}

function BotPictureSection({ bot, isDrawing }: Props) {
  return (
    <SettingsSection title="Picture" intro="Drawn by our studio from the name, or one of yours.">
      <div className="flex flex-wrap items-start gap-6">
        <BotPicture bot={bot} className="size-24" />
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <IntentForm intent="draw">
              <Button type="submit" variant="secondary" aria-disabled={isDrawing || undefined}>
                {isDrawing ? "Drawing…" : "Draw another"}
              </Button>
            </IntentForm>
            <UploadButton
              path={botUploadPath(bot.id, "picture")}
              label="Upload a picture"
              types={pictureTypes}
              bytesMax={pictureMegabytesMax * 1_024 * 1_024}
              tooLarge={`This picture is larger than ${pictureMegabytesMax} MB. Please choose a smaller one.`}
            />
          </div>
          <p className="text-xs text-muted">
            {pictureFormatNames}, up to {pictureMegabytesMax} MB. We keep the middle, as a square.
          </p>
        </div>
      </div>
    </SettingsSection>
  );
}
