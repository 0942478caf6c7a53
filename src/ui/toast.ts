import type { ExternalToast } from "sonner";

/** A short message in the corner. Its words are those of docs/requirements.md where they are given. */
export interface Toast {
  readonly kind: "success" | "error";
  readonly title: string;
  readonly description?: string;
  /** A toast with the id of one that is still there takes its place. */
  readonly id?: string;
  readonly action?: ExternalToast["action"];
  /** True for pages whose forms are where toasts usually are. */
  readonly isAtTop?: boolean;
}

const waiting: Toast[] = [];
let deliver: (() => void) | undefined;
let isExpecting = false;
let dismiss: (() => void) | undefined;

/** Shows a toast. The code that draws toasts is fetched for the first one: most visits never see any. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  deliver?.();
}

/** Fetches that code now: for a page whose toast may have to say that the network is gone. */
export function expectToasts(): void {
  isExpecting = true;
  deliver?.();
}

/** For the toast area alone: calls `onWaiting` whenever toasts wait, or are expected. @returns a function that ends it. */
export function watchToasts(onWaiting: () => void): () => void {
  deliver = onWaiting;
  if (waiting.length > 0 || isExpecting) onWaiting();
  return () => {
    deliver = undefined;
  };
}

/** Takes all toasts away: one about the last form must not stay beside the next one's error. */
export function dismissToasts(): void {
  waiting.length = 0;
  dismiss?.();
}

/** For the toast area alone: `onDismiss` takes away what it shows. */
export function watchDismissals(onDismiss: () => void): () => void {
  dismiss = onDismiss;
  return () => {
    dismiss = undefined;
  };
}

/** For the toast area alone: takes what waits. */
export function takeToasts(): readonly Toast[] {
  return waiting.splice(0);
}
