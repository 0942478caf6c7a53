import { expect, it } from "vitest";
import { toastOf } from "./provider-toasts.ts";

it("[E2] toasts have the words of the requirements", () => {
  const refused = { outcome: "refused" as const, values: {}, errors: {}, message: null };
  const titles = (["configure", "remove"] as const).map((form) =>
    [{ outcome: "done" as const }, { ...refused, errors: { x: "why" } }, { ...refused, message: "why" }].map(
      (reply) => toastOf(form, "Claude", reply).title,
    ),
  );
  expect(titles).toEqual([
    ["Claude API configured successfully", "Failed to configure Claude API", "Error configuring Claude API: why"],
    ["Claude API key removed successfully", "Failed to remove Claude API key", "Error removing API key: why"],
  ]);
});
