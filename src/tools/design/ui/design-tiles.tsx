import { Pencil, Shuffle, Square } from "lucide";
import { Link } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { PaidBy } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { RunForm } from "../../run-screens/media/ui/run-form.tsx";
import {
  brandPackFile,
  type DesignSettings,
  designsPath,
  hasOneSize,
  imageGeneratorPath,
  priceOfDesigns,
  sizeOfDesigns,
} from "../design-rules.ts";
import type { ShownDesign, ShownStudioRun } from "../shown-run-rules.ts";
import { styleNameOf } from "../style-rules.ts";
import { FavoriteButton, MoreActions } from "./design-actions.tsx";
import { DesignDownloads, SlowFileStatus } from "./design-downloads.tsx";
import { kindNames, ratioNames } from "./design-names.ts";
import type { PhotoSources } from "./photo-dialog.tsx";
import { useSlowFile } from "./use-slow-file.ts";

interface Props {
  readonly run: ShownStudioRun;
  /** And brand packs. */
  readonly hasBrandKits: boolean;
  readonly hasWatermark: boolean;
  readonly photos: PhotoSources | undefined;
  /** True if other engines' results are beside it. */
  readonly isBeside: boolean;
  readonly isStarting: boolean;
  readonly onVary: () => void;
}

const gridBeside = "grid gap-4 sm:grid-cols-2";
const gridOfWide = "grid gap-6 xl:grid-cols-2";
const gridOfTall = "grid gap-6 sm:grid-cols-2 2xl:grid-cols-4";

/** Designs that a run has made, or the places where they will be. */
export function DesignTiles({ run, hasBrandKits, hasWatermark, photos, isBeside, isStarting, onVary }: Props) {
  const { settings, state, designs } = run;
  const { width, height } = sizeOfDesigns(settings);
  // Deleted ones leave no gap.
  const places = state === "running" ? Array.from({ length: settings.count }, () => undefined) : designs;
  return (
    <section aria-label="Results" aria-busy={state === "running"} className="grid content-start gap-5">
      {isBeside && (
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-hairline pb-2">
          <h2 className="font-sans text-base font-semibold">Easel Studio</h2>
          <p className="text-sm text-muted tabular-nums">
            {creditsInWords(state === "running" ? run.maxAic : run.priceAic)}
          </p>
        </header>
      )}
      {state === "running" && <Progress label="The studio is designing" />}
      {state === "failed" && <Alert tone="error">{run.failureMessage}</Alert>}
      {state === "stopped" && <Alert tone="note">You stopped this run. It cost you nothing.</Alert>}
      {state === "finished" && designs.length === 0 && <Alert tone="note">You deleted the designs of this run.</Alert>}
      {places.length > 0 && (
        <ul className={isBeside ? gridBeside : width > height ? gridOfWide : gridOfTall}>
          {places.map((design, index) => (
            <li key={design?.id ?? index}>
              {design ? (
                <DesignTile design={design} settings={settings} {...{ hasBrandKits, hasWatermark, photos }} />
              ) : (
                <div className="animate-pulse rounded-md bg-sunken" style={{ aspectRatio: `${width} / ${height}` }} />
              )}
            </li>
          ))}
        </ul>
      )}
      {state === "running" && (
        <RunForm intent="stop" runId={run.id}>
          <Button type="submit" variant="secondary" size="sm" aria-label="Stop Easel Studio">
            <Icon icon={Square} className="size-4" />
            Stop
          </Button>
        </RunForm>
      )}
      {state !== "running" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <Button variant="secondary" disabled={isStarting} onClick={onVary} aria-describedby={`${run.id}-vary`}>
            <Icon icon={Shuffle} className="size-4" />
            {state === "finished" ? "Vary" : "Try again"}
          </Button>
          <p id={`${run.id}-vary`}>
            for {creditsInWords(priceOfDesigns(settings.count))}
            <PaidBy />
          </p>
          <p className="max-w-[60ch]">
            “{settings.prompt}” · Easel Studio ·{" "}
            {settings.isStyleAuto ? "Auto style" : styleNameOf(settings.style).name} ·{" "}
            {settings.isFormatAuto || hasOneSize(settings.kind)
              ? kindNames[settings.kind].name
              : ratioNames[settings.aspectRatio]}{" "}
            · this run cost {creditsInWords(run.priceAic)}
          </p>
          {hasWatermark && designs.length > 0 && (
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

interface TileProps extends Pick<Props, "hasBrandKits" | "hasWatermark" | "photos"> {
  readonly design: ShownDesign;
  readonly settings: DesignSettings;
}

function DesignTile({ design, settings, hasBrandKits, hasWatermark, photos }: TileProps) {
  const film = useSlowFile(`${designsPath}/${design.id}/design.mp4?download`, `design-${design.number}.mp4`);
  const pack = useSlowFile(`${designsPath}/${design.id}/${brandPackFile}`, `design-${design.number}-brand-pack.zip`);
  const isLogo = settings.kind === "logo";
  const address = `${designsPath}/${design.id}/design`;
  return (
    <figure className="grid gap-2">
      <img
        src={`${address}.png?width=640&v=${design.version}`}
        alt={`Design ${design.number}: ${design.title}`}
        className="w-full rounded-md border border-hairline bg-sunken"
        style={{ aspectRatio: `${design.width} / ${design.height}` }}
      />
      {isLogo && (
        <img
          src={`${address}.png?width=240&on=dark&v=${design.version}`}
          alt={`Design ${design.number} on dark`}
          loading="lazy"
          className="size-14 rounded-sm border border-hairline sm:size-20"
        />
      )}
      <figcaption className="flex flex-wrap items-center gap-1.5">
        <EditLink design={design} />
        <DesignDownloads {...{ design, film, pack, isLogo, hasBrandKits, hasWatermark }} />
        <MoreActions design={design} settings={settings} photos={photos} />
        {design.pages > 1 && <span className="px-1 text-xs text-muted tabular-nums">{design.pages} pages</span>}
        <span className="ml-auto">
          <FavoriteButton design={design} />
        </span>
        <SlowFileStatus file={film} what="video" number={design.number} />
        {isLogo && <SlowFileStatus file={pack} what="brand pack" number={design.number} />}
      </figcaption>
    </figure>
  );
}

/** The editor comes as a document of its own: its policy allows what it sets type with. */
export function EditLink({ design }: { readonly design: Pick<ShownDesign, "id" | "number"> }) {
  return (
    <a
      href={`${imageGeneratorPath}/${design.id}`}
      aria-label={`Edit design ${design.number}`}
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      <Icon icon={Pencil} className="size-4" />
      Edit
    </a>
  );
}
