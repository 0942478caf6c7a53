import { type SyntheticEvent, useEffect, useState } from "react";
import { drawMap } from "../draw-map.ts";
import { endOf, type Outline } from "../outline.ts";
import type { SharedMapContent } from "../share-map.ts";
import { loadMapType } from "./map-type.ts";

interface Props {
  readonly title: string;
  readonly content: SharedMapContent;
}

/** A mind map, to read. Drawn by the browser, which measures its texts; the outline is there without scripts, too. */
export function SharedMap({ title, content: { nodes } }: Props) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void loadMapType().then((type) => {
      if (isShown) setPicture(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawMap(nodes, type))}`);
    });
    return () => {
      isShown = false;
    };
  }, [nodes]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <figure
        aria-label="Map"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a large map scrolls, also for the keyboard
        tabIndex={0}
        className="grid h-[min(80dvh,48rem)] overflow-auto rounded-md border border-hairline bg-[#fbfaf7] [html:not(.js)_&]:hidden"
      >
        {picture && (
          <img
            src={picture}
            alt={`Mind map “${title}”. Its outline follows.`}
            className="m-auto max-w-none"
            onLoad={showRoot}
          />
        )}
      </figure>
      <section aria-labelledby="shared-outline" className="grid max-w-[76ch] gap-3">
        <h2 id="shared-outline" className="text-lg">
          Outline
        </h2>
        <Branches nodes={nodes} />
      </section>
    </div>
  );
}

/** It is at the left, in the middle. */
function showRoot({ currentTarget: { parentElement: frame } }: SyntheticEvent<HTMLImageElement>): void {
  frame?.scrollTo({ left: 0, top: (frame.scrollHeight - frame.clientHeight) / 2 });
}

/** Nodes of one depth, each with those below it. Recursion ends with the deepest level of a map. */
function Branches({ nodes }: { readonly nodes: Outline }) {
  const starts = nodes.flatMap(({ depth }, index) => (depth === nodes[0]?.depth ? [index] : []));
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-muted">
      {starts.map((index) => {
        const below = nodes.slice(index + 1, endOf(nodes, index));
        return (
          <li key={nodes[index]?.id} className="wrap-anywhere">
            <span dir="auto">{nodes[index]?.text}</span>
            {below.length > 0 && (
              <div className="mt-1">
                <Branches nodes={below} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
