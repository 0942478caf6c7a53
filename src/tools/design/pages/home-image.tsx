import { redirect } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { inProjectOf } from "#work/browser.ts";
import { imageGeneratorPath } from "../design-rules.ts";
import type { Route } from "./+types/home-image";

/** The image generator's other address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return redirect(inProjectOf(url.searchParams, imageGeneratorPath));
}
