import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type ToolSearch, toolSearchPath } from "../rules.ts";
import { readToolSearch } from "../search-rules.ts";

/** A pause in typing after which the server is asked. */
const queryDelayMs = 250;

export interface ToolFilters {
  /** What is asked for, from the moment of asking. The query is as it was typed. */
  readonly asked: ToolSearch;
  /** Whether the answer is on its way. */
  readonly isPending: boolean;
  /** The address that differs in this; it begins at the first page again. */
  readonly pathWith: (change: Partial<ToolSearch>) => string;
  readonly apply: (change: Partial<ToolSearch>) => void;
  /** What stands in the search box, and how to change it. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Asks at once, without the pause. */
  readonly submitText: () => void;
}

/** The catalogue's filters. The address is their one state, so reload, back and links find them again. */
export function useToolFilters(): ToolFilters {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const isPending = navigation.state === "loading" && navigation.location.pathname === location.pathname;
  const address = isPending ? navigation.location.search : location.search;
  const [asked, setAsked] = useState(() => readToolSearch(new URLSearchParams(address)));
  const [readAddress, setReadAddress] = useState(address);
  if (readAddress !== address) {
    setReadAddress(address);
    setAsked(readToolSearch(new URLSearchParams(address)));
  }
  const pathWith = (change: Partial<ToolSearch>) => toolSearchPath({ ...asked, page: 1, ...change });
  const apply = (change: Partial<ToolSearch>, replace = false) => {
    // At once, so that a box is ticked when it is clicked and the next change builds on this one; the address follows.
    setAsked({ ...asked, page: 1, ...change });
    void navigate(pathWith(change), { replace, preventScrollReset: true });
  };

  const [text, setText] = useState(asked.query);
  const written = useRef(asked.query);
  useEffect(() => {
    // Back, forward or a link changed the address: the box follows.
    if (asked.query === written.current) return;
    written.current = asked.query;
    setText(asked.query);
  }, [asked.query]);

  const submitText = () => {
    const query = text.trim();
    if (query === written.current) return;
    // One search is one step back, however many letters it has.
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
