import { z } from "zod";
import { deviceIds } from "./devices.ts";

/** Grounds that prompts name beside a color: 'dark mode', 'green and cream'. */
export const screenGrounds = ["dark", "cream"] as const;
export type ScreenGround = (typeof screenGrounds)[number];

const appId = z.string().regex(/^[a-z-]{1,40}$/);
const word = z.string().trim().min(1).max(40);

/** App and screen that a design shows; a brief’s brand is the app’s name. */
export const screenSchema = z.strictObject({
  /** The id of a kind of app. */
  app: appId,
  device: z.enum(deviceIds as [(typeof deviceIds)[number], ...(typeof deviceIds)[number][]]),
  /** From 0. */
  index: z.number().int().min(0).max(20),
  items: z.array(word).max(8).optional(),
  features: z.array(word).max(8).optional(),
  about: appId.optional(),
  topic: word.optional(),
  place: word.optional(),
  ground: z.enum(screenGrounds).optional(),
});

export type ScreenBrief = z.infer<typeof screenSchema>;
