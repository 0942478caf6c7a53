import { describe, expect, it } from "vitest";
import { historyWords } from "./history-words.ts";

const row = { kind: "capture", serviceType: null, source: "system", description: null } as const;

describe("the history's wording", () => {
  it.each([
    ["text", "Text Generation"],
    ["image", "Image Creation"],
    ["audio", "Audio/Speech"],
    ["design", "Design Generation"],
    ["other", "Other Services"],
  ] as const)("[C7] labels %s as %s", (serviceType, label) => {
    expect(historyWords({ ...row, serviceType })).toMatchObject({ service: label, source: "System" });
  });

  it.each([
    ["grant", "Credits added", "Credits added"],
    ["expire", "Expiry", "Unused credits expired"],
    ["take-back", "Payment refunded", "Credits removed after a refund"],
    ["refund", "Run refunded", "Credits refunded for a run"],
  ] as const)("[C7] [C10] shows System without a service, and describes a %s", (kind, source, description) => {
    expect(historyWords({ ...row, kind })).toEqual({ service: "System", source, description });
  });

  it("[C7] prefers a row's own source and description", () => {
    expect(historyWords({ ...row, kind: "grant", source: "purchase", description: "Starter Pack" })).toEqual({
      service: "System",
      source: "Purchase",
      description: "Starter Pack",
    });
    expect(historyWords({ ...row, kind: "grant", source: "free-plan" }).source).toBe("Free plan");
    expect(historyWords({ ...row, source: "partner", description: "  " })).toMatchObject({
      source: "Partner",
      description: "Credits used",
    });
  });
});
