/** The public API's response schemas. They are separate from the tables, so that a column can change without breaking clients. */
import { z } from "@hono/zod-openapi";
import { engineKinds, readableKinds } from "../catalogue.ts";
import { toolChangeKinds } from "../change-rules.ts";
import { type FactKind, platforms, priceUnits } from "../fact-rules.ts";

/** A placeholder for the product's origin in examples; `describeApi` replaces it. */
export const exampleOrigin = "https://easel.example";

const address = (description: string, example: string) => z.url().openapi({ description, example });
const text = (description: string, example: string) => z.string().openapi({ description, example });
const texts = (description: string, example: string[]) => z.array(z.string()).openapi({ description, example });

const categorySchema = z
  .object({
    id: text("Id, for the `category` parameter.", "logo-design"),
    name: text("Display name.", "Logo design"),
    description: text("A one-sentence description.", "Logos, marks and brand kits for a business or a project."),
    url: address("Its page in the directory.", `${exampleOrigin}/tools?category=logo-design`),
  })
  .openapi("Category");

const toolSchema = z
  .object({
    slug: text("Short name in URLs.", "midjourney"),
    name: text("The vendor's name for it.", "Midjourney"),
    description: text(
      "What people do with it, in our words.",
      "Generate stylized images from a prompt, then vary, extend and animate the result in a web editor.",
    ),
    category: text("Id of its category.", "image-generation"),
    tags: texts("Words that people search for.", ["image generation", "text to image"]),
    website: address("The vendor's own website.", "https://www.midjourney.com"),
    isNew: z.boolean().openapi({ description: "Launched or relaunched recently.", example: false }),
    isPaid: z.boolean().openapi({ description: "True if there is no lasting free plan.", example: true }),
    affiliateDiscount: z
      .number()
      .int()
      .min(0)
      .max(25)
      .openapi({ description: "Discount agreed with the vendor, in percent. 0 for none.", example: 0 }),
    url: address("Its page in this directory.", `${exampleOrigin}/tools/midjourney`),
    image: address("Its generated cover.", `${exampleOrigin}/covers/image-generation/midjourney.svg`),
    logo: address("Its logo, or a drawing of its first letters.", `${exampleOrigin}/logos/midjourney.svg`),
    upvotes: z.number().int().openapi({ description: "Upvotes of our users.", example: 12 }),
  })
  .openapi("Tool");

/** Day and page of a fact, and how it reads. */
const factSchema = <Value extends z.ZodType>(
  value: Value,
  description: string,
  [example, textExample]: readonly [value: unknown, text: string],
) =>
  z
    .object({
      value: value.openapi({ description: "The fact. Null if it isn’t known.", example }),
      text: z
        .string()
        .nullable()
        .openapi({ description: "The fact in words, as our pages show it.", example: textExample }),
      source: z.url().nullable().openapi({
        description: "The page that says so. Null if it isn’t known, or if the directory says so itself.",
        example: "https://www.midjourney.com/plans",
      }),
      checked_on: z.iso
        .date()
        .nullable()
        .openapi({ description: "The day on which we last read that page.", example: "2026-11-20" }),
    })
    .openapi({ description });

const priceSchema = z.object({
  amount_cents: z.number().int().openapi({ description: "In hundredths of the currency.", example: 1_000 }),
  currency: text("ISO 4217.", "USD"),
  unit: z.enum(priceUnits).openapi({ description: "What it is paid for.", example: "month" }),
});

const factsSchema = z
  .object({
    free: factSchema(z.enum(["yes", "no", "trial"]).nullable(), "Whether it can be used for free.", [
      "no",
      "Paid only",
    ]),
    price: factSchema(priceSchema.nullable(), "The lowest price of a paid plan.", [
      { amount_cents: 1_000, currency: "USD", unit: "month" },
      "$10.00 a month",
    ]),
    platforms: factSchema(z.array(z.enum(platforms)).nullable(), "Where it runs.", [["web"], "Web"]),
    api: factSchema(
      z.enum(["yes", "no", "connect"]).nullable(),
      "Whether programs can use it. `connect` is an API that generates nothing.",
      ["no", "No"],
    ),
    commercial: factSchema(
      z.enum(["yes", "no", "paid", "depends"]).nullable(),
      "Whether results may be used commercially: always, never, on paid plans, or depending on the plan.",
      ["paid", "On paid plans only"],
    ),
    languages: factSchema(z.array(z.string()).nullable(), "Languages of its interface, as codes.", [["en"], "English"]),
  } satisfies Record<FactKind, z.ZodType>)
  .openapi("Facts", { description: "What is known of it, with source and day." });

