import { ChevronDown } from "lucide";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { useServerOnly } from "#ui/server-only.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import {
  type SectionContent as Content,
  coverPath,
  logoPath,
  type SectionContents,
  type SectionHeading,
} from "../rules.ts";
import { WithoutHearts } from "./favorites/favorites-area.tsx";
import { SectionContent } from "./section-content.tsx";

export interface CategorySectionProps {
  readonly heading: SectionHeading;
  /** Undefined until it is loaded. */
  readonly content: Content | undefined;
  readonly isOpen: boolean;
  /** True if the server's page contains its content. */
  readonly isShownFromStart: boolean;
  readonly isPhone: boolean;
  readonly onToggle: () => void;
  /** Set if loading the content failed: tries again. */
  readonly onRetry: (() => void) | undefined;
}

/** One collapsible category of the directory. */
export function CategorySection({
  heading,
  content,
  isOpen,
  isShownFromStart,
  isPhone,
  onToggle,
  onRetry,
}: CategorySectionProps) {
  const isReady = useSectionContent({ isOpen, isShownFromStart, isPhone });
  const contentId = `${heading.id}-content`;
  return (
    <section id={heading.id} aria-labelledby={`${heading.id}-title`} className="border-t border-hairline">
      <div className="relative grid gap-x-6 gap-y-1 py-5 md:grid-cols-[5rem_minmax(0,1fr)_auto_auto] md:items-center lg:grid-cols-[5rem_minmax(0,5fr)_minmax(0,6fr)_11rem_auto]">
        <img
          src={coverPath(heading.id, heading.id)}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          className="hidden aspect-[8/5] w-20 rounded-sm object-cover md:row-span-2 md:block lg:row-span-1"
        />
        <h2 id={`${heading.id}-title`} className="pr-12 text-xl md:pr-0">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={onToggle}
            className="text-left after:absolute after:inset-0 after:content-['']"
          >
            {heading.name}
          </button>
        </h2>
        <p className="text-sm text-muted md:order-last md:col-start-2 lg:order-none lg:col-start-auto">
          {heading.description}
        </p>
        <PoweredBy heading={heading} />
        <Icon
          icon={ChevronDown}
          className={classNames(
            "pointer-events-none absolute top-6 right-0 size-6 text-muted transition-transform md:static",
            isOpen && "rotate-180",
          )}
        />
      </div>
      <div
        id={contentId}
        data-collapsed-on-phone={isOpen && isShownFromStart && !isPhone ? true : undefined}
        className={isOpen ? "pb-12" : undefined}
      >
        {isOpen && content && isReady && <SectionContent heading={heading} content={content} isPhone={isPhone} />}
        {isOpen && !(content && isReady) && (onRetry ? <SectionFailure onRetry={onRetry} /> : <SectionSkeleton />)}
        {!isOpen && (
          // Only the server renders it: visitors without scripts can read everything, and the others do not load it.
          <noscript>
            <ClosedSectionContent heading={heading} />
          </noscript>
        )}
      </div>
    </section>
  );
}

/**
 * Content of a closed section, without hearts: two hundred of them would make a signed-in user's page half as large again. The entries' own
 * pages have them.
 */
function ClosedSectionContent({ heading }: { readonly heading: SectionHeading }) {
  const content = useServerOnly<SectionContents>()?.[heading.id];
  return content ? (
    <WithoutHearts>
      <SectionContent heading={heading} content={content} isPhone={false} />
    </WithoutHearts>
  ) : null;
}

function SectionSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-64" />
      ))}
    </div>
  );
}

function SectionFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>This category could not be loaded. Please check your connection.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Up to four logos of a category's engines, and how many more there are. */
function PoweredBy({ heading }: { readonly heading: SectionHeading }) {
  if (heading.poweredBy.length === 0) return null;
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-muted md:mt-0 md:justify-end">
      <span className="md:sr-only">Powered by:</span>
      <span className="flex items-center gap-1">
        {heading.poweredBy.map((mark) => (
          <span key={mark.name} className="logo-tile size-7">
            <Picture
              src={logoPath(mark.logo, mark.name, heading.hue)}
              alt={mark.name}
              width={28}
              height={28}
              loading="lazy"
            />
          </span>
        ))}
        {heading.poweredByMore > 0 && <span className="ml-1 tabular-nums">+{heading.poweredByMore}</span>}
      </span>
    </p>
  );
}

/** Pause between opening and content (A5), in milliseconds: wide screens and phones. */
const loadDelayMs = { wide: 300, phone: 100 };

/**
 * Tells whether an open section's content may be shown. The first opening shows skeletons for a moment, and for as long as the content has
 * not arrived; later ones are immediate.
 */
function useSectionContent({
  isOpen,
  isShownFromStart,
  isPhone,
}: {
  isOpen: boolean;
  isShownFromStart: boolean;
  isPhone: boolean;
}): boolean {
  const [isReady, setReady] = useState(isShownFromStart);
  useEffect(() => {
    if (!isOpen || isReady) return;
    const timer = setTimeout(() => setReady(true), isPhone ? loadDelayMs.phone : loadDelayMs.wide);
    return () => clearTimeout(timer);
  }, [isOpen, isReady, isPhone]);
  return isReady;
}
