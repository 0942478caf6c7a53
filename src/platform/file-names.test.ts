import { describe, expect, it } from "vitest";
import { contentDisposition, fileNameOf, nameInDisposition } from "./file-names.ts";

describe("the names of files", () => {
  it.each([
    ["Mira Kovács", "mira-kovács"],
    ["Mira Kova\u0301cs", "mira-kovács"],
    ["Crème brûlée / été?", "crème-brûlée-été"],
    ["Блины", "блины"],
    ["Łódź i Øst", "łódź-i-øst"],
    ["日本語のポスター", "日本語のポスター"],
    ["हिन्दी पोस्टर", "हिन्दी-पोस्टर"],
    ["โปสเตอร์ไทย", "โปสเตอร์ไทย"],
    ["مهرجان 2026", "مهرجان-2026"],
    ["../../etc/passwd", "etc-passwd"],
    ["photo\u202egpj.exe", "photogpj-exe"],
    ["???", "design"],
    ["", "design"],
    ["CON", "con-design"],
    ["a".repeat(100), "a".repeat(60)],
    ["\ud83d half", "half"],
  ])("[F9] keep the letters of all scripts: %j", (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });

  it("[F9] are cut between letters, and never end with a hyphen", () => {
    const family = "👨‍👩‍👧 ".repeat(3) + "ส้มตำ".repeat(30);
    const name = fileNameOf(family);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).toMatch(/^ส้มตำ.*(?:ส้|ม|ตำ)$/);
    expect(fileNameOf(`${"a".repeat(59)} b`)).toBe("a".repeat(59));
    expect(fileNameOf("!".repeat(1_000_000))).toBe("design");
  });

  it("[F9] are in the header for all programs, and are read from it", () => {
    expect(contentDisposition("attachment", "spring-sale-1.png")).toBe('attachment; filename="spring-sale-1.png"');
    const header = contentDisposition("inline", "łódź-i-øst-(1).pdf");
    expect(header).toBe(
      "inline; filename=\"lodz-i-ost-(1).pdf\"; filename*=UTF-8''%C5%82%C3%B3d%C5%BA-i-%C3%B8st-%281%29.pdf",
    );
    expect(nameInDisposition(header)).toBe("łódź-i-øst-(1).pdf");
    expect(nameInDisposition(contentDisposition("attachment", "блины.zip"))).toBe("блины.zip");
    expect(contentDisposition("attachment", 'a"b\\.txt')).toMatch(/^attachment; filename="a_b_.txt"; filename\*=/);
    for (const name of ["日本語.png", "a'b.png", "😀.pdf"])
      expect(() => new Headers({ "Content-Disposition": contentDisposition("attachment", name) })).not.toThrow();
    expect(nameInDisposition("inline")).toBeUndefined();
  });
});
