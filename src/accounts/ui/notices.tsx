import { useEffect } from "react";
import { useLocation } from "react-router";
import { noticeCookie } from "../redirect-paths.ts";

/** Shows the flash message of the last action (`withNotice`), on whatever page it led to. */
export function Notices() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may bring a notice
  useEffect(() => {
    if (document.cookie.includes(`${noticeCookie}=`)) {
      void import("./flash-messages.ts").then(({ showNotice }) => showNotice());
    }
  }, [location]);
  return null;
}
