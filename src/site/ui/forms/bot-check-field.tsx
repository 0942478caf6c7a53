import { useEffect, useRef, useState } from "react";
import { noBotCheckToken } from "#platform/bot-check.ts";
import { useSite } from "../site-settings.tsx";

interface Turnstile {
  render(holder: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const scriptUrl = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
let loading: Promise<Turnstile> | undefined;

function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const fail = () => {
      loading = undefined;
      reject(new Error("the bot check did not load"));
    };
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

/** Sends the bot check's token if a check is configured and works. It is usually invisible, and never blocks the form. */
export function BotCheckField({ action }: { readonly action: string }) {
  const { botCheckSiteKey } = useSite();
  const holder = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState(noBotCheckToken);

  useEffect(() => {
    if (!botCheckSiteKey) return;
    let remove = () => {};
    let isGone = false;
    const drop = () => setToken(noBotCheckToken);
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !holder.current) return;
        const widget = turnstile.render(holder.current, {
          sitekey: botCheckSiteKey,
          action,
          appearance: "interaction-only",
          size: "flexible",
          "response-field": false,
          callback: setToken,
          "error-callback": drop,
          "expired-callback": drop,
        });
        remove = () => turnstile.remove(widget);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [botCheckSiteKey, action]);

  return (
    <>
      <input type="hidden" name="botCheckToken" value={token} />
      <div ref={holder} className="empty:hidden" />
    </>
  );
}
