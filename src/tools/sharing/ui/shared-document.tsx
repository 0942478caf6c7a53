import { type SyntheticEvent, useEffect, useState } from "react";
import { drawMap } from "../../ideas/mindmap/draw-map.ts";
import { endOf, type Outline } from "../../ideas/mindmap/outline.ts";
import { loadMapType } from "../../ideas/mindmap/ui/map-type.ts";
import { AnswerText } from "../../run-screens/ui/answer-text.tsx";
import type { SharedDocument as Shared } from "../read-shared-work.ts";

/** A draft, a mind map or a board, to read. */
export function SharedDocument({ work }: { readonly work: Shared }) {
  switch (work.kind) {
    case "draft":
      return (
        <section lang={work.language} aria-labelledby="shared-text" className={`${sheet} max-w-[76ch] sm:p-10`}>
          <h2 id="shared-text" lang="en" className="sr-only">
            Text
          </h2>
          <AnswerText text={work.text} isWriting={false} isFirst />
        </section>
      );
    case "mind-map":
      return <SharedMap title={work.title} nodes={work.nodes} />;
    case "board":
      return <SharedBoard columns={work.columns} />;
  }
}

const sheet = "w-full justify-self-center rounded-md border border-hairline bg-surface p-5";

interface MapProps {
  readonly title: string;
  readonly nodes: Outline;
}

/** Drawn by the browser, which measures its texts; the outline is there without scripts, too. */
function SharedMap({ title, nodes }: MapProps) {
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

const SharedBoard = ({ columns }: Pick<Extract<Shared, { readonly kind: "board" }>, "columns">) => (
  <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {columns.map(({ name, cards }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are only read
      <section key={index} aria-label={name || "Unnamed group"} className="grid gap-3 rounded-md bg-sunken p-4">
        <h2 className="text-base wrap-anywhere">{name || "Unnamed group"}</h2>
        {cards.length > 0 ? (
          <ul className="grid gap-2">
            {cards.map(({ text, votes }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only read
              <li key={place} className="grid gap-1 rounded-sm border border-hairline bg-surface px-3 py-2.5 text-sm">
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {text}
                </p>
                {votes > 0 && (
                  <p className="text-xs font-semibold text-muted tabular-nums">
                    {votes === 1 ? "1 vote" : `${votes} votes`}
                  </p>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-muted">No cards</p>
        )}
      </section>
    ))}
  </div>
);
