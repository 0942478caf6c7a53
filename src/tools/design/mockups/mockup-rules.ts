import { z } from "zod";
import { priceOf } from "#credits/rules.ts";
import { type DeviceId, deviceIds, screenCounts, styleIds } from "#studio/rules.ts";
import { designsPath, promptMax } from "../design-rules.ts";

export const designGeneratorPath = "/design-generator";
export const screensPath = `${designsPath}/screens`;

/** Name of its runs, also in the history of credits. */
export const designGenerator = "design-generator";

/** Files made of each screen. Figma imports SVG files. */
export const outputs = ["png", "figma", "html"] as const;
export type Output = (typeof outputs)[number];
export const extensionOf = { png: "png", figma: "svg", html: "html" } as const satisfies Record<Output, string>;

export const screenSettingsSchema = z.strictObject({
  prompt: z
    .string()
    .trim()
    .min(1, "describe the app or website")
    .max(promptMax, `it can have ${promptMax} characters at most`),
  style: z.enum(styleIds),
  screens: z.union(screenCounts.map((count) => z.literal(count))),
  device: z.enum(deviceIds as [DeviceId, ...DeviceId[]]),
  outputs: z.array(z.enum(outputs)).min(1, "choose at least one").max(outputs.length),
  /** The same prompt and seed give the same screens. */
  seed: z.string().trim().min(1).max(60),
  /** Brand kit that gives the screens their colors and typefaces; without one, the style's own are used. */
  brandKitId: z.uuid().optional(),
});
export type ScreenSettings = z.infer<typeof screenSettingsSchema>;

export const startScreensSchema = screenSettingsSchema.extend({
  /** Chosen by the browser: the same press is one run. */
  idempotencyKey: z.string().regex(/^[\x21-\x7e]{8,100}$/),
  /** A project of the library, which the designs are put in. */
  projectId: z.uuid().optional(),
  /** Price that the user was told. */
  maxAic: z.number().int().min(0).max(10_000).optional(),
});

/** AIC; exact: one design, however many screens it has. */
export const screensPrice: number = priceOf({ service: "design", designs: 1 });

export const initialScreenSettings: ScreenSettings = {
  prompt: "",
  style: "soft",
  screens: 3,
  device: "mobile",
  outputs: [...outputs],
  seed: "1",
};
