import { buttonClass } from "#ui/button.tsx";
import { GoogleMark } from "../google-mark.tsx";

/** A link, because it leads to another site, where a form of ours may not lead. */
export function LinkGoogle() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[52ch] text-sm text-muted">
        Link Google to sign in with it too. Google shares only your name, email address and picture with us.
      </p>
      <a href="/auth/google?link=1" className={buttonClass({ look: "secondary" })}>
        <GoogleMark />
        Link Google
      </a>
    </div>
  );
}
