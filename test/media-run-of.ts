import { randomUUID } from "node:crypto";
import type { MediaRequests, Modality } from "#engines/index.ts";
import type { MediaRun } from "#runs/index.ts";

/** A run as a screen asks for it. */
export const mediaRunOf = <Kind extends Modality>(
  userId: string,
  asked: {
    readonly kind: Kind;
    readonly request: MediaRequests[Kind];
    readonly engine: Pick<MediaRun<Kind>["engine"], "vendor" | "model"> & Partial<MediaRun<Kind>["engine"]>;
  },
  more: Partial<MediaRun<Kind>> = {},
): MediaRun<Kind> => ({
  userId,
  plan: { planRuns: { max: null, since: new Date("2026-03-01T00:00:00Z") }, mayUseAdvanced: true },
  idempotencyKey: randomUUID(),
  tool: `${asked.kind}-generator`,
  description: `a ${asked.kind}`,
  settings: { asked: JSON.stringify(asked.request) },
  kind: asked.kind,
  request: asked.request,
  engine: { slug: "an-engine", isAdvanced: false, ...asked.engine },
  ...more,
});
