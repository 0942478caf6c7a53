import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Viewer } from "../rules.ts";
import { AuthProvider, useAuth } from "./auth-provider.tsx";

function Name() {
  const { viewer } = useAuth();
  return viewer?.firstName ?? "visitor";
}

describe("useAuth", () => {
  it("[B12] throws outside its provider", () => {
    expect(() => renderToString(<Name />)).toThrow("useAuth must be used within an AuthProvider");
  });

  it("[B12] returns the signed-in user, or null for a visitor", () => {
    const viewer: Viewer = {
      userId: "1",
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Lovelace",
      avatarUrl: null,
      isOperator: false,
    };
    const render = (who: Viewer | null) =>
      renderToString(
        <AuthProvider viewer={who}>
          <Name />
        </AuthProvider>,
      );
    expect([render(viewer), render(null)]).toEqual(["Ada", "visitor"]);
  });
});
