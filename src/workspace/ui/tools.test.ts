import { describe, expect, it } from "vitest";
import { toolScreens } from "#tools/registry.ts";
import { toolsPages } from "#tools/routes.ts";
import { addressOf, findTools, workspacePlaces } from "./tools.ts";

describe("the tools of the workspace", () => {
  it("[F1] are the screens that work, and all of them", () => {
    // Those that only lead to another screen are named by it; the library and what was deleted from it are no tools.
    const others = [
      "/home/image",
      "/home/design",
      "/workspace/library/deleted",
      ...workspacePlaces.map(({ path }) => path),
    ];
    const screens = toolsPages
      // What opens only by an id belongs to another screen.
      .filter(({ path = "" }) => !/:\w+$/.test(path))
      .map(({ path = "" }) => `/${path.replace(/\/:.*$/, "")}`)
      .filter((path) => !others.includes(path));
    expect(toolScreens.map(({ path }) => path).toSorted()).toEqual([...new Set(screens)].toSorted());
  });

  it("[F1] are found by their name, what they do and other words for it, their names first", () => {
    const titles = (query: string) => findTools(query).map(({ title }) => title);
    expect(titles("  LOGO ")).toContain("Image generator");
    expect(titles("figma mockup")).toEqual(["UI/UX design generator"]);
    expect(titles("text")[0]).toBe("Text generator");
    expect(titles("instagram")).toEqual(["Image generator", "Text generator"]);
    expect(titles("voice over")).toEqual(["Audio"]);
    expect(titles("grammer")).toEqual(["Grammar check"]);
    expect(titles("zzz")).toEqual([]);
    expect(titles("")).toHaveLength(toolScreens.length);
  });

  it("[F1] open at the address that names their interface", () => {
    const [tool] = toolScreens;
    if (!tool) throw new Error("there is no tool");
    expect(addressOf({ ...tool, path: "/home/video", key: "videoGenerator" })).toBe("/home/video?key=videoGenerator");
  });
});
