import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { noWish, type Wish } from "../search-rules.ts";
import { Answer } from "./answer.tsx";

function shown(questions: readonly string[], wish: Wish): string {
  const search = {
    id: "1",
    questions,
    wish,
    found: { tools: [], leftOut: [] },
    categories: [],
    engines: [],
    apps: [],
    filters: "",
  };
  const Page = createRoutesStub([{ path: "/", Component: () => <Answer search={{ ...search, answer: undefined }} /> }]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} />);
}

describe("an answer", () => {
  it("[F7] is headed by the first question, with those that refine it below", () => {
    const page = shown(["Music for my shop", "only free ones"], { ...noWish, terms: ["music"], price: "free" });
    expect(page).toMatch(/<h2[^>]*>Music for my shop<\/h2>/);
    expect(page).toContain("Refined: only free ones");
    expect(page).toContain("No tool in the directory fits");
  });

  it("[F7] says that nothing was understood, with examples", () => {
    const page = shown(["who are you"], noWish);
    expect(page).toContain("We couldn’t tell what you need");
    expect(page).toContain('aria-label="Examples"');
    expect(page).not.toContain("No tool in the directory fits");
  });
});
