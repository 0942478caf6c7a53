import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { useSite } from "../../ui/index.ts";
import type { ExampleTool } from "./list-example-tools.ts";
import { type Scene, scenesOf } from "./scenes.tsx";

/** Stills to step through, each with its caption. Without scripts they are all shown, one below the other. */
export function Walkthrough({ scenes }: { readonly scenes: readonly Scene[] }) {
  const [current, setCurrent] = useState(0);
  const last = scenes.length - 1;
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      <div className="hidden content-start gap-6 lg:col-span-4 [.js_&]:grid">
        <ol className="border-t border-hairline">
          {scenes.map(({ title }, index) => (
            <li key={title} className="border-b border-hairline">
              <button
                type="button"
                onClick={() => setCurrent(index)}
                aria-current={index === current ? "step" : undefined}
                className="flex min-h-12 w-full items-baseline gap-3 py-3 text-left font-medium text-muted hover:text-ink aria-[current=step]:text-ink"
              >
                <span className={classNames("w-6 tabular-nums", index === current && "font-bold text-accent-text")}>
                  {index + 1}
                </span>
                {title}
              </button>
            </li>
          ))}
        </ol>
        <div className="flex items-center gap-3">
          <Button variant="secondary" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
            Previous
          </Button>
          <Button variant="secondary" disabled={current === last} onClick={() => setCurrent(current + 1)}>
            Next
          </Button>
          <p role="status" className="ml-auto text-sm text-muted tabular-nums">
            {current + 1} of {scenes.length}
            <span className="sr-only">: {scenes[current]?.caption}</span>
          </p>
        </div>
      </div>
      <div className="order-first grid gap-10 lg:order-last lg:col-span-8">
        {scenes.map((scene, index) => (
          <Still key={scene.title} scene={scene} isShown={index === current} />
        ))}
      </div>
    </div>
  );
}

function Still({ scene: { path, caption, drawing }, isShown }: { readonly scene: Scene; readonly isShown: boolean }) {
  const host = useSite().baseUrl.replace(/^https?:\/\//, "");
  return (
    <figure className={classNames("grid gap-4", !isShown && "[.js_&]:hidden")}>
      <div aria-hidden className="overflow-hidden rounded-md border border-hairline bg-paper">
        <p className="flex items-center gap-2 border-b border-hairline bg-sunken px-4 py-2.5 text-xs text-muted">
          <span className="size-2.5 rounded-full border border-outline" />
          <span className="truncate">
            {host}
            {path}
          </span>
        </p>
        <div className="aspect-square overflow-hidden sm:aspect-[16/9]">{drawing}</div>
      </div>
      <figcaption className="max-w-[60ch] text-muted">{caption}</figcaption>
    </figure>
  );
}

/** Takes the place of the demo video (A16), which does not exist yet. */
export function DemoSection({ query, tools }: { readonly query: string; readonly tools: readonly ExampleTool[] }) {
  return (
    <section aria-labelledby="walkthrough" className="mt-24 bg-sunken py-16 md:mt-32 md:py-24">
      <div className="container-page">
        <div className="grid gap-4 pb-10 lg:grid-cols-12 lg:gap-8">
          <h2 id="walkthrough" className="text-2xl lg:col-span-6">
            Product walkthrough
          </h2>
          <p className="text-muted lg:col-span-5 lg:col-start-8">
            There’s no demo video yet. These screens show you how it works, with real search results.
          </p>
        </div>
        <Walkthrough scenes={scenesOf(query, tools)} />
      </div>
    </section>
  );
}
