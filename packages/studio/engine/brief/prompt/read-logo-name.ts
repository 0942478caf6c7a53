import type { Brief } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";

type Words = Pick<Brief, "headline" | "subline" | "brand">;

/** 'Marlow', 'Marlow & Finch', 'De la Cruz'. */
const name = "\\p{Lu}[\\p{L}\\p{N}’'.-]*(?:(?: (?:&|and|und|et|y|e|i|de|la|del|von) | )\\p{Lu}[\\p{L}\\p{N}’'.-]*)*";
/** 'law firm', 'seafood restaurant'. */
const trade = "\\p{Ll}[\\p{L}’'-]*(?: \\p{Ll}[\\p{L}’'-]*){0,4}";
const small = /(?:^| )(?:and|at|by|d[eu]|for|in|of|on|the|to|und|von)(?: |$)/u;

/** The words of a logo: the name is the headline, what it does the line below. @param prompt as it was written. */
export function readLogoName({ headline, subline, brand }: Words, prompt: string): Words {
  if (brand && brand !== headline) return { headline: brand, subline: headline };
  if (subline) return { headline, subline };
  // 'Logo for a law firm Marlow & Finch', 'Logo for Ostra seafood restaurant'.
  const written = prompt.includes(headline) ? headline : headline[0]?.toLowerCase() + headline.slice(1);
  const last = compilePattern(`^(${trade}) (${name})$`, "u").exec(written);
  const first = compilePattern(`^(${name}) (${trade})$`, "u").exec(written);
  const [found, said] = last ? [last[2], last[1]] : [first?.[1], first?.[2]];
  const isTrade = found !== undefined && said !== undefined && !small.test(said) && !prompt.startsWith(written);
  return isTrade ? { headline: found, subline: capital(said) } : { headline };
}

const capital = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`;
