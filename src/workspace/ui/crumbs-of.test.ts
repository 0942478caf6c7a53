import { describe, expect, it } from "vitest";
import { crumbsOf } from "./crumbs-of.ts";

const id = "0192f6a0-7c1e-7b3a-9d51-0a4f6f2f3b11";

const shown = (address: string, name?: string) => {
  const { pathname, searchParams } = new URL(address, "https://easel.example");
  return crumbsOf({ pathname, key: searchParams.get("key"), ids: [id], name }).map(
    (crumb) => `${crumb.name} ${crumb.path}`,
  );
};

describe("breadcrumbs", () => {
  it.each([
    ["/workspace", ["Workspace /workspace"]],
    ["/home/video?key=videoGenerator", ["Workspace /workspace", "Video generator /home/video"]],
    ["/settings/credits", ["Workspace /workspace", "Settings /settings", "AI Credits /settings/credits"]],
    [
      "/settings/security/two-factor",
      [
        "Workspace /workspace",
        "Settings /settings",
        "Security /settings/security",
        "Two factor /settings/security/two-factor",
      ],
    ],
    ["/design-generator", ["Workspace /workspace", "UI/UX design generator /design-generator"]],
    ["/referral-dashboard", ["Workspace /workspace", "Referrals /referral-dashboard"]],
  ])("[F1] of %s are the parts of its path, the last one named by the key", (address, crumbs) => {
    expect(shown(address)).toEqual(crumbs);
  });

  it("[F1] name a conversation and a team as the page does, and leave out an id that has no name", () => {
    const address = `/chat/${id}`;
    expect(shown(address, "Colors for a bakery").at(-1)).toBe(`Colors for a bakery ${address}`);
    expect(shown(address)).toEqual(["Workspace /workspace", "Chat /chat"]);
    const brand = `/settings/teams/${id}/brand`;
    const names = shown(brand, "Studio North").slice(-2);
    expect(names).toEqual([`Studio North /settings/teams/${id}`, `Brand ${brand}`]);
    const shared = `/home/bots/shared/${id}`;
    expect(shown(shared, "Editor")).toEqual([
      "Workspace /workspace",
      expect.stringMatching(/ \/home\/bots$/),
      `Editor ${shared}`,
    ]);
  });

  it.each(["<script>", "Call us at +1 555", "", "x".repeat(41), "Your account was closed"])(
    "[F1] show nothing of a key that is none: %s",
    (key) => {
      expect(shown(`/chat?key=${encodeURIComponent(key)}`).at(-1)).toBe("Chat /chat");
    },
  );
});
