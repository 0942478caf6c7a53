import type { DesignDocument, TextElement } from "../document/document.ts";
import { changeTextElement } from "./change-element.ts";

const textMax = 2_000;

/** Puts other words into a text. What no design can have is left out: control characters, and what is beyond the limit. */
export const setText = (design: DesignDocument, id: string, text: string): DesignDocument =>
  changeTextElement(design, id, (element) => {
    const words = cleanText(text);
    return words === element.text ? element : { ...element, text: words };
  });

/** Line breaks stay; no half of a character is left where the text is cut. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .slice(0, textMax)
    .replace(/[\ud800-\udbff]$/, "");

export type TypeSetting = Pick<
  TextElement,
  "faceId" | "size" | "tracking" | "lineHeight" | "align" | "isCaps" | "turn"
>;

/** Sets the type of a text: its face, size, tracking, line height, alignment, capitals and turn. */
export const setType = (design: DesignDocument, id: string, setting: Partial<TypeSetting>): DesignDocument =>
  changeTextElement(design, id, (element) => {
    const names = Object.keys(setting) as (keyof TypeSetting)[];
    return names.every((name) => setting[name] === element[name]) ? element : { ...element, ...setting };
  });
