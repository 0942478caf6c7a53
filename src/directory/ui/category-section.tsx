import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { coverPath, countMatches, type DirectorySection, logoPath, toolSearchPath } from "../rules.ts";
import { CollapsibleList } from "./collapsible-list.tsx";
import { EngineCard } from "./engine-card.tsx";
import { PoweredBy } from "./powered-by.tsx";
import { QuickAppCard } from "./quick-app-card.tsx";
import { ToolCard } from "./tool-card.tsx";
import { prefetchDelayMs, useSectionContent } from "./use-section-content.ts";

export interface CategorySectionProps {
  readonly section: DirectorySection;
  readonly isOpen: boolean;
  /** Its content is in the page as the server sent it. */
  readonly isShownFromStart: boolean;
  readonly isPhone: boolean;
  readonly onToggle: () => void;
}

/** One category of the directory: a heading that opens and closes, and what is in it. */
export function CategorySection({ section, isOpen, isShownFromStart, isPhone, onToggle }: CategorySectionProps) {
  const isLoaded = useSectionContent(isOpen, isShownFromStart, isPhone);
  const ref = usePrefetch(section, isOpen, isPhone);
  const contentId = `${section.id}-content`;
  return (
    <section ref={ref} id={section.id} aria-labelledby={`${section.id}-title`} className="border-t border-hairline">
      <div className="relative grid gap-x-6 gap-y-1 py-5 md:grid-cols-[5rem_minmax(0,5fr)_minmax(0,6fr)_11rem_auto] md:items-center">
        <img
          src={coverPath(section.id, section.id)}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          className="hidden aspect-[8/5] w-20 rounded-sm object-cover md:block"
        />
        <h2 id={`${section.id}-title`} className="pr-12 text-xl md:pr-0">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={onToggle}
            className="text-left after:absolute after:inset-0 after:content-['']"
          >
            {section.name}
          </button>
        </h2>
        <p className="text-sm text-muted">{section.description}</p>
        <PoweredBy section={section} className="mt-2 md:mt-0 md:justify-end" />
        <ChevronDown
          aria-hidden
          className={classNames("pointer-events-none absolute top-6 right-0 size-6 text-muted transition-transform md:static", isOpen && "rotate-180")}
        />
        
      </div>
      <div id={contentId} data-collapsed-on-phone={isOpen && isShownFromStart && !isPhone ? true : undefined} className={isOpen ? "pb-12" : undefined}>
        {isOpen && (isLoaded ? <SectionContent section={section} isPhone={isPhone} /> : <SectionSkeleton />)}
        {!isOpen && (
          // Rendered on the server alone: without scripts everything can be read, with them none of it costs anything.
          <noscript>
            <SectionContent section={section} isPhone={isPhone} />
          </noscript>
        )}
      </div>
    </section>
  );
}

function SectionContent({ section, isPhone }: { readonly section: DirectorySection; readonly isPhone: boolean }) {
  if (countMatches(section) === 0) {
    return <p className="pb-6 text-muted">{isPhone ? "No content available for this category." : "Coming Soon"}</p>;
  }
  const hiddenTools = section.toolCount - section.tools.length;
  return (
    <div className="grid animate-enter gap-10">
      <CollapsibleList title="AI Engines" items={section.engines.map((engine) => ({ key: engine.slug, card: <EngineCard engine={engine} hue={section.hue} /> }))} />
      <CollapsibleList title="Quick Apps" items={section.quickApps.map((app) => ({ key: app.slug, card: <QuickAppCard app={app} /> }))} />
      <CollapsibleList title="Tools" items={section.tools.map((tool) => ({ key: tool.slug, card: <ToolCard tool={tool} hue={section.hue} /> }))} />
      <p className="text-sm">
        <Link to={toolSearchPath({ categoryId: section.id })} className="font-semibold text-accent-text underline-offset-4 hover:underline">
          {hiddenTools > 0 ? `All ${section.toolCount} tools for ${section.name.toLowerCase()}` : `Filter and sort ${section.name.toLowerCase()} tools`}
        </Link>
      </p>
    </div>
  );
}

function SectionSkeleton(): ReactNode {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-64" />
      ))}
    </div>
  );
}

const picturesAhead = 4;

/** Fetches the first pictures of a closed section once it has been in view for a while, so that opening it finds them here. */
function usePrefetch(section: DirectorySection, isOpen: boolean, isPhone: boolean) {
  const ref = useRef<HTMLElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isOpen || isDone.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        isDone.current = true;
        observer.disconnect();
        for (const address of firstPictures(section)) new Image().src = address;
      }, isPhone ? prefetchDelayMs.phone : prefetchDelayMs.wide);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [section, isOpen, isPhone]);
  return ref;
}

function firstPictures(section: DirectorySection): string[] {
  return [
    ...section.engines.slice(0, picturesAhead).map((engine) => logoPath(engine.logo, engine.name, section.hue)),
    ...section.tools.slice(0, picturesAhead).map((tool) => tool.imageUrl ?? coverPath(tool.categoryId, tool.slug)),
  ];
}
