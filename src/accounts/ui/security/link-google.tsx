import { buttonClass } from "#ui/button.tsx";
import { GoogleMark } from "../google-mark.tsx";

/** A link, because it leads to another site, where a form of ours may not lead. */
export function LinkGoogle() {
  return (
    <section aria-labelledby="link-google" className="grid justify-items-start gap-3">
      <h2 id="link-google" className="text-lg">
        Link Google
      </h2>
      <p className="max-w-[60ch] text-muted">
        Then you can also log in with Google. We learn your name, address and picture there, and nothing else.
      </p>
      <a href="/auth/google?link=1" className={buttonClass({ look: "secondary" })}>
        <GoogleMark />
        Link Google
      </a>
    </section>
  );
}
