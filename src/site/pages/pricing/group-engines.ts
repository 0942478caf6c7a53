import type { EngineDetail } from "#directory/rules.ts";
import { logoPath } from "#directory/rules.ts";

/** The engines that one kind of credit pays for (A19). */
export interface EngineGroup {
  readonly title: string;
  readonly explanation: string;
  readonly engines: readonly { readonly slug: string; readonly name: string; readonly logo: string }[];
}

/** Where an engine has no logo, its monogram takes this hue. */
const monogramHue = 0;

/** Sorts engines that have a public interface by the credits that can pay for them (C10). */
export function groupEngines(engines: readonly EngineDetail[]): readonly EngineGroup[] {
  const runnable = engines.filter(
    ({ api, models }) => api === "public" && models.some(({ status }) => status === "current"),
  );
  const has = (tier: "standard" | "advanced") => (engine: EngineDetail) =>
    engine.models.some((model) => model.tier === tier && model.status === "current");
  const present = (list: readonly EngineDetail[]) =>
    list.map(({ slug, name, logo }) => ({ slug, name, logo: logoPath(logo, name, monogramHue) }));
  return [
    {
      title: "Basic",
      explanation: "For everything that runs on standard models: text, chat, speech and designs.",
      engines: present(
        runnable.filter(({ kind }) => ["text", "audio", "design"].includes(kind)).filter(has("standard")),
      ),
    },
    {
      title: "Advanced",
      explanation: "For vendors’ largest models, and for tools that need them.",
      engines: present(runnable.filter(has("advanced"))),
    },
    {
      title: "Image",
      explanation: "For images only. An image costs 10 credits with every engine.",
      engines: present(runnable.filter(({ kind }) => kind === "image")),
    },
  ];
}
