/** The public API's response schemas. They are separate from the tables, so that a column can change without breaking clients. */
import { z } from "@hono/zod-openapi";
import { engineKinds, readableKinds } from "./catalogue.ts";

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

export const toolSchema = z
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
  })
  .openapi("Tool");

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

export const toolPageSchema = z
  .object({
    total: z.number().int().openapi({ description: "The number of matches on all pages.", example: 8 }),
    page: z.number().int().openapi({ description: "The current page.", example: 1 }),
    pages: z.number().int().openapi({ description: "The number of pages, at least 1.", example: 1 }),
    tools: z.array(toolSchema).openapi({ description: "The tools of this page." }),
  })
  .openapi("ToolPage");

export const healthSchema = z.object({ status: text("One word.", "ok") }).openapi("Health");
