import { type ComponentType, useEffect, useState } from "react";
import { showToast } from "#ui/toast.ts";
import { watchPalette } from "./open-palette.ts";
import type { PaletteProps } from "./palette.tsx";

/** Opens the command palette on Ctrl+K or Cmd+K, and for its buttons. Its code is fetched when it opens first. */
export function PaletteArea() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      watchPalette(() => {
        setOpen((before) => !before);
        import("./palette.tsx").then(
          (loaded) => setPalette(() => loaded.Palette),
          () => showToast({ kind: "error", title: "The connection was lost. Please try again.", id: "palette" }),
        );
      }),
    [],
  );
  return Palette && <Palette isOpen={isOpen} onOpen={setOpen} />;
}
