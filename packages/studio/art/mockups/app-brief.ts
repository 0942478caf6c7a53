import { z } from "zod";
import { deviceIds } from "./devices.ts";

/** App and screen that a design shows; a brief’s brand is the app’s name. */
export const screenSchema = z.strictObject({
  /** The id of a kind of app. */
  app: z.string().regex(/^[a-z-]{1,40}$/),
  device: z.enum(deviceIds as [(typeof deviceIds)[number], ...(typeof deviceIds)[number][]]),
  /** From 0. */
  index: z.number().int().min(0).max(20),
});

export type ScreenBrief = z.infer<typeof screenSchema>;
