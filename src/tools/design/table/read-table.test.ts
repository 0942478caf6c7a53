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
    expect(row).toEqual({ headline: '=HYPERLINK("http://x")', action: "<script>alert(1) </script>" });
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
    expect(refusalOf(`headline\n"${"x".repeat(300_000)}"`)).toContain("too long");
    expect(refusalOf(`headline\nfine\n${"x".repeat(161)}`)).toContain("Row 2, “headline”: it can have 160 characters");
    expect(refusalOf("headline,price\nfine,1\n,2")).toContain("Row 2, “headline”: each row needs a headline");
    expect(refusalOf("headline\nBread 🥐")).toContain("don’t have “🥐”");
    expect(refusalOf("headline\nخبز")).toContain("don’t have");
    expect(refusalOf(new Uint8Array([0x50, 0x4b, 3, 4, 20]))).toContain("ZIP or a spreadsheet file");
    expect(refusalOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).toContain("old Excel file");
    expect(refusalOf("%PDF-1.7\n%x")).toBe("This is a PDF, not a CSV file.");
    expect(refusalOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13]))).toBe("This is a picture, not a CSV file.");
    expect(refusalOf(`headline,${Array.from({ length: 9_999 }, (_, at) => `c${at}`).join(",")}\nx`)).toContain(
      "50 columns",
    );
    expect(refusalOf(`Menu\n${Array.from({ length: 9_999 }, (_, at) => `c${at}`).join(",")}\nx`)).toContain(
      "50 columns",
    );
    expect(refusalOf("headline\nNUL\0")).toContain("CSV UTF-8");
  });

  it.each([
    ["PK\u0003\u0004\u0014\u0000xl/workbook.xml", "This is a spreadsheet file."],
    ["PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet", "This is a spreadsheet file."],
    ["PK\u0003\u0004\u0014\u0000word/document.xml", "This is a Word document."],
    ["PK\u0003\u0004\u0014\u0000photos/1.jpg", "This is a ZIP or a spreadsheet file."],
    ["7z\u00bc\u00af\u0027\u001c\0\u0004", "This is a compressed file."],
    ["Rar!\u001a\u0007\u0001\0", "This is a compressed file."],
    ["\0\0\0\u0018ftypheic\0\0\0\0", "This is a picture"],
    ["\0\0\0\u0018ftypM4A \0\0\0\0", "This is a recording or a video"],
    ["RIFF1234WAVEfmt ", "This is a recording or a video"],
    ["RIFF1234WEBPVP8 ", "This is a picture"],
    ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">\n</svg>', "This is a picture"],
    ["<!doctype html>\n<table><tr><td>headline", "This is a web page"],
    ['[{ "headline": "Rye" },\n{ "headline": "Oat" }]', "This is a JSON file."],
  ])("[F13] that is another file gets that reason: %j", (given, reason) => {
    expect(refusalOf(new Uint8Array(Buffer.from(given, "latin1")))).toContain(reason);
  });

  it("[F13] may begin with a bracket", () => {
    expect(read("[sold out],headline\nx,Rye").rows).toEqual([{ headline: "Rye" }]);
  });

  it.each([
    ["a line that names the delimiter", "sep=;\r\nheadline;price\r\nRye;4,20 €\r\n"],
    ["delimiters in the quoted names", '"headline";"date, time, and place";"price"\n"Rye";"Fri";"4,20 €"'],
    ["bars", "headline|price\nRye|4,20 €\n"],
    [
      "empty columns at the end, as Excel writes them",
      `headline;price${";".repeat(200)}\nRye;4,20 €${";".repeat(200)}`,
    ],
    ["a title above its names", "Menu for May;;\n;;\nheadline;price;\nRye;4,20 €;"],
    ["a title with another delimiter above its names", "Menu, for May, and June\nheadline;price\nRye;4,20 €"],
    ["a title that is a column’s name, too", "Title,Spring menu\nheadline;price\nRye;4,20 €"],
    ["line ends of several kinds", "headline;price\r\nRye;4,20 €\r\n;\r"],
    ["many commas in a quoted name", `headline;"${"a,".repeat(60)}";price\nRye;x;4,20 €`],
    ["an inch mark in a name", 'headline;5" or 7";price\nRye;x;4,20 €'],
    ["marks of direction and soft hyphens in its names", "head\u202aline;pr\u00adice\nRye;4,20 €"],
    ["characters that are not seen", "head\u200bline;price\n\u200bRye\u200d;\ufeff4,20 €"],
    ["names in German", "Titel;Preis\nRye;4,20 €"],
    ["blank rows", "headline;price\n\n;\nRye;4,20 €\n ; \n"],
    ["lone carriage returns", "headline;price\rRye;4,20 €\r"],
    ["quotation marks of a word processor", "“headline”,“price”\n“Rye”,“4,20 €”"],
    ["German quotation marks of a word processor", "„headline“;„price“\n„Rye“;„4,20 €“"],
    ["colons behind its names", "Headline:;Price:\nRye;4,20 €"],
    ["what its names are in", "Headline (required);Price (EUR)\nRye;4,20 €"],
    ["a table in Markdown", "| **Headline** | Price |\n|:---|---:|\n| Rye | 4,20 € |\n"],
  ])("[F13] with %s is read", (_, text) => {
    const { columns, rows } = read(text);
    expect(rows).toEqual([{ headline: "Rye", price: "4,20 €" }]);
    expect(columns.every(({ header }) => header !== "")).toBe(true);
  });

  it.each(["utf-16le", "utf-16be"])("[F13] in %s without a mark of its encoding is read", (encoding) => {
    const little = Buffer.from("headline;price\nRye – “new”;4,20 €", "utf16le");
    const file = new Uint8Array(encoding === "utf-16le" ? little : little.swap16());
    expect(readTable(file).rows).toEqual([{ headline: "Rye – “new”", price: "4,20 €" }]);
  });

  it("[F13] of Excel for the Macintosh is read", () => {
    const bytes = [...Buffer.from("headline;price\rCaf"), 0x8e, ...Buffer.from(";3 "), 0xdb, 0x0d];
    expect(readTable(Uint8Array.from(bytes)).rows).toEqual([{ headline: "Café", price: "3 €" }]);
  });

  it("[F13] is refused where a row has more cells than names, which would lose a part of it", () => {
    expect(refusalOf("headline,price\nRye,3 €\nOat,4,20 €")).toMatch(/^Row 2 has more cells than the header\./);
    expect(refusalOf("headline,price\nRye,3 €,,\n")).toBe("taken");
  });

  it("[F13] in Windows-1252 is read, and a quotation mark within a cell is part of it", () => {
    const bytes = Buffer.concat([Buffer.from("headline;price\nCaf\xe9;3 ", "latin1"), Buffer.from([0x80])]);
    expect(readTable(new Uint8Array(bytes)).rows).toEqual([{ headline: "Café", price: "3 €" }]);
    expect(read('headline,price\n5" pizza,3').rows).toEqual([{ headline: '5" pizza', price: "3" }]);
  });
});
