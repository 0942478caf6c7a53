import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { openFromStart, resolveCategoryId, type SectionContents, type SectionHeading } from "../rules.ts";
import { CategorySection } from "./category-section.tsx";

const hashScrollDelayMs = 100;

export interface DirectorySectionsProps {
  readonly headings: readonly SectionHeading[];
  readonly contents: SectionContents;
  /** During a search, the sections with matches are open. */
  readonly isSearching: boolean;
  readonly isPhone: boolean;
  /** Called when the user opens a section whose content may not be loaded yet. */
  readonly onOpen: () => void;
  readonly hasFailed: boolean;
}

export function DirectorySections({
  headings,
  contents,
  isSearching,
  isPhone,
  onOpen,
  hasFailed,
}: DirectorySectionsProps) {
  const [openOnWide, setOpenOnWide] = useState<ReadonlySet<string>>(
    () => new Set(headings.slice(0, openFromStart).map(({ id }) => id)),
  );
  /** Null before the first press, empty for none. */
  const [openOnPhone, setOpenOnPhone] = useState<string | null>(null);
  const [closedInSearch, setClosedInSearch] = useState<ReadonlySet<string>>(new Set());

  useHashTarget((id) => {
    setOpenOnWide((current) => new Set(current).add(id));
    setOpenOnPhone(id);
    onOpen();
  });

  const isOpen = (id: string) => {
    // The best results are seen without a press.
    if (isPhone) return openOnPhone === null ? isSearching && headings[0]?.id === id : openOnPhone === id;
    return isSearching ? !closedInSearch.has(id) : openOnWide.has(id);
  };
  const toggle = (id: string) => {
    if (!isOpen(id)) onOpen();
    if (isPhone) setOpenOnPhone(isOpen(id) ? "" : id);
    else if (isSearching) setClosedInSearch((current) => withToggled(current, id));
    else setOpenOnWide((current) => withToggled(current, id));
  };

  return headings.map((heading, index) => (
    <CategorySection
      key={heading.id}
      heading={heading}
      content={contents[heading.id]}
      isOpen={isOpen(heading.id)}
      isShownFromStart={isSearching || index < openFromStart}
      isPhone={isPhone}
      onToggle={() => toggle(heading.id)}
      onRetry={hasFailed ? onOpen : undefined}
    />
  ));
}

function withToggled(current: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(current);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A hash in the address, aliases included, opens its section and scrolls there once the page is rendered. */
function useHashTarget(open: (id: string) => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new navigation scrolls; `open` is new on every render
  useEffect(() => {
    const id = resolveCategoryId(decodeHash(hash));
    if (id === "") return;
    open(id);
    const timer = setTimeout(() => {
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
    }, hashScrollDelayMs);
    return () => clearTimeout(timer);
  }, [hash, key]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
