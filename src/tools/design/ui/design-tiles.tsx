import { Download, Heart, Shuffle } from "lucide";
import { Form, Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "../../ui/progress.tsx";
import { type DesignSettings, designsPath } from "../design-rules.ts";
import { ratioNames, styleNameOf } from "./design-names.ts";

export interface ShownDesign {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly isFavorite: boolean;
  /** Changes with the design. */
  readonly version: number;
}

export interface ShownRun {
  readonly id: string;
  readonly state: "running" | "finished" | "stopped" | "failed";
  readonly settings: DesignSettings;
  readonly priceAic: number;
  readonly failureMessage: string | null;
  readonly designs: readonly ShownDesign[];
}

interface Props {
  readonly run: ShownRun;
  readonly hasWatermark: boolean;
  readonly onVary: () => void;
}

/** What a run has made, or the places where it will be. */
export function DesignTiles({ run, hasWatermark, onVary }: Props) {
  const { settings, state, designs } = run;
  const [width = 1, height = 1] = settings.aspectRatio.split(":").map(Number);
  const places = Array.from({ length: settings.count }, (_, index) =>
    designs.find(({ number }) => number === index + 1),
  );
  return (
    <section aria-label="Results" aria-busy={state === "running"} className="grid gap-5">
      {state === "running" && <Progress label="The studio is designing" />}
      {state === "failed" && <Alert tone="error">{run.failureMessage}</Alert>}
      {state === "stopped" && <Alert tone="note">You stopped this run. It cost you nothing.</Alert>}
      {(state === "running" || state === "finished") && (
        <ul className={width > height ? "grid gap-6 xl:grid-cols-2" : "grid gap-6 sm:grid-cols-2 2xl:grid-cols-4"}>
          {places.map((design, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are numbered.
            <li key={index}>
              {design ? (
                <DesignTile design={design} settings={settings} />
              ) : (
                <div className="animate-pulse rounded-md bg-sunken" style={{ aspectRatio: `${width} / ${height}` }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {state === "finished" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <Button look="secondary" onClick={onVary}>
            <Icon of={Shuffle} className="size-4" />
            Vary
          </Button>
          <p className="max-w-[60ch]">
            “{settings.prompt}” · Easel Studio · {styleNameOf(settings.style).name} · {ratioNames[settings.aspectRatio]}{" "}
            · {creditsInWords(run.priceAic)}
          </p>
          {hasWatermark && (
            <p>
              Files carry a small watermark on the Free plan.{" "}
              <Link to="/settings/billing" className="font-semibold text-accent-text hover:underline">
                Remove it with Pro
              </Link>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function DesignTile({ design, settings }: { readonly design: ShownDesign; readonly settings: DesignSettings }) {
  const [width = 1, height = 1] = settings.aspectRatio.split(":").map(Number);
  const address = `${designsPath}/${design.id}/design`;
  return (
    <figure className="grid gap-2">
      <img
        src={`${address}.png?width=640&v=${design.version}`}
        alt={`Design ${design.number}: ${design.title}`}
        className="w-full rounded-md border border-hairline bg-sunken"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <figcaption className="flex flex-wrap items-center gap-1">
        <span className="mr-auto text-sm tabular-nums">No. {design.number}</span>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="designId" value={design.id} />
          <input type="hidden" name="isFavorite" value={design.isFavorite ? "off" : "on"} />
          <Button
            type="submit"
            look="ghost"
            size="sm"
            aria-pressed={design.isFavorite}
            aria-label={`Favorite, design ${design.number}`}
            title={design.isFavorite ? "Remove from favorites" : "Add to favorites"}
          >
            <Icon of={Heart} className={design.isFavorite ? "size-4 fill-accent text-accent" : "size-4"} />
          </Button>
        </Form>
        {(["png", "jpg", "pdf", "svg"] as const).map((format) => (
          <a
            key={format}
            href={`${address}.${format}?download`}
            download
            aria-label={`Download design ${design.number} as ${format.toUpperCase()}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-xs font-semibold hover:bg-sunken"
          >
            {format === "png" && <Icon of={Download} className="size-4" />}
            {format.toUpperCase()}
          </a>
        ))}
      </figcaption>
    </figure>
  );
}
