import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A hand-off that takes longer was stopped by its reader, or failed. */
const handOffMsMax = 15_000;

export interface DoorBusy {
  /** A form is being answered, or the page that it leads to loaded. */
  readonly isSending: boolean;
  /** That, or the browser is on its way to another site: nothing here may be used meanwhile. */
  readonly isBusy: boolean;
  onHandOff(): void;
}

export function useDoorBusy(): DoorBusy {
  const navigation = useNavigation();
  const [isHandedOff, setHandedOff] = useState(false);
  useEffect(() => {
    if (!isHandedOff) return;
    const end = () => setHandedOff(false);
    const timer = setTimeout(end, handOffMsMax);
    // Whoever comes back by the browser's button finds the page as they left it.
    window.addEventListener("pageshow", end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", end);
    };
  }, [isHandedOff]);
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  return { isSending, isBusy: isSending || isHandedOff, onHandOff: () => setHandedOff(true) };
}
