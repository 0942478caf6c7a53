import { Download, Maximize2, Shuffle } from "lucide";
import { Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { devices } from "#studio/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { designsPath } from "../../design-rules.ts";
import type { ShownDesign } from "../../shown-run-rules.ts";
import { styleNameOf } from "../../style-rules.ts";
import { FavoriteButton, MoreActions } from "../../ui/design-actions.tsx";
import { EditLink } from "../../ui/design-tiles.tsx";
import { extensionOf, outputs, type ScreenSettings, screensPath } from "../mockup-rules.ts";
import { deviceNames, outputNames } from "./screen-names.ts";

export interface ShownScreens {
  readonly id: string;
  readonly state: "running" | "finished" | "stopped" | "failed";
  readonly settings: ScreenSettings;
  readonly priceAic: number;
  readonly failureMessage: string | null;
  readonly designs: readonly ShownDesign[];
}

interface Props {
  readonly run: ShownScreens;
  readonly hasWatermark: boolean;
  readonly onVary: () => void;
}

const linkLook =
  "inline-flex min-h-9 touch:min-h-11 touch:min-w-11 justify-center items-center gap-1.5 rounded-sm px-2 text-xs font-semibold transition-colors hover:bg-sunken";

/** The screens of a run, or the places where they will be. */
export function ScreenTiles({ run, hasWatermark, onVary }: Props) {
  const { id, settings, state, designs } = run;
  const { width, height } = devices[settings.device];
  const places = state === "running" ? Array.from({ length: settings.screens }, () => undefined) : designs;
  const columns =
    settings.device === "mobile"
      ? "sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5"
      : settings.device === "tablet"
        ? "sm:grid-cols-2 xl:grid-cols-3"
        : "lg:grid-cols-2";
  const chosen = outputs.filter((output) => settings.outputs.includes(output));
  return (
    <section aria-label="Results" aria-busy={state === "running"} className="grid gap-5">
      {state === "running" && <Progress label="The studio is designing" />}
      {state === "failed" && <Alert tone="error">{run.failureMessage}</Alert>}
      {state === "stopped" && <Alert tone="note">You stopped this run. It cost you nothing.</Alert>}
      {state === "finished" && designs.length === 0 && <Alert tone="note">You deleted the screens of this run.</Alert>}
      {places.length > 0 && (
        <ul className={`grid gap-6 ${columns}`}>
          {places.map((design, index) => (
            <li key={design?.id ?? index} className="min-w-0">
              {design ? (
                <ScreenTile design={design} settings={settings} />
              ) : (
                <div className="animate-pulse rounded-md bg-sunken" style={{ aspectRatio: `${width} / ${height}` }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {state === "finished" && designs.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <a
            href={`${screensPath}/${id}.zip?outputs=${chosen.join(",")}`}
            download
            className={buttonClass({ variant: "secondary" })}
          >
            <Icon icon={Download} className="size-4" />
            Download all (ZIP)
          </a>
          <Button variant="ghost" onClick={onVary}>
            <Icon icon={Shuffle} className="size-4" />
            Vary
          </Button>
          <p className="max-w-[60ch] wrap-anywhere">
            “{settings.prompt}” · Easel Studio · {styleNameOf(settings.style).name} · {deviceNames[settings.device]} ·{" "}
            {creditsInWords(run.priceAic)}
          </p>
          {chosen.includes("figma") && (
            <p>Figma imports SVG files: drag one onto the canvas, and its layers keep their names.</p>
          )}
          {chosen.includes("html") && (
            <p>What you edit changes the PNG and the SVG. The HTML stays as it was designed.</p>
          )}
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

function ScreenTile({ design, settings }: { readonly design: ShownDesign; readonly settings: ScreenSettings }) {
  const { width, height } = devices[settings.device];
  const address = `${designsPath}/${design.id}/design`;
  return (
    <figure className="grid gap-2">
      <a href={`${address}.png?v=${design.version}`} target="_blank" rel="noreferrer" className="group relative">
        <img
          src={`${address}.png?width=${settings.device === "desktop" ? 960 : 480}&v=${design.version}`}
          alt={`Screen ${design.number}: ${design.title}`}
          className="w-full rounded-md border border-hairline bg-sunken"
          style={{ aspectRatio: `${width} / ${height}` }}
        />
        <span className="absolute top-2 right-2 grid size-9 place-items-center rounded-sm bg-paper text-ink opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          <Icon icon={Maximize2} className="size-4" />
        </span>
        <span className="sr-only">Open in a new tab</span>
      </a>
      <figcaption className="flex flex-wrap items-center gap-1">
        <span className="basis-full truncate text-sm">{design.title}</span>
        <EditLink design={design} />
        <FavoriteButton design={design} />
        <MoreActions design={design} />
        <span className="flex basis-full flex-wrap gap-1">
          {outputs
            .filter((output) => settings.outputs.includes(output))
            .map((output) => (
              <a
                key={output}
                href={`${address}.${extensionOf[output]}?download`}
                download
                aria-label={`Download screen ${design.number} as ${outputNames[output].name}`}
                className={linkLook}
              >
                {outputNames[output].name}
              </a>
            ))}
        </span>
      </figcaption>
    </figure>
  );
}
