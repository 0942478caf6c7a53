import { lazy, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const loadDialog = () => import("./early-access-dialog.tsx");

/** Not part of the first load: few visitors open it. */
export const EarlyAccessDialog = lazy(async () => ({ default: (await loadDialog()).EarlyAccessDialog }));

const parameter = "early-access";

/** The dialog is opened by its button, and by an address with `?early-access=1`. */
export function useEarlyAccessDialog() {
  const [parameters, setParameters] = useSearchParams();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isAskedFor = parameters.get(parameter) === "1";

  const open = useCallback(async () => {
    try {
      await loadDialog();
    } catch {
      // The dialog cannot be had; the page with the same form may be.
      return window.location.assign("/early-access");
    }
    setWanted(true);
    setOpen(true);
  }, []);

  useEffect(() => {
    if (isAskedFor) void open();
  }, [isAskedFor, open]);

  return {
    /** True if it has been opened at all. */
    isWanted,
    isOpen,
    open,
    /** Fetches the dialog before it is opened. */
    prepare: () => void loadDialog().catch(() => {}),
    close() {
      setOpen(false);
      if (!isAskedFor) return;
      const rest = new URLSearchParams(parameters);
      rest.delete(parameter);
      setParameters(rest, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    },
  };
}
