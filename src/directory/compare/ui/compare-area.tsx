import { type FormEvent, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { comparedMax, comparePath, hasTray, readTray, type TrayTool } from "../../compare-rules.ts";
import { compareFormId, TrayContext } from "./compare-button.tsx";
import { CompareTray } from "./compare-parts.ts";

/** The browser keeps the tray under this key, so that it survives navigation and is the same in all tabs. */
const storageKey = "compare-tools";

const none: readonly TrayTool[] = [];

interface Props {
  /** True for pages with a bar of their own: there a button opens the page for choosing. */
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/** The parent of everything with cards of tools. It holds the tray and its form, because a page has many buttons. */
export function CompareArea({ isHidden, children }: Props) {
  const [tools, setTools] = useState(none);
  /** The last change, for screen readers, or why there was none. */
  const [note, setNote] = useState("");
  const { pathname } = useLocation();
  useEffect(() => {
    const read = () => setTools(readTray(readStored()));
    const readIfChanged = ({ key }: StorageEvent) => key === storageKey && read();
    read();
    window.addEventListener("storage", readIfChanged);
    return () => window.removeEventListener("storage", readIfChanged);
  }, []);
  const slugs = useMemo(() => new Set(tools.map(({ slug }) => slug)), [tools]);

  const keep = (next: readonly TrayTool[], said: string) => {
    store(JSON.stringify(next));
    setTools(next);
    setNote(said);
  };
  const toggle = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isHidden || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const tool = { slug: submitter.value, name: submitter.dataset.name ?? submitter.value };
    if (slugs.has(tool.slug))
      return keep(
        tools.filter(({ slug }) => slug !== tool.slug),
        `${tool.name} removed.`,
      );
    if (tools.length >= comparedMax) return setNote(`You can compare up to ${comparedMax} tools. Remove one first.`);
    keep([...tools, tool], `${tool.name} added.`);
  };
  const isShown = !isHidden && tools.length > 0 && hasTray(pathname);
  return (
    <TrayContext value={slugs}>
      {children}
      <form id={compareFormId} action={comparePath} onSubmit={toggle} hidden />
      {isShown && (
        <Suspense>
          <CompareTray tools={tools} note={note} onKeep={keep} />
        </Suspense>
      )}
    </TrayContext>
  );
}

/** Browsers that store nothing have an empty tray. */
function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch {
    // It lasts until the page is left.
  }
}
