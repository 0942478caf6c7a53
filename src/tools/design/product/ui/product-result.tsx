import { Button } from "#ui/button.tsx";
import { anotherSeed } from "../../another-seed.ts";
import { type ImageEngine, studioId } from "../../engine-rules.ts";
import type { ShownRun } from "../../shown-run-rules.ts";
import { DesignTiles } from "../../ui/design-tiles.tsx";
import { EngineTiles } from "../../ui/engine-tiles.tsx";
import { type ProductSettings, priceOfProducts } from "../product-rules.ts";

interface Props {
  readonly run: ShownRun | undefined;
  /** Settings of the run. */
  readonly settings: ProductSettings | undefined;
  readonly engines: readonly ImageEngine[];
  readonly hasBrandKits: boolean;
  readonly hasWatermark: boolean;
  readonly isStarting: boolean;
  readonly onStart: (settings: ProductSettings, maxAic: number) => void;
}

/** Finished pictures, and ways to make others of them. */
export function ProductResult({ run, settings, engines, hasBrandKits, hasWatermark, isStarting, onStart }: Props) {
  const engine = engines.find(({ id }) => id === settings?.engine);
  const again = (changed: Partial<ProductSettings> = {}) => {
    if (!settings) return;
    const next = anotherSeed.change({ ...settings, ...changed });
    onStart(next, priceOfProducts(next.engine === studioId ? undefined : engine, next.count));
  };
  return (
    <section
      aria-labelledby="result"
      aria-busy={run?.state === "running"}
      className="grid min-h-72 scroll-mt-32 grid-cols-1 content-start gap-4"
    >
      <h2 id="result" className="text-lg">
        Result
      </h2>
      {!run && (
        <p className="max-w-[48ch] rounded-md border border-hairline bg-surface p-5 text-muted">
          Your product appears here on its set. You can then edit it, and download it as PNG, JPG or PDF, with Pro also
          as SVG.
        </p>
      )}
      {run?.kind === "studio" && (
        <DesignTiles
          run={run}
          hasBrandKits={hasBrandKits}
          hasWatermark={hasWatermark}
          photos={undefined}
          isBeside={false}
          isStarting={isStarting}
          onVary={() => again()}
        />
      )}
      {run?.kind === "engine" && (
        <>
          <EngineTiles run={run} isStarting={isStarting} onVary={engine && settings ? () => again() : undefined} />
          {run.state === "failed" && settings && (
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              disabled={isStarting}
              onClick={() => again({ engine: studioId })}
            >
              Make it with Easel Studio instead, for {priceOfProducts(undefined, settings.count)} AI credits
            </Button>
          )}
        </>
      )}
    </section>
  );
}
