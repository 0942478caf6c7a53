import { useEffect, useState } from "react";
import { type Draft, type Kept, keep, keptAt, moved, readDrafts, storedDrafts } from "./kept-drafts.ts";

interface Options {
  readonly userId: string;
  /** Place to which the message will be sent: what is typed for one conversation must never be sent in another one. */
  readonly place: string;
  /** Until something is typed there. */
  readonly first: string;
}

/** The text of the message that is being written, for each place. Stays in this tab until it is sent; signing out removes it. */
export function useDraft({ userId, place, first }: Options) {
  /** Undefined until the stored ones are read: the server has none. */
  const [drafts, setDrafts] = useState<Kept<Draft>>();
  const key = `text/chat/${userId}`;
  useEffect(() => {
    const stored = readStored(key);
    setDrafts((typed = []) => typed.reduce((all, [at, draft]) => keep(all, at, draft), stored));
  }, [key]);
  useEffect(() => {
    if (drafts) store(key, drafts);
  }, [key, drafts]);
  const change = (next: (before: Draft) => Draft) =>
    setDrafts((before = []) => keep(before, place, next(keptAt(before, place) ?? { text: first, isOld: false })));
  return {
    text: keptAt(drafts ?? [], place)?.text ?? first,
    setText: (text: string) => change(() => ({ text, isOld: false })),
    /** Puts a text where nothing has been typed since the page was opened. */
    suggest: (text: string) =>
      change((before) => (before.text === "" || (before.isOld && text !== "") ? { text, isOld: false } : before)),
    /** Takes what was typed meanwhile along to the conversation that has begun. */
    moveTo: (to: string) =>
      setDrafts((before = []) => moved(before, { from: place, to, isEmpty: ({ text }) => text === "" })),
  };
}

function readStored(key: string): Kept<Draft> {
  try {
    return readDrafts(sessionStorage.getItem(key));
  } catch {
    return [];
  }
}

function store(key: string, drafts: Kept<Draft>): void {
  try {
    sessionStorage.setItem(key, storedDrafts(drafts));
  } catch {
    // No storage, or it is full: the texts stay on the page.
  }
}
