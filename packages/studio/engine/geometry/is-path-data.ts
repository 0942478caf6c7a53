const number = "-?\\d{1,6}(?:\\.\\d{1,6})?";
const numbers = (count: number): string => `[ ,]*${Array.from({ length: count }, () => number).join("[ ,]+")}[ ,]*`;
const command = new RegExp(`^(?:[ML]${numbers(2)}|Q${numbers(4)}|C${numbers(6)}|Z *)$`);

/**
 * Tells whether a text is an outline as this product writes it: absolute lines and curves, each with its numbers. Nothing else gets into
 * files, where it could be read as markup, or into programs that draw them.
 */
export const isPathData = (data: string): boolean =>
  data === "" || (data.startsWith("M") && data.split(/(?=[A-Za-z])/).every((part) => command.test(part)));
