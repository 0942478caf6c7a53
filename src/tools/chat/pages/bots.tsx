import type { ReactNode } from "react";
import { redirect, useNavigation } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listTextEngines } from "#models/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { deleteOneWithLog, requireActor } from "#teams/index.ts";
import { DeleteButton, TeamNote, useListName } from "#teams/ui/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DeletionNote } from "#work/ui/index.ts";
import { forgetSharedBot, listSharedBots } from "../bots/bot-links.ts";
import { botChatPath, botPath, botsPath, newBot, sharedBotPath } from "../bots/bot-rules.ts";
import { duplicateBot, listBots, restorableBots } from "../bots/bots.ts";
import { copyStarterBot } from "../bots/make-bot.ts";
import { starterBots } from "../bots/starter-bots.ts";
import { BotPicture, type ShownBot } from "../bots/ui/bot-picture.tsx";
import { IntentForm } from "../bots/ui/intent-form.tsx";
import { NoBotEngine } from "../bots/ui/no-bot-engine.tsx";
import { StarterBots } from "../bots/ui/starter-bots.tsx";
import type { Route } from "./+types/bots";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Bots", botsPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const [bots, shared, deleted, engines] = await Promise.all([
    listBots(db, ownerId, clock.now()),
    listSharedBots(db, ownerId, clock.now()),
    restorableBots.findDeleted(db, { userId: ownerId, id: url.searchParams.get("deleted") ?? "" }, clock.now()),
    listTextEngines(services, ownerId),
  ]);
  const starters = starterBots.map(({ id, name, purpose }) => ({ id, name, purpose }));
  return { bots, shared, deleted, starters, hasEngine: engines.length > 0 };
}

const intents = ["copy", "duplicate", "delete", "restore", "forget"] as const;

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const { ownerId } = actor;
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  const own = { userId: ownerId, botId: fieldOf(form, "bot") };
  switch (intent) {
    case "copy":
      return redirect(botPath(await copyStarterBot(services, ownerId, fieldOf(form, "starter"))), 303);
    case "duplicate":
      return redirect(botPath(await duplicateBot(services, own)), 303);
    case "delete": {
      const now = clock.now();
      await deleteOneWithLog(db, { actor, ownerId, label: "Bot", now }, (tx) =>
        restorableBots.delete(tx, { userId: ownerId, id: own.botId }, now),
      );
      return redirect(`${botsPath}?deleted=${own.botId}`, 303);
    }
    case "restore":
      await restorableBots.restore(db, { userId: own.userId, id: own.botId }, clock.now());
      break;
    case "forget":
      await forgetSharedBot(db, own);
  }
  return redirect(botsPath, 303);
}

export default function BotsPage({ loaderData }: Route.ComponentProps) {
  const { bots, shared, deleted, starters, hasEngine } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const name = useListName("bots");
  const add = <ButtonLink to={botPath(newBot)}>New bot</ButtonLink>;
  return (
    <div className="container-page grid grid-cols-1 gap-10 pt-6 pb-16 md:pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">Bots</h1>
          <p className="max-w-[64ch] text-muted">
            Write instructions once, add files if you like, and chat with the result as often as you want.
          </p>
          <TeamNote />
        </div>
        {bots.length > 0 && add}
      </header>
      {deleted && (
        <DeletionNote fields={{ bot: deleted.id }}>
          “{deleted.title}” was deleted. Its conversations are still in your chat.
        </DeletionNote>
      )}
      {!hasEngine && (
        <NoBotEngine need="You can write bots and keep them without one. To talk to them, you need a language model." />
      )}
      {bots.length === 0 ? (
        <EmptyState title="No bots yet" action={add}>
          Write one of your own, or copy one of those below.
        </EmptyState>
      ) : (
        <ul aria-label={name} className="divide-y divide-hairline border-y border-hairline">
          {bots.map((bot) => (
            <BotRow key={bot.id} bot={bot} marks={marksOf(bot)}>
              {hasEngine && (
                <ButtonLink to={botChatPath(bot.id)} variant="secondary" size="sm" aria-label={`Talk to ${bot.name}`}>
                  Talk
                </ButtonLink>
              )}
              <ButtonLink to={botPath(bot.id)} variant="ghost" size="sm" aria-label={`Edit ${bot.name}`}>
                Edit
              </ButtonLink>
              <IntentForm intent="duplicate" fields={{ bot: bot.id }}>
                <Button type="submit" variant="ghost" size="sm" disabled={isBusy} aria-label={`Duplicate ${bot.name}`}>
                  Duplicate
                </Button>
              </IntentForm>
              <IntentForm intent="delete" fields={{ bot: bot.id }}>
                <DeleteButton
                  what="this bot"
                  isTeams
                  variant="ghost"
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Delete ${bot.name}`}
                >
                  Delete
                </DeleteButton>
              </IntentForm>
            </BotRow>
          ))}
        </ul>
      )}
      {shared.length > 0 && <Shared bots={shared} hasEngine={hasEngine} />}
      <StarterBots starters={starters} isBusy={isBusy} />
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

function marksOf({ files, isShared }: Data["bots"][number]): readonly string[] {
  return [files > 0 && (files === 1 ? "1 file" : `${files} files`), isShared && "Shared"].filter(
    (mark) => mark !== false,
  );
}

function Shared({ bots, hasEngine }: { readonly bots: Data["shared"]; readonly hasEngine: boolean }) {
  return (
    <section aria-labelledby="shared" className="grid gap-3">
      <h2 id="shared" className="text-lg">
        Shared with you
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {bots.map((bot) => (
          <BotRow key={bot.id} bot={bot}>
            {hasEngine && (
              <ButtonLink to={botChatPath(bot.id)} variant="secondary" size="sm" aria-label={`Talk to ${bot.name}`}>
                Talk
              </ButtonLink>
            )}
            <ButtonLink to={sharedBotPath(bot.token)} variant="ghost" size="sm" aria-label={`View ${bot.name}`}>
              View
            </ButtonLink>
            <IntentForm intent="forget" fields={{ bot: bot.id }}>
              <Button type="submit" variant="ghost" size="sm" aria-label={`Remove ${bot.name} from your list`}>
                Remove
              </Button>
            </IntentForm>
          </BotRow>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly bot: ShownBot & { readonly purpose: string };
  readonly marks?: readonly string[];
  /** Actions on the bot. */
  readonly children: ReactNode;
}

/** A bot of a list. */
function BotRow({ bot, marks = [], children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-5">
      <BotPicture bot={bot} className="size-14" />
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{bot.name}</span>
          {marks.map((mark) => (
            <Chip key={mark}>{mark}</Chip>
          ))}
        </p>
        {bot.purpose && <p className="max-w-[60ch] text-sm wrap-anywhere text-muted">{bot.purpose}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
