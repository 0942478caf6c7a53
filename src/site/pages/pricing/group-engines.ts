import type { EngineDetail } from "#directory/rules.ts";
import { logoPath } from "#directory/rules.ts";

/** The engines that one kind of credit pays for (A19). */
export interface EngineGroup {
  readonly title: string;
  readonly explanation: string;
  readonly engines: readonly GroupedEngine[];
}

interface GroupedEngine {
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  /** Names of its models that these credits pay for. */
  readonly models: readonly string[];
}

/** Hue of the monogram of an engine that has no logo. */
const monogramHue = 0;

type Tier = "standard" | "advanced";

/** Sorts engines that have a public interface by the credits that can pay for them (C10). */
export function groupEngines(engines: readonly EngineDetail[]): readonly EngineGroup[] {
  const runnable = engines.filter(
    ({ api, models }) => api === "public" && models.some(({ status }) => status === "current"),
  );
  const modelsOf = ({ models }: EngineDetail, tier?: Tier) =>
    models.filter((model) => model.status === "current" && (tier === undefined || model.tier === tier));
  const has = (tier: Tier) => (engine: EngineDetail) => modelsOf(engine, tier).length > 0;
  const present = (list: readonly EngineDetail[], tier?: Tier): readonly GroupedEngine[] =>
    list.map((engine) => ({
      slug: engine.slug,
      name: engine.name,
      logo: logoPath(engine.logo, engine.name, monogramHue),
      models: modelsOf(engine, tier).map(({ name }) => name),
    }));
  return [
    {
      title: "Basic",
      explanation: "For everything that runs on standard models: text, chat, speech and designs.",
      engines: present(
        runnable.filter(({ kind }) => ["text", "audio", "design"].includes(kind)).filter(has("standard")),
        "standard",
      ),
    },
    {
      title: "Advanced",
      explanation: "For vendors’ largest models, and for tools that need them.",
      engines: present(runnable.filter(has("advanced")), "advanced"),
    },
    {
      title: "Image",
      explanation: "For images only. An image costs 10 credits with every engine.",
      engines: present(runnable.filter(({ kind }) => kind === "image")),
    },
  ];
}
