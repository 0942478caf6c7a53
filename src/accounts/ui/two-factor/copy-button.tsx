import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Without scripts it is not there: the text can be marked and copied as ever. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  if (!useHydrated()) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ kind: "success", title: "Copied" }),
      () => showToast({ kind: "error", title: "Not copied", description: "Please mark the text and copy it." }),
    );
  return (
    <Button look="secondary" onClick={copy}>
      <Copy aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
