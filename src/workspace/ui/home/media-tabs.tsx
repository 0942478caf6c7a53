import { Check, Plug } from "lucide";
import { type KeyboardEvent, useRef, useState } from "react";
import { ArrowLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Ability, type MediaTab, mediaTabs } from "../../rules.ts";

interface Props {
  readonly abilities: Readonly<Record<MediaTab, readonly Ability[]>>;
}

/** Tabs of what can be made now, by medium. Without scripts, all of it is shown. */
export function MediaTabs({ abilities }: Props) {
  const [current, setCurrent] = useState<MediaTab>("image");
  const list = useRef<HTMLDivElement>(null);
  /** Arrow keys move between tabs, as usual for them. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = mediaTabs.findIndex(({ id }) => id === current);
    const next = (at + step + mediaTabs.length) % mediaTabs.length;
    setCurrent(mediaTabs[next]?.id ?? current);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <section aria-labelledby="media" className="grid gap-5">
      <h2 id="media" className="text-xl">
        What you can make now
      </h2>
      <div
        ref={list}
        role="tablist"
        aria-labelledby="media"
        onKeyDown={move}
        className="-mt-2 flex gap-6 border-b border-hairline [html:not(.js)_&]:hidden"
      >
        {mediaTabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={`panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => setCurrent(id)}
            className="-mb-px min-h-11 border-b-2 border-transparent font-semibold text-muted hover:text-ink aria-selected:border-accent-strong aria-selected:text-ink"
          >
            {title}
          </button>
        ))}
      </div>
      {mediaTabs.map(({ id, title }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-label={title}
          className={id === current ? undefined : "[html.js_&]:hidden"}
        >
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {abilities[id].map((ability) => (
              <AbilityCard key={ability.title} ability={ability} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const AbilityCard = ({ ability: { title, about, by, isReady, price, link } }: { readonly ability: Ability }) => (
  <li className="grid content-between gap-4 rounded-md border border-hairline bg-surface p-5">
    <div className="grid gap-1.5">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="text-sm text-muted">{about}</p>
    </div>
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="flex items-start gap-2">
        <Icon icon={isReady ? Check : Plug} className="mt-0.5 size-4 shrink-0 text-muted" />
        {by}
      </p>
      <p className="text-muted">{price}</p>
      <ArrowLink to={link.path} className="min-h-11 whitespace-nowrap">
        {link.text}
      </ArrowLink>
    </div>
  </li>
);
