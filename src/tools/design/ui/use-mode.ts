import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** “Ideate” leads in four steps; “Act” has the prompt, the look and the results on one page. */
export type Mode = "Ideate" | "Act";

const name = "mode";
const act = "act";

/** The mode, kept in the address so that a reload stays in it. */
export function useMode(): readonly [mode: Mode, setMode: (mode: Mode) => void] {
  const location = useLocation();
  const [mode, setMode] = useState<Mode>(() =>
    new URLSearchParams(location.search).get(name) === act ? "Act" : "Ideate",
  );
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (mode === "Act") query.set(name, act);
    else query.delete(name);
    const search = query.size > 0 ? `?${query}` : "";
    // Not by a navigation: it would read the page again, and nothing on it depends on the mode.
    if (search !== window.location.search)
      window.history.replaceState(window.history.state, "", `${location.pathname}${search}${location.hash}`);
  }, [mode, location]);
  return [mode, setMode];
}
