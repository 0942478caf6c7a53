import { ArrowLeft } from "lucide";
import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { deleteOneWithLog, findOwner, ownersOf, requireActor } from "#teams/index.ts";
import { shareWithTeamIntent } from "#teams/rules.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { changeWorkLink, findWorkLink, linkIntents, workServices } from "#work/index.ts";
import { drawTexts } from "../../run-screens/texts/draw-texts.ts";
import { startDrawing } from "../../run-screens/ui/draw-in-browser.ts";
import { DrawnTexts } from "../../run-screens/ui/use-drawn-text.ts";
import { branchConversation } from "../branch-conversation.ts";
import { chatPath, conversationPath } from "../chat-rules.ts";
import { chooseAnswer, renameConversation, restorableConversations } from "../conversations.ts";
import { readChat } from "../read-chat.ts";
import { conversations } from "../schema.ts";
import { shareConversation } from "../share-conversation.ts";
import { ChatWindow } from "../ui/chat-window.tsx";
import { ConversationList } from "../ui/conversation-list.tsx";
import { firstAnswers } from "../ui/message-list.tsx";
import type { Route } from "./+types/chat";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  accountMeta(matches[0].loaderData, loaderData?.conversation?.title ?? "Chat", chatPath);

/** For the breadcrumbs: the address has only an id. */
export const handle = {
  crumb: ({ conversation }: Route.ComponentProps["loaderData"]) => conversation?.title,
  isFullWidth: true,
  // An existing one is where it is, and moves in the library.
  makesRuns: ({ conversation }: Route.ComponentProps["loaderData"]) => conversation === null,
};

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const { ownerId } = actor;
  const { conversationId: id } = params;
  const services = context.get(servicesContext);
  const own = await findOwner(services.db, conversations, { ...actor, id: id ?? "" });
  const asked = {
    userId: own,
    ownerIds: ownersOf(actor),
    readerId: actor.userId,
    conversationId: params.conversationId,
    query: url.searchParams,
    listEngines: () => listOfferedEngines(context, ownerId),
  };
  const [chat, link] = await Promise.all([
    readChat(services, asked),
    id ? findWorkLink(services, { userId: own, work: { kind: "chat", id } }) : null,
  ]);
  return {
    ...chat,
    link,
    isShared: own !== actor.privateId,
    drawn: await drawTexts(services, { group: actor.userId, texts: firstAnswers(chat.messages) }),
  };
}

const intents = ["rename", "delete", "restore", "choose", "branch", shareWithTeamIntent, ...linkIntents] as const;

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  const conversationId = params.conversationId ?? fieldOf(form, "conversationId");
  const userId = await findOwner(db, conversations, { ...actor, id: conversationId });
  const own = { userId, conversationId };
  const now = clock.now();
  switch (intent) {
    case "rename":
      await renameConversation(db, { ...own, title: fieldOf(form, "title") });
      break;
    case "choose":
      await chooseAnswer(db, { ...own, answerId: fieldOf(form, "answerId") });
      break;
    case "branch": {
      const messageId = fieldOf(form, "messageId");
      const at = fieldOf(form, "at") === "edit" ? "edit" : "continue";
      const point = { userId, conversationId: params.conversationId, messageId, at } as const;
      const branch = await branchConversation(services, point);
      const query = new URLSearchParams();
      if (at === "edit") query.set("edit", messageId);
      if (branch.conversationId) return redirect(`${conversationPath(branch.conversationId)}?${query}`, 303);
      if (branch.botId) query.set("bot", branch.botId);
      return redirect(`${chatPath}?${query}`, 303);
    }
    case shareWithTeamIntent:
      await shareConversation(services, { actor, conversationId });
      break;
    case "restore":
      await restorableConversations.restore(db, { userId, id: conversationId }, now);
      break;
    case "delete":
      await deleteOneWithLog(db, { actor, ownerId: userId, label: "Chat", now }, (tx) =>
        restorableConversations.delete(tx, { userId, id: conversationId }, now),
      );
      return redirect(`${chatPath}?deleted=${conversationId}`, 303);
    default:
      await changeWorkLink(workServices(context), {
        userId,
        work: { kind: "chat", id: conversationId },
        intent,
        form,
      });
  }
  return redirect(conversationPath(conversationId), 303);
}

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  const { conversation, list, search, showMore } = loaderData;
  const shownId = conversation?.id ?? null;
  const [isListOpen, setListOpen] = useState(false);
  // So that the first answer need not wait for it.
  useEffect(startDrawing, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation was opened
  useEffect(() => setListOpen(false), [shownId]);
  return (
    <div className="flex h-(--workspace-height) min-h-96 max-lg:[html:not(.js)_&]:h-auto max-lg:[html:not(.js)_&]:flex-col">
      <div
        className={classNames(
          "flex w-full flex-col border-hairline lg:w-64 lg:border-r xl:w-72",
          // Narrow windows have room for one of the two; without scripts, the list is above.
          isListOpen ? "" : "max-lg:[html.js_&]:hidden",
        )}
      >
        {isListOpen && (
          <Button variant="ghost" className="m-3 mb-0 justify-start lg:hidden" onClick={() => setListOpen(false)}>
            <Icon icon={ArrowLeft} className="size-4" />
            Back to the chat
          </Button>
        )}
        <ConversationList entries={list} search={search} showMore={showMore} shownId={shownId} />
      </div>
      <div className={classNames("min-w-0 flex-1", isListOpen && "max-lg:hidden")}>
        <DrawnTexts value={loaderData.drawn}>
          <ChatWindow
            {...loaderData}
            shownId={shownId}
            isListOpen={isListOpen}
            onList={() => setListOpen((before) => !before)}
          />
        </DrawnTexts>
      </div>
    </div>
  );
}
