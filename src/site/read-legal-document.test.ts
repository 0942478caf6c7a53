import { describe, expect, it } from "vitest";
import { getLegalDocument, readLegalDocument } from "./legal-documents.ts";

const settings = { productName: "Studio", supportEmail: "help@studio.example", baseUrl: "https://studio.example" };
const frontMatter = "---\ntitle: T\ndescription: D\nupdated: 2026-11-20\n---\n";

describe("the legal texts", () => {
  it("[A17] the privacy policy has its 8 numbered sections, children under 16 among them", () => {
    const { sections, updated } = getLegalDocument("privacy-policy", settings);
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(sections[5]?.title).toBe("Children under 16");
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("[A17] the terms have their 11 numbered sections, with the law of California and the courts of San Francisco", () => {
    const { sections } = getLegalDocument("terms-of-service", settings);
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(sections[9]?.html).toContain("California");
    expect(sections[9]?.html).toContain("San Francisco");
  });

  it.each(["privacy-policy", "terms-of-service"] as const)(
    "[A17] %s names this installation and leaves no gap",
    (name) => {
      const document = getLegalDocument(name, settings);
      const html = document.introductionHtml + document.sections.map((section) => section.html).join("");
      expect(html).not.toContain("{{");
      expect(html).toContain("Studio");
      expect(html).toContain("https://studio.example");
      expect(html).toContain('href="mailto:help@studio.example"');
    },
  );
});

describe("readLegalDocument", () => {
  it("[A17] refuses a setting that does not exist rather than printing its name", () => {
    expect(() => readLegalDocument(`${frontMatter}{{operatorName}}`, settings)).toThrow("{{operatorName}}");
  });

  it("[A17] refuses a heading without a number", () => {
    expect(() => readLegalDocument(`${frontMatter}Text.\n\n## Contact\n`, settings)).toThrow("numbered heading");
  });

  it("[A17] gives titles as text", () => {
    expect(readLegalDocument(`${frontMatter}## 1. Yours & ours\n`, settings).sections[0]?.title).toBe("Yours & ours");
  });
});
