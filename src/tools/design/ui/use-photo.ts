import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { runsPath } from "../../run-screens/text/text-tool.ts";
import type { DesignSettings } from "../design-rules.ts";
import { type ImageEngine, priceOfEngine } from "../engine-rules.ts";
import { type PhotoPlace, photoAvoids, photoPath, photoStyle } from "../photo-rules.ts";

interface Order {
  readonly engine: ImageEngine;
  readonly prompt: string;
  readonly aspectRatio: DesignSettings["aspectRatio"];
  readonly place: PhotoPlace;
}

const pollMs = 1_000;

/** Has a photo made and puts it into a design, or one that was made before. */
export function usePhoto(designId: string, onPlaced: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  // Closing gives up waiting; the run goes on, and its picture is in the history.
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  async function attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const stop = new AbortController();
    waiting.current = stop;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(stop.signal);
      onPlaced();
    } catch (error) {
      if (!stop.signal.aborted) setProblem(error instanceof Refusal ? error.message : lost);
    } finally {
      setBusy(false);
      void revalidate();
    }
  }

  const place = (runId: string, where: PhotoPlace, signal: AbortSignal) =>
    ask(photoPath(designId), signal, { runId, number: 1, place: where });

  return {
    isBusy,
    problem,
    placeMade: (runId: string, where: PhotoPlace) =>
      attempt(async (signal) => void (await place(runId, where, signal))),
    make: (order: Order) =>
      attempt(async (signal) => {
        const { engine, prompt, aspectRatio } = order;
        const { id } = await ask<Run>(`${runsPath}/image`, signal, {
          ...{ idempotencyKey: crypto.randomUUID(), engine: engine.id, prompt, aspectRatio, count: 1 },
          ...{ style: photoStyle, negativePrompt: photoAvoids, maxAic: priceOfEngine(engine, 1) },
        });
        await untilFinished(id, signal);
        await place(id, order.place, signal);
      }),
  };
}

const lost = "The connection was lost. If the photo was made, it is in your history.";

/** Its message is for the user. */
class Refusal extends Error {}

interface Run {
  readonly id: string;
  readonly state: "running" | "finished" | "stopped" | "failed";
  readonly message: string | null;
}

async function untilFinished(runId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { state, message } = await ask<Run>(`${runsPath}/${runId}`, signal);
    if (state === "finished") return;
    if (state !== "running") throw new Refusal(message ?? "The run was stopped. It cost you nothing.");
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** @param body a POST, if given. */
async function ask<Answer>(path: string, signal: AbortSignal, body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    signal,
    ...(body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  const read = (await answer.json().catch(() => ({}))) as Answer & { readonly error?: { readonly message?: string } };
  if (!answer.ok) throw new Refusal(read.error?.message ?? "That didn’t work. Please try again.");
  return read;
}
