import { Download } from "lucide";
import { useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { serviceWorkerPath } from "../../rules.ts";
import { useInstall } from "./install.ts";

/** Steps to install it where the browser doesn't offer it. */
const steps = [
  ["Chrome and Edge", "Choose “Install” in the address bar or in the menu."],
  ["Safari on iPhone and iPad", "Press Share, then “Add to Home Screen”."],
  ["Safari on a Mac", "Choose “Add to Dock” in the File menu."],
  ["Firefox on Android", "Choose “Add app to Home screen” in the menu."],
] as const;

/** The app is this site, in a window of its own; inside of it, the card is not shown. */
export function InstallCard() {
  const install = useInstall();
  useEffect(() => {
    // Without it, the app lacks only the page for a lost connection.
    navigator.serviceWorker?.register(serviceWorkerPath).catch(() => undefined);
  }, []);
  return (
    <section
      aria-labelledby="install"
      className="grid content-start justify-items-start gap-3 rounded-md border border-hairline bg-surface p-5 [@media(display-mode:standalone)]:hidden"
    >
      <h2 id="install" className="font-sans text-base font-semibold">
        Download App
      </h2>
      <p className="text-sm text-muted">
        Install it on your phone or computer. It opens in its own window and receives texts that you share from other
        apps. You need to be online to use it.
      </p>
      {install ? (
        <Button variant="secondary" onClick={install}>
          <Icon icon={Download} className="size-4.5" />
          Install
        </Button>
      ) : (
        <details className="w-full text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent-text hover:underline">
            How to install it
          </summary>
          <dl className="grid gap-3 pt-1">
            {steps.map(([browser, how]) => (
              <div key={browser}>
                <dt className="font-semibold">{browser}</dt>
                <dd className="text-muted">{how}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
