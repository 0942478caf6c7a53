import type { MouseEvent } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { type Door, doorPath } from "../../rules.ts";
import { GoogleMark } from "../google-mark.tsx";
import type { DoorBusy } from "./use-door-busy.ts";

const label = "Continue with Google";

interface Props {
  /** Whether this installation has an account with Google. */
  readonly isSetUp: boolean;
  readonly door: Door;
  readonly busy: DoorBusy;
}

/** The way in by Google, and the line between it and the form. */
export function GoogleButton({ isSetUp, door, busy }: Props) {
  return (
    <div className="grid gap-5">
      {isSetUp ? <GoogleLink door={door} busy={busy} /> : <NotSetUp />}
      <p className="flex items-center gap-4 text-xs text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or with your email
      </p>
    </div>
  );
}

function GoogleLink({ door, busy: { isBusy, onHandOff } }: Omit<Props, "isSetUp">) {
  function onClick(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isBusy) event.preventDefault();
    else if (!opensElsewhere) onHandOff();
  }
  return (
    <a
      href={doorPath("/auth/google", { redirectTo: door.redirectTo })}
      onClick={onClick}
      aria-disabled={isBusy || undefined}
      className={classNames(
        buttonClass({ look: "secondary", size: "lg" }),
        "w-full",
        isBusy && "cursor-progress opacity-60",
      )}
    >
      <GoogleMark />
      {label}
    </a>
  );
}

function NotSetUp() {
  return (
    <div className="grid gap-2">
      <Button look="secondary" size="lg" disabled aria-describedby="google-not-set-up" className="w-full">
        <GoogleMark />
        {label}
      </Button>
      <p id="google-not-set-up" className="text-xs text-muted">
        Google is not set up here.
      </p>
    </div>
  );
}
