import { useCallback, useEffect, useRef, useState } from "react";
import type { EngineChoice } from "../../text-runs/engine-choice.ts";
import { askForSettledRun, problemOf, type RunProblem, readRunEvents } from "../../text-runs/run-client.ts";
import { type ChatEvent, chatAnswersPath, chatMessagesPath } from "../chat-rules.ts";
import { type LiveAnswer, pendingId } from "./shown-messages.ts";

export type ChatQuestion =
  | { readonly kind: "new"; readonly after: string | null; readonly text: string }
  | { readonly kind: "again"; readonly messageId: string };

interface Options {
  /** The conversation that the page shows; null for a new one. */
  readonly shownId: string | null;
  /** Of a conversation that begins. */
  readonly botId: string | null;
  /** Shows the conversation that was started. */
  readonly open: (conversationId: string) => void;
  /** Reads everything anew from the server. */
  readonly refresh: () => Promise<void>;
}

interface Run {
  readonly stop: AbortController;
  /** The conversations that the page may show meanwhile. */
  homes: readonly (string | null)[];
}

/** One answer at a time. Leaving the conversation stops it, and pays for what came. */
export function useChat({ shownId, botId, open, refresh }: Options) {
  const [live, setLive] = useState<LiveAnswer>();
  const [problem, setProblem] = useState<RunProblem>();
  const current = useRef<Run>(undefined);

  useEffect(() => {
    const run = current.current;
    if (run?.homes.includes(shownId)) {
      // Once its conversation is shown, the empty page is another place.
      if (shownId !== null) run.homes = [shownId];
      return;
    }
    run?.stop.abort();
    current.current = undefined;
    setLive(undefined);
    setProblem(undefined);
  }, [shownId]);
  useEffect(() => () => current.current?.stop.abort(), []);

  /** @returns whether the question was stored: if not, `problem` says why. */
  const ask = useCallback(
    async (question: ChatQuestion, engine: EngineChoice, maxAic: number): Promise<boolean> => {
      const run: Run = { stop: new AbortController(), homes: [shownId] };
      current.current = run;
      setProblem(undefined);
      setLive(firstOf(question, shownId, engine));
      let isAsked = false;
      let isEnded = false;
      let runId: string | undefined;
      try {
        const response = await post(question, { conversationId: shownId, botId }, engine, maxAic, run.stop.signal);
        for await (const event of readRunEvents<ChatEvent>(response)) {
          if (event.type === "started") runId = event.runId;
          if (event.type === "asked") {
            isAsked = true;
            run.homes = [shownId, event.conversationId];
            if (shownId === null) open(event.conversationId);
          }
          isEnded ||= event.type === "ended" || event.type === "failed";
          setLive((before) => (before ? afterEvent(before, event) : before));
        }
      } catch (error) {
        if (!run.stop.signal.aborted) setProblem(problemOf(error));
        else if (runId) await askForSettledRun(runId);
      }
      if (current.current !== run) return isAsked;
      if (!isAsked) {
        current.current = undefined;
        setLive(undefined);
        // It may be that the conversation has gone on, or that it was stored after all.
        void refresh();
        return false;
      }
      await refresh();
      // One that has ended stays until the page has its stored form, which `refresh` may have been too early for.
      if (current.current === run && !isEnded) {
        current.current = undefined;
        setLive(undefined);
      }
      return true;
    },
    [shownId, botId, open, refresh],
  );

  const stop = useCallback(() => {
    setLive((before) => before && { ...before, isStopping: true });
    current.current?.stop.abort();
  }, []);
  return { live, problem, ask, stop };
}

function post(
  question: ChatQuestion,
  { conversationId, botId }: { readonly conversationId: string | null; readonly botId: string | null },
  engine: EngineChoice,
  maxAic: number,
  signal: AbortSignal,
): Promise<Response> {
  const { kind, ...asked } = question;
  const body = {
    ...asked,
    ...(kind === "new" ? { conversationId, botId: conversationId === null ? botId : null } : {}),
    engine: engine.id,
    maxAic,
    idempotencyKey: crypto.randomUUID(),
  };
  return fetch(kind === "new" ? chatMessagesPath : chatAnswersPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
    signal,
  });
}

function firstOf(question: ChatQuestion, conversationId: string | null, engine: EngineChoice): LiveAnswer {
  return {
    conversationId,
    messageId: question.kind === "again" ? question.messageId : null,
    newText: question.kind === "new" ? question.text : undefined,
    isStopping: false,
    answer: {
      id: pendingId,
      engine: engine.id,
      modelName: engine.modelName,
      state: "running",
      text: "",
      payer: engine.payer,
      priceAic: 0,
      isCut: false,
      problem: null,
    },
  };
}

function afterEvent(before: LiveAnswer, event: ChatEvent): LiveAnswer {
  const { answer } = before;
  switch (event.type) {
    case "asked":
      return { ...before, ...event, answer: { ...answer, id: event.answerId } };
    case "text":
      return { ...before, answer: { ...answer, text: answer.text + event.text } };
    case "ended": {
      const { state, priceAic, payer, reason } = event;
      return { ...before, answer: { ...answer, state, priceAic, payer, isCut: reason === "length" } };
    }
    case "failed":
      return { ...before, answer: { ...answer, state: "failed", problem: event.message } };
    default:
      return before;
  }
}
