import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { mobileQuery, useMediaQuery } from "#ui/use-media-query.ts";
import { type DirectorySection, resolveCategoryId } from "../rules.ts";
import { CategorySection } from "./category-section.tsx";

/** So many sections stand open when a wide screen opens the page. */
const openFromStart = 2;
const hashScrollDelayMs = 100;

export interface DirectorySectionsProps {
  readonly sections: readonly DirectorySection[];
  /** While a search is on, what it found stands open. */
  readonly isSearching: boolean;
}

export function DirectorySections({ sections, isSearching }: DirectorySectionsProps) {
  const isPhone = useMediaQuery(mobileQuery);
  const [openOnWide, setOpenOnWide] = useState<ReadonlySet<string>>(() => new Set(sections.slice(0, openFromStart).map(({ id }) => id)));
  const [openOnPhone, setOpenOnPhone] = useState<string | null>(null);
  const [closedInSearch, setClosedInSearch] = useState<ReadonlySet<string>>(new Set());

  const open = (id: string) => {
    setOpenOnWide((current) => new Set(current).add(id));
    setOpenOnPhone(id);
  };
  useHashTarget(open);

  const isOpen = (id: string) => {
    if (isPhone) return openOnPhone === id;
    return isSearching ? !closedInSearch.has(id) : openOnWide.has(id);
  };
  const toggle = (id: string) => {
    if (isPhone) setOpenOnPhone((current) => (current === id ? null : id));
    else if (isSearching) setClosedInSearch((current) => withToggled(current, id));
    else setOpenOnWide((current) => withToggled(current, id));
  };

  return sections.map((section, index) => (
    <CategorySection
      key={section.id}
      section={section}
      isOpen={isOpen(section.id)}
      isShownFromStart={isSearching || index < openFromStart}
      isPhone={isPhone}
      onToggle={() => toggle(section.id)}
    />
  ));
}

function withToggled(current: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(current);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** An address with a hash opens its section, aliases included, and scrolls there once the page stands. */
function useHashTarget(open: (id: string) => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new navigation scrolls; `open` is new on every render
  useEffect(() => {
    if (hash.length < 2) return;
    const id = resolveCategoryId(decodeURIComponent(hash.slice(1)));
    open(id);
    const timer = setTimeout(() => {
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth" });
    }, hashScrollDelayMs);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
