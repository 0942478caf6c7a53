import { describe, expect, it } from "vitest";
import { writeMail } from "./write-mail.ts";

const harness = { productName: "Easel", baseUrl: "https://easel.example" };

describe("a mail's words", () => {
  it("[B13] are the same in text and HTML", () => {
    const words = [
      "A title",
      "Before.",
      "EASEL-7KQ4-M2XD",
      "From",
      "Ada",
      "A quote",
      "After.",
      "A message",
      "Press here",
      "https://easel.example/go",
      "Why you get this.",
      "Unsubscribe",
    ];
    const { text, html } = writeMail({
      ...harness,
      title: "A title",
      message: "A message",
      paragraphs: ["Before."],
      code: "EASEL-7KQ4-M2XD",
      facts: [{ name: "From", value: "Ada" }],
      quote: "A quote",
      paragraphsAfter: ["After."],
      action: { label: "Press here", url: "https://easel.example/go", showAddress: true },
      footnote: "Why you get this.",
      footnoteLink: { label: "Unsubscribe", url: "https://easel.example/unsubscribe" },
    });
    for (const word of words) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
  });

  it("[B13] wrap on a phone, long addresses too", () => {
    const long = `https://easel.example/${"x".repeat(200)}`;
    const { html } = writeMail({
      ...harness,
      title: "A title",
      message: long,
      paragraphs: [long],
      paragraphsAfter: [long],
      quote: long,
    });
    const around = html.split(long).slice(0, -1);
    expect(around).toHaveLength(4);
    for (const before of around) expect(before.slice(before.lastIndexOf("<"))).toContain("overflow-wrap:anywhere");
  });

  it("[B13] are text, whatever they look like", () => {
    const evil = `<script>alert("1")</script>`;
    const { html } = writeMail({
      ...harness,
      title: evil,
      preview: evil,
      message: evil,
      paragraphs: [evil],
      code: evil,
      facts: [{ name: evil, value: evil }],
      quote: evil,
      paragraphsAfter: [evil],
      action: { label: evil, url: `https://easel.example/"onclick="alert(1)` },
      footnote: evil,
      footnoteLink: { label: evil, url: `https://easel.example/"><script>` },
    });
    expect(html).not.toMatch(/<script|"onclick/);
  });

  it("[B13] are marked as quotes in the text form, line by line", () => {
    expect(writeMail({ ...harness, title: "A title", quote: "One\n\nTwo" }).text).toContain("\n> One\n> \n> Two\n");
  });
});
