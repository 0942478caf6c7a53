import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type ToolSearch, toolSearchPath } from "../rules.ts";
import { readToolSearch } from "../search-rules.ts";

/** The search starts after a pause in typing this long. */
const queryDelayMs = 250;

export interface ToolFilters {
  /** The requested filters, updated at once, before the answer arrives. The query is as the user typed it. */
  readonly asked: ToolSearch;
  /** True if the answer is still loading. */
  readonly isPending: boolean;
  /** The address with this change, starting at the first page again. */
  readonly pathWith: (change: Partial<ToolSearch>) => string;
  readonly apply: (change: Partial<ToolSearch>) => void;
  /** Sets the text of the search box. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Searches at once, without the pause. */
  readonly submitText: () => void;
}

/** The catalogue's filters. Their only state is the address, so that reload, back and links restore them. */
export function useToolFilters(): ToolFilters {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading";
  const isPending = isLoading && navigation.location.pathname === location.pathname;
  const isLeaving = isLoading && !isPending;
  const address = isPending ? navigation.location.search : location.search;
  const [asked, setAsked] = useState(() => readToolSearch(new URLSearchParams(address)));
  const [readAddress, setReadAddress] = useState(address);
  if (readAddress !== address) {
    setReadAddress(address);
    setAsked(readToolSearch(new URLSearchParams(address)));
  }
  const pathWith = (change: Partial<ToolSearch>) => toolSearchPath({ ...asked, page: 1, ...change });
  const apply = (change: Partial<ToolSearch>, replace = false) => {
    // Set at once, so that a clicked box is ticked immediately and the next change builds on this one; the address follows.
    setAsked({ ...asked, page: 1, ...change });
    void navigate(pathWith(change), { replace, preventScrollReset: true });
  };

  const [text, setText] = useState(asked.query);
  const written = useRef(asked.query);
  useEffect(() => {
    // Back, forward or a link changed the address, so update the search box.
    if (asked.query === written.current) return;
    written.current = asked.query;
    setText(asked.query);
  }, [asked.query]);

  const submitText = () => {
    const query = text.trim();
    // A suggestion that was chosen while typing would not open.
    if (query === written.current || isLeaving) return;
    // One search is one history entry, however many letters it has.
    const isFirst = written.current === "";
    written.current = query;
    apply({ query }, !isFirst);
  };
  const latestSubmit = useRef(submitText);
  latestSubmit.current = submitText;
  useEffect(() => {
    if (text.trim() === written.current) return;
    const timer = setTimeout(() => latestSubmit.current(), queryDelayMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { asked, isPending, pathWith, apply, text, setText, submitText };
}
