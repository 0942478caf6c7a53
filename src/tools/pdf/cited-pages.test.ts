import { describe, expect, it } from "vitest";
import { linkCites, markedFor, pageFragment, pageLink, pageOfFragment } from "./cited-pages.ts";

describe("pages that an answer cites", () => {
  it.each([
    ["Two months [p. 3].", "Two months [p. 3](#page-3)."],
    ["Two months [p.3] [page 7].", "Two months [p. 3](#page-3) [p. 7](#page-7)."],
    [
      "Two [pp. 3–7], three [p. 3, p. 7].",
      "Two [p. 3](#page-3) [p. 7](#page-7), three [p. 3](#page-3) [p. 7](#page-7).",
    ],
    ["Zwei Monate [S. 3]; dos [pág. 7].", "Zwei Monate [p. 3](#page-3); dos [p. 7](#page-7)."],
    ["A list [3], a link [p. 3 of it](https://example.com), [p. x].", undefined],
    ["Nothing [p. 12345].", undefined],
  ])("[F7] of %j become links", (answer, linked) => {
    expect(linkCites(answer, [3, 7])).toBe(linked ?? answer);
  });

  it("[F7] are no links if the model didn’t read them, and the answer says so", () => {
    expect(linkCites("Free parking [p. 9] and [p. 3].", [3])).toBe(
      "Free parking (p. 9, unverified) and [p. 3](#page-3).",
    );
  });

  it("[F7] are read back from a link", () => {
    expect([pageOfFragment(pageFragment(12)), pageOfFragment("#fn-1"), pageOfFragment("#page-x")]).toEqual([
      12,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["#page-3", "p. 3", { isLink: true, note: "" }],
    ["#page-3", "the table", { isLink: true, note: "p. 3" }],
    ["#page-3", "p. 7", { isLink: true, note: "p. 3" }],
    ["#page-9", "the table", { isLink: false, note: "p. 9, unverified" }],
    ["#page-9", "p. 3", { isLink: false, note: "p. 9, unverified" }],
    ["#fn-1", "1", undefined],
  ])("[F7] are checked, too, where the model wrote the link itself: to %s as %j", (fragment, text, link) => {
    expect(pageLink(fragment, text, [3, 7])).toEqual(link);
  });

  it("[F7] show the sentences that an answer is about, and all of a passage where none is like it", () => {
    const passages = [
      { number: 1, page: 3, text: "The parties agree. The deposit is two months of rent. It is kept apart." },
      { number: 2, page: 3, text: "Pets are allowed." },
    ];
    const answer = "Pets are welcome [p. 7]. The deposit is **two months** of the rent [p. 3].";
    expect(markedFor(answer, 3, passages)).toEqual([
      {
        text: passages[0]?.text,
        parts: [
          { text: "The parties agree. ", isHit: false },
          { text: "The deposit is two months of rent. ", isHit: true },
          { text: "It is kept apart.", isHit: false },
        ],
      },
    ]);
    expect(markedFor("La fianza es de dos meses [p. 3].", 3, passages)).toBe(passages);
    expect(markedFor(answer, 5, passages)).toBe(passages);
  });
});
