import { describe, expect, it } from "vitest";
import type { EngineModelSeed } from "./catalogue.ts";
import { describeModels } from "./describe-models.ts";

const models: readonly EngineModelSeed[] = [
  { id: "old", name: "Old 1", tier: "standard", status: "retired", successor: "new" },
  { id: "going", name: "Going 2", tier: "advanced", status: "retiring", endsOn: "2026-12-01", successor: "new" },
  { id: "new", name: "New 3", tier: "advanced", status: "current" },
  { id: "orphan", name: "Orphan", tier: "standard", status: "retired", successor: "model-elsewhere" },
];

const statusesOn = (today: string) =>
  Object.fromEntries(describeModels(models, today).map(({ id, status }) => [id, status]));

describe("describeModels", () => {
  it("[A13] puts what runs today first, and names what runs instead of the rest", () => {
    expect(describeModels(models, "2026-11-30").map(({ name, successorName }) => [name, successorName])).toEqual([
      ["New 3", null],
      ["Going 2", "New 3"],
      ["Old 1", "New 3"],
      ["Orphan", "model-elsewhere"],
    ]);
  });

  it("[A13] calls a model retired from the day on which it ends", () => {
    expect(statusesOn("2026-11-30").going).toBe("retiring");
    expect(statusesOn("2026-12-01").going).toBe("retired");
    expect(statusesOn("2026-12-01")).toMatchObject({ old: "retired", new: "current" });
  });
});
