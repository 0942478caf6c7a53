import { z } from "zod";
import { deviceIds } from "./devices.ts";

/** Grounds that prompts name beside a color: 'dark mode', 'green and cream'. */
export const screenGrounds = ["dark", "cream"] as const;
export type ScreenGround = (typeof screenGrounds)[number];

/** App and screen that a design shows; a brief’s brand is the app’s name. */
export const screenSchema = z.strictObject({
  /** The id of a kind of app. */
  app: z.string().regex(/^[a-z-]{1,40}$/),
  device: z.enum(deviceIds as [(typeof deviceIds)[number], ...(typeof deviceIds)[number][]]),
  /** From 0. */
  index: z.number().int().min(0).max(20),
  ground: z.enum(screenGrounds).optional(),
});

export type ScreenBrief = z.infer<typeof screenSchema>;
