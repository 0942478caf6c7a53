import { describe, expect, it } from "vitest";
import { readTable } from "./read-table.ts";

const read = (text: string) => readTable(new TextEncoder().encode(text));
const refusalOf = (file: Uint8Array | string): string => {
  try {
    readTable(typeof file === "string" ? new TextEncoder().encode(file) : file);
    return "taken";
  } catch (error) {
    expect(error).toMatchObject({ code: "invalid_input" });
    return (error as { userMessage: string }).userMessage;
  }
};

describe("a table", () => {
  it("[F13] is read with commas, semicolons or tabs, quotes, a byte order mark, Windows lines and UTF-16", () => {
    const rows = [
      { headline: "Bread, fresh", date: "Friday" },
      { headline: "Buns “sweet”", date: "" },
    ];
    for (const mark of [",", ";", "\t"]) {
      const text = `\ufeffTitle${mark} When \r\n"Bread, fresh"${mark}Friday\r\n\r\n"Buns “sweet”"${mark}\r\n`;
      expect(read(text).rows).toEqual(rows);
      expect(readTable(new Uint8Array(Buffer.from(text, "utf16le"))).rows).toEqual(rows);
    }
  });

  it("[F13] maps its columns by name, the first of each, and leaves the others alone", () => {
    expect(read("Headline,Notes,title,PRICE\nBread,x,y,€3")).toEqual({
      columns: [
        { header: "Headline", slot: "headline" },
        { header: "Notes", slot: null },
        { header: "title", slot: null },
        { header: "PRICE", slot: "price" },
      ],
      rows: [{ headline: "Bread", price: "€3" }],
    });
  });

  it("[F13] keeps formulas and markup as words, and takes out what can’t be seen", () => {
    const [row] = read('headline,action\n"=HYPERLINK(""http://x"")","<script>\u202ealert(1)\u0007</script>"').rows;
    expect(row).toEqual({ headline: '=HYPERLINK("http://x")', action: "<script> alert(1) </script>" });
  });

  it("[F13] is refused with a reason and its place if it is none, too long or broken", () => {
    expect(refusalOf("")).toContain("no rows");
    expect(refusalOf("headline\n")).toContain("no rows");
    expect(refusalOf("a,b\n1,2")).toContain("No column has a name that we know");
    expect(refusalOf(`headline\n${"x\n".repeat(201)}`)).toContain("more than 200 rows");
    expect(refusalOf(`headline\n${"x\n".repeat(500_000)}`)).toContain("more than 200 rows");
    expect(refusalOf(`headline\n${"x\n".repeat(200)}`)).toBe("taken");
    expect(refusalOf(`headline${",c".repeat(60)}\nx`)).toContain("50 columns");
    expect(refusalOf('headline\nfine\n"never closed')).toMatch(/quotation marks in line/);
    expect(refusalOf('headline\nbad "quote')).toMatch(/quotation marks in line 2/);
    expect(refusalOf(`headline\n"${"x".repeat(300_000)}"`)).toContain("too long");
    expect(refusalOf(`headline\nfine\n${"x".repeat(161)}`)).toContain("Row 2, “headline”: it can have 160 characters");
    expect(refusalOf("headline,price\nfine,1\n,2")).toContain("Row 2, “headline”: each row needs a headline");
    expect(refusalOf("headline\nBread 🥐")).toContain("don’t have “🥐”");
    expect(refusalOf("headline\nخبز")).toContain("don’t have");
    expect(refusalOf(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toContain("spreadsheet file");
    expect(refusalOf(new Uint8Array(Buffer.from("headline\nCaf\xe9", "latin1")))).toContain("CSV UTF-8");
    expect(refusalOf("headline\nNUL\0")).toContain("CSV UTF-8");
  });
});
