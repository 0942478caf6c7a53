import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { takeToasts } from "#ui/toast.ts";
import { type CreditsBalance, CreditsProvider, type CreditsState, useCredits } from "./credits-provider.tsx";

const balance: CreditsBalance = { available: 30, held: 0, buckets: { general: 10, advanced: 0, image: 20 } };

/** The result of `useCredits` inside a provider. */
function inside(known?: CreditsBalance | null): CreditsState {
  const seen: CreditsState[] = [];
  function Reader() {
    seen.push(useCredits());
    return null;
  }
  renderToString(
    <CreditsProvider balance={known}>
      <Reader />
    </CreditsProvider>,
  );
  const [state] = seen;
  if (!state) throw new Error("nothing was rendered");
  return state;
}

describe("useCredits", () => {
  afterEach(() => void takeToasts());

  it("[B12] throws outside its provider", () => {
    function Reader() {
      useCredits();
      return null;
    }
    expect(() => renderToString(<Reader />)).toThrow("useCredits must be used within a CreditsProvider");
  });

  it("[B12] has the page's balance, and distinguishes 'not loaded' from 'none'", () => {
    expect(inside(balance)).toMatchObject({ balance, isPending: false });
    expect(inside(null).balance).toBeNull();
    expect(inside().balance).toBeUndefined();
  });

  it("[C8] refuses a run that costs more than the balance, with the required message", () => {
    expect(inside(balance).canSpend(30)).toBe(true);
    expect(takeToasts()).toEqual([]);
    expect(inside(balance).canSpend(31)).toBe(false);
    // A restricted bucket pays only for its purpose.
    expect(inside(balance).canSpend(15, ["general"])).toBe(false);
    expect(inside(null).canSpend(1)).toBe(false);
    expect(takeToasts()).toEqual([
      {
        kind: "error",
        title: "Not enough credits",
        description: "You need 31 AI credits, but only have 30",
      },
      { kind: "error", title: "Not enough credits", description: "You need 15 AI credits, but only have 10" },
      { kind: "error", title: "Not enough credits", description: "You need 1 AI credits, but only have 0" },
    ]);
  });

  it("[C8] lets the server decide while the balance is unknown", () => {
    expect(inside().canSpend(1_000)).toBe(true);
    expect(takeToasts()).toEqual([]);
  });

  it("[C8] shows what was used, and why a run failed", () => {
    inside(balance).showUsed(10, "an image");
    inside(balance).recordFailure("The engine did not answer.");
    expect(takeToasts()).toEqual([
      { kind: "success", title: "Credits used", description: "10 AI credits have been used for an image" },
      { kind: "error", title: "Error using credits", description: "The engine did not answer." },
    ]);
  });
});
