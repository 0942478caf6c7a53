import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { runsPath } from "#runs/rules.ts";
import { ApiError, callForJson } from "#ui/api-client.ts";
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

/** Has a photo made and puts it into a design, or one that was made before, or one of the user’s own. */
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
      if (!stop.signal.aborted) setProblem(error instanceof ApiError ? error.message : lost);
    } finally {
      setBusy(false);
      void revalidate();
    }
  }

  const send = (json: object, signal: AbortSignal) => callForJson(photoPath(designId), { signal, lost, json });
  const place = (runId: string, where: PhotoPlace, signal: AbortSignal) =>
    send({ runId, number: 1, place: where }, signal);

  return {
    isBusy,
    problem,
    placeMade: (runId: string, where: PhotoPlace) =>
      attempt(async (signal) => void (await place(runId, where, signal))),
    placeOwn: (assetId: string, where: PhotoPlace) =>
      attempt(async (signal) => void (await send({ assetId, place: where }, signal))),
    make: (order: Order) =>
      attempt(async (signal) => {
        const { engine, prompt, aspectRatio } = order;
        const json = {
          idempotencyKey: crypto.randomUUID(),
          engine: engine.id,
          prompt,
          aspectRatio,
          count: 1,
          style: photoStyle,
          negativePrompt: photoAvoids,
          maxAic: priceOfEngine(engine, 1),
        };
        const { id } = await callForJson<Run>(`${runsPath}/image`, { signal, lost, json });
        await untilFinished(id, signal);
        await place(id, order.place, signal);
      }),
  };
}

const lost = "The connection was lost. If the photo was made, it is in your history.";

interface Run {
  readonly id: string;
  readonly state: "running" | "finished" | "stopped" | "failed";
  readonly message: string | null;
}

async function untilFinished(runId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { state, message } = await callForJson<Run>(`${runsPath}/${runId}`, { signal, lost });
    if (state === "finished") return;
    if (state !== "running") throw new ApiError(message ?? "The run was stopped. It cost you nothing.");
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
