import { redirect, useNavigation } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listTextEngines } from "#models/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { findBrand, requireActor } from "#teams/index.ts";
import { BrandPlate } from "#teams/ui/index.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { copySharedBot, getSharedBot, useSharedBot as startUsing } from "../bots/bot-links.ts";
import { botChatPath, botPath, sharedBotPath } from "../bots/bot-rules.ts";
import { BotPicture } from "../bots/ui/bot-picture.tsx";
import { IntentForm } from "../bots/ui/intent-form.tsx";
import { NoBotEngine } from "../bots/ui/no-bot-engine.tsx";
import type { Route } from "./+types/shared-bot";

export function meta({ matches: [root], loaderData, params }: Route.MetaArgs) {
  const { brand, bot } = loaderData ?? {};
  const settings = { ...root.loaderData, ...(brand && { productName: brand.name }) };
  return accountMeta(settings, bot?.name ?? "Shared bot", sharedBotPath(params.token));
}

/** For the breadcrumbs: the address has only an id. */
export const handle = { crumb: ({ bot }: Route.ComponentProps["loaderData"]) => bot.name };

export async function loader({ context, url, params: { token } }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [{ userId: botOwner, ...bot }, engines] = await Promise.all([
    getSharedBot(services.db, token, services.clock.now()),
    listTextEngines(services, ownerId),
  ]);
  const brand = await findBrand(services, botOwner);
  return { bot, isOwn: botOwner === ownerId, hasEngine: engines.length > 0, brand };
}

/** Talks to the bot, or copies it. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const intent = readIntent(await readForm(request), ["talk", "copy"]);
  const asked = { userId: ownerId, token };
  if (intent === "copy") return redirect(botPath(await copySharedBot(services, asked)), 303);
  return redirect(botChatPath(await startUsing(services, asked)), 303);
}

export default function SharedBotPage({ loaderData: { bot, isOwn, hasEngine, brand } }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="container-page grid max-w-3xl grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      {brand && <BrandPlate brand={brand} />}
      <header className="grid gap-4">
        <BotPicture bot={bot} className="size-20" />
        <div className="grid gap-1.5">
          <h1 className="text-2xl wrap-anywhere">{bot.name}</h1>
          {bot.purpose && <p className="max-w-[60ch] wrap-anywhere text-muted">{bot.purpose}</p>}
          <p className="text-sm text-muted">
            {isOwn
              ? "This is your bot, as others see it."
              : `${brand?.name || bot.by || "Another user"} shares this bot with you.`}{" "}
            {filesLine(bot.fileCount)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {hasEngine && (
            <IntentForm intent="talk">
              <Button type="submit" disabled={isBusy} aria-label={`Chat with ${bot.name}`}>
                Chat
              </Button>
            </IntentForm>
          )}
          {isOwn ? (
            <ButtonLink to={botPath(bot.id)} variant="secondary">
              Edit
            </ButtonLink>
          ) : (
            <IntentForm intent="copy">
              <Button type="submit" variant={hasEngine ? "secondary" : "primary"} disabled={isBusy}>
                Copy to my bots
              </Button>
            </IntentForm>
          )}
        </div>
      </header>
      {!hasEngine && (
        <NoBotEngine need="You can read this bot’s instructions and copy it. To talk to it, you need a language model." />
      )}
      <section aria-labelledby="instructions" className="grid gap-3">
        <h2 id="instructions" className="text-lg">
          Instructions
        </h2>
        <p className="max-w-[60ch] text-sm text-muted">
          What the bot is told. Your messages go to the model that you choose, not to the person who shared it.
        </p>
        <p className="max-w-[72ch] rounded-md border border-hairline bg-surface p-5 text-sm wrap-anywhere whitespace-pre-wrap">
          {bot.instructions}
        </p>
      </section>
    </div>
  );
}

function filesLine(count: number): string {
  if (count === 0) return "It comes without files.";
  return `It answers from ${count === 1 ? "a file" : `${count} files`}, which you can’t open; a copy comes without them.`;
}
