import type { Declaration } from "./style-sheet.ts";
import type { SvgElement } from "./svg-tree.ts";

/** A few variables that stand for others a few times each would stand for billions of letters. */
const lengthMax = 1_000;

interface Variable {
  readonly value: string;
  /** Undefined for one that can't be told, and until it is: one that refers to itself can't. */
  plain: string | undefined;
  isRead: boolean;
}

/** The custom properties of all elements, which hold for those inside of them too. */
export class Variables {
  private readonly byElement = new Map<SvgElement, ReadonlyMap<string, Variable>>();

  keep(element: SvgElement, said: readonly Declaration[]): void {
    const own = said.filter(({ name }) => name.startsWith("--"));
    if (own.length === 0) return;
    const variables = own.map(({ name, value }) => [name, { value, plain: undefined, isRead: false }] as const);
    this.byElement.set(element, new Map(variables));
  }

  /** @returns undefined for a variable that there is not, and that has no other value beside it, and for longer values than any that is drawn. */
  replaceIn(value: string, element: SvgElement): string | undefined {
    // Each value beside a variable is read again for the one around it.
    if (value.length > lengthMax) return undefined;
    let plain = "";
    let at = 0;
    for (const call of value.matchAll(/(?<![\w-])var\(/gi)) {
      if (call.index < at) continue;
      const end = endOfCall(value, call.index + call[0].length);
      const [name = "", ...otherwise] = value.slice(call.index + call[0].length, end).split(",");
      const found =
        this.find(name.trim(), element) ??
        (otherwise.length > 0 ? this.replaceIn(otherwise.join(",").trim(), element) : undefined);
      if (found === undefined) return undefined;
      plain += value.slice(at, call.index) + found;
      at = end + 1;
      if (plain.length > lengthMax) return undefined;
    }
    return plain + value.slice(at);
  }

  private find(name: string, from: SvgElement | undefined): string | undefined {
    let element = from;
    while (element && !this.byElement.get(element)?.has(name)) element = element.parent;
    const variable = element && this.byElement.get(element)?.get(name);
    if (!element || !variable) return undefined;
    if (!variable.isRead) {
      variable.isRead = true;
      const isTaken = /^(?:inherit|unset)$/i.test(variable.value);
      if (isTaken) variable.plain = this.find(name, element.parent);
      else if (!/^initial$/i.test(variable.value)) {
        variable.plain = this.replaceIn(variable.value, element);
      }
    }
    return variable.plain;
  }
}

function endOfCall(value: string, from: number): number {
  let depth = 1;
  for (let at = from; at < value.length; at++) {
    if (value[at] === "(") depth += 1;
    if (value[at] === ")" && --depth === 0) return at;
  }
  return value.length;
}
