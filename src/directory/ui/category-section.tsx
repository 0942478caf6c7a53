import { ChevronDown } from "lucide";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { useServerOnly } from "#ui/server-only.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type SectionContent as Content, coverPath, type SectionContents, type SectionHeading } from "../rules.ts";
import { WithoutHearts } from "./favourites/favourites-area.tsx";
import { PoweredBy } from "./powered-by.tsx";
import { SectionContent } from "./section-content.tsx";
import { useSectionContent } from "./use-section-content.ts";

export interface CategorySectionProps {
  readonly heading: SectionHeading;
  /** Undefined until it has been fetched. */
  readonly content: Content | undefined;
  readonly isOpen: boolean;
  /** Its content is in the page as the server sent it. */
  readonly isShownFromStart: boolean;
  readonly isPhone: boolean;
  readonly onToggle: () => void;
  /** Set when fetching the content failed: tries again. */
  readonly onRetry: (() => void) | undefined;
}

/** One category of the directory: a heading that opens and closes, and what is in it. */
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
          of={ChevronDown}
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
          // Written by the server alone: without scripts everything can be read, with them none of it costs anything.
          <noscript>
            <ClosedSectionContent heading={heading} />
          </noscript>
        )}
      </div>
    </section>
  );
}

/** No hearts: two hundred of them would cost a member's page half as much again. Without scripts the entries' own pages have them. */
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
      <Button look="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