const runsHere = z.enum(["credits", "own_key"]).nullable().openapi({
  description: "How our users can run it here: with AI credits, or on a key of their own. Null if it doesn’t run here.",
  example: "credits",
});
const priceHere = z.string().nullable().openapi({
  description: "What a text by it costs here in AI credits. Null if it doesn’t run here with AI credits.",
  example: "1 AI credit per 1,000 tokens",
});

export const toolDetailSchema = toolSchema
  .extend({
    facts: factsSchema,
    rating: z
      .number()
      .nullable()
      .openapi({ description: "The average of its reviews, from 1 to 5. Null without reviews.", example: 4.5 }),
    reviews: z.number().int().openapi({ description: "The number of published reviews.", example: 2 }),
    verified_maker: z.boolean().openapi({ description: "Its maker has proved that it’s theirs.", example: false }),
    screenshots: z
      .array(
        z.object({
          url: address("Its address.", `${exampleOrigin}/tool-pictures/example.webp`),
          width: z.number().int().openapi({ description: "In pixels.", example: 1_600 }),
          height: z.number().int().openapi({ description: "In pixels.", example: 1_000 }),
          description: text("What it shows.", "The editor with four images."),
        }),
      )
      .openapi({ description: "Published screenshots." }),
    runs_here: runsHere,
    price_here: priceHere,
  })
  .openapi("ToolDetail");

const engineSchema = z
  .object({
    slug: text("Short name in URLs.", "claude-3-opus"),
    name: text("The vendor's name for it.", "Claude"),
    vendor: text("The company that makes it.", "Anthropic"),
    description: text(
      "What it does well, in our words.",
      "Anthropic's assistant models in three sizes: Haiku, Sonnet and Opus.",
    ),
    kind: z.enum(engineKinds).openapi({ description: "What it makes.", example: "text" }),
    categories: texts("Ids of its categories.", ["chat", "copywriting"]),
    tags: texts("Words that people search for.", ["opus", "writing"]),
    website: address("The vendor's own website.", "https://claude.com"),
    url: address("Its page in this directory.", `${exampleOrigin}/ai-models/claude-3-opus`),
    runs_here: runsHere,
    price_here: priceHere,
  })
  .openapi("Engine");

const modelSchema = z
  .object({
    id: text("The model's id in the vendor's API.", "claude-haiku-5-5"),
    name: text("Display name.", "Claude Haiku 5.5"),
    tier: z
      .enum(["standard", "advanced"])
      .openapi({ description: "How capable it is compared with the vendor's other models.", example: "standard" }),
    status: z
      .enum(["current", "retiring", "retired"])
      .openapi({ description: "Whether the vendor still runs it.", example: "current" }),
    endsOn: z.iso.date().optional().openapi({ description: "The last day, if the vendor has announced one." }),
    kind: z
      .enum(engineKinds)
      .optional()
      .openapi({ description: "What it makes, if that is something else than its engine is listed for." }),
    sound: z
      .enum(["speech", "transcription", "music"])
      .optional()
      .openapi({ description: "What a model for sound does: it speaks, writes down what is said, or plays." }),
    takesPicture: z
      .boolean()
      .optional()
      .openapi({ description: "Whether an image can be made of a picture that is sent along." }),
    reads: z
      .array(z.enum(readableKinds))
      .optional()
      .openapi({ description: "What a language model reads besides text." }),
    servedBy: z.string().optional().openapi({ description: "The vendor that serves it, if not the engine's own." }),
    successor: z.string().optional().openapi({ description: "Id of the model that runs instead." }),
  })
  .openapi("Model");

export const engineDetailSchema = engineSchema
  .extend({
    api: z.enum(["public", "connect", "none"]).openapi({
      description: "Whether the vendor offers a public API, one that connects but does not generate, or none.",
      example: "public",
    }),
    note: z.string().nullable().openapi({ description: "A note on its status, if there is one.", example: null }),
    models: z.array(modelSchema).openapi({ description: "Its models." }),
  })
  .openapi("EngineDetail");

export const categoryListSchema = z
  .object({ categories: z.array(categorySchema).openapi({ description: "In the directory's order." }) })
  .openapi("CategoryList");
export const engineListSchema = z
  .object({ engines: z.array(engineSchema).openapi({ description: "In the directory's order." }) })
  .openapi("EngineList");

