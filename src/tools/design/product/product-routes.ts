import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import type { PlanOf } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readJson } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { actingAs } from "#teams/index.ts";
import type { FeaturesOf } from "../../plan-features.ts";
import { addProductPhoto } from "./add-product-photo.ts";
import { productPhotosPath, productRunsPath } from "./product-rules.ts";
import { startProductPicture } from "./start-product-picture.ts";

/** Each takes a thread of the studio for a second or two. */
const uploadLimit = { name: "product-photos", attemptsMax: 40, windowSeconds: 60 * 60 };

const ownOnly = { "Cache-Control": "private, no-store" };

/** Photos of products, and runs that show them on sets. */
export function productRoutes(
  services: Services,
  accounts: Accounts,
  { planOf, featuresOf }: { readonly planOf: PlanOf; readonly featuresOf: FeaturesOf },
) {
  const { rateLimits } = services;
  const routes = new Hono<AppEnv>();

  // A form with the field `file`.
  routes.post(productPhotosPath, async (c) => {
    const { userId, ownerId } = await actingAs(c, services, accounts);
    await rateLimits.consume(uploadLimit, userId);
    const file = (await readForm(c.req.raw)).get("file");
    if (!(file instanceof File) || file.size === 0) {
      throw new AppError("invalid_input", { field: "file", userMessage: "Please choose a photo first." });
    }
    const given = { userId: ownerId, name: file.name, file: new Uint8Array(await file.arrayBuffer()) };
    return c.json(await addProductPhoto(services, given, c.req.raw.signal), 201, ownOnly);
  });

  routes.post(productRunsPath, async (c) => {
    const { ownerId, member } = await actingAs(c, services, accounts);
    const body = await readJson(c);
    const runId = await startProductPicture(services, {
      userId: ownerId,
      plan: await planOf(ownerId, member),
      featuresOf,
      body,
    });
    return c.json({ runId }, 202, ownOnly);
  });

  return routes;
}