const nextCursor = z.string().nullable().openapi({
  description: "Send it as `cursor` to get what follows. Null if nothing does.",
  example: "WzAsMjQsIm1pZGpvdXJuZXkiXQ.kV0hR3n1",
});

export const toolPageSchema = z
  .object({
    total: z.number().int().openapi({ description: "The number of matches in all.", example: 8 }),
    page: z.number().int().optional().openapi({ description: "The current page. Left out with a cursor.", example: 1 }),
    pages: z
      .number()
      .int()
      .optional()
      .openapi({ description: "The number of pages, at least 1. Left out with a cursor.", example: 1 }),
    tools: z.array(toolSchema).openapi({ description: "The tools of this page." }),
    next_cursor: nextCursor,
  })
  .openapi("ToolPage");

export const alternativesSchema = z
  .object({ tools: z.array(toolSchema).openapi({ description: "The best first." }) })
  .openapi("Alternatives");

export const comparisonSchema = z
  .object({
    url: address("The page of this comparison.", `${exampleOrigin}/compare/ideogram-vs-midjourney`),
    tools: z.array(toolSchema).openapi({ description: "The tools, in the order of the request." }),
    rows: z
      .array(
        z.object({
          label: text("What is compared.", "Starting price"),
          values: z
            .array(
              z.object({
                text: z
                  .string()
                  .nullable()
                  .openapi({ description: "Null if it isn’t known.", example: "$10.00 a month" }),
                source: z.url().nullable().openapi({ description: "The page that says so, if there is one." }),
                checked_on: z.iso
                  .date()
                  .nullable()
                  .openapi({ description: "The day on which we last read that page." }),
              }),
            )
            .openapi({ description: "One for each tool, in their order." }),
          differs: z
            .boolean()
            .openapi({ description: "Two known values differ. What isn’t known differs from nothing.", example: true }),
          known_of_all: z.boolean().openapi({ description: "It’s known of every tool.", example: true }),
        }),
      )
      .openapi({ description: "What is known of at least one tool." }),
    unknown: texts("Labels of what isn’t known of any of them.", ["Interface languages"]),
  })
  .openapi("Comparison");

const changeSchema = z
  .object({
    id: z.number().int().openapi({ description: "Its number, which stays.", example: 41 }),
    tool: text("Slug of the tool.", "midjourney"),
    name: text("The tool’s name at that time.", "Midjourney"),
    kind: z.enum(toolChangeKinds).openapi({ description: "What happened to it.", example: "changed" }),
    field: z.string().nullable().openapi({ description: "The part that changed, for `changed`.", example: "price" }),
    before: z
      .string()
      .nullable()
      .openapi({ description: "As it read before. Null if it wasn’t known.", example: null }),
    after: z
      .string()
      .nullable()
      .openapi({ description: "As it reads since. Null if it’s no longer known.", example: "$10.00 a month" }),
    text: text("The change in a sentence.", "Starting price is now known: $10.00 a month."),
    at: z.iso.datetime().openapi({ description: "When it changed.", example: "2026-11-20T09:30:00.000Z" }),
    url: z
      .url()
      .nullable()
      .openapi({
        description: "The tool’s page. Null if it has left the directory.",
        example: `${exampleOrigin}/tools/midjourney`,
      }),
  })
  .openapi("Change");

export const changeListSchema = z
  .object({
    changes: z.array(changeSchema).openapi({ description: "The oldest first." }),
    next_cursor: nextCursor,
  })
  .openapi("ChangeList");

const quickAppSchema = z
  .object({
    slug: text("Short name.", "logo-maker"),
    title: text("Display name.", "Logo maker"),
    description: text("What it makes.", "Enter a name and what you do, and get logos, ready to adjust."),
    kind: z.enum(engineKinds).openapi({ description: "What it makes.", example: "design" }),
    categories: texts("Ids of its categories.", ["logo-design", "design-tools"]),
    features: texts("What it does, in a few words each.", ["Symbol and lettering", "Small-size check"]),
    url: address("The address at which it opens.", `${exampleOrigin}/image-generator`),
  })
  .openapi("QuickApp");

export const quickAppListSchema = z
  .object({ quick_apps: z.array(quickAppSchema).openapi({ description: "In the directory’s order." }) })
  .openapi("QuickAppList");

export const healthSchema = z.object({ status: text("One word.", "ok") }).openapi("Health");
