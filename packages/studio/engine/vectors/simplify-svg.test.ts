import { describe, expect, it } from "vitest";
import { readInput } from "../../../../test/inputs.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { readVector } from "./read-vector.ts";
import { type SimplifiedSvg, simplifySvg } from "./simplify-svg.ts";

const inSvg = (content: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50" ${attributes}>${content}</svg>`;
const square = '<rect width="50" height="50" fill="#f00"/>';

function keptOf(result: SimplifiedSvg): string {
  if ("refused" in result) throw new Error(result.refused);
  return result.svg;
}
const refusalOf = (file: string) => {
  const result = simplifySvg(file);
  return "refused" in result ? result.refused : "taken";
};

describe("an uploaded SVG", () => {
  it("[F11] keeps its shapes, colors, gradients, clips and style sheets", () => {
    const file = `\ufeff<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><!-- made -->${inSvg(
      `<style><![CDATA[.a{fill:#00f;clip-path:url(#c)}]]></style>
       <defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="#0f0"/></linearGradient>
       <clipPath id="c"><circle cx="75" cy="25" r="20"/></clipPath><path id="p" d="M0 0h10v10z" fill="url(#g)"/></defs>
       ${square}<rect class="a" x="50" width="50" height="50"/><use xlink:href="#p" x="20"/>`,
    )}`;
    const result = simplifySvg(file);
    expect(result).toMatchObject({ width: 100, height: 50 });
    const { pixels, width } = rasterize(keptOf(result), 100);
    const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect([at(5, 40), at(75, 25), at(98, 2)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [0, 0, 0, 0],
    ]);
    expect(keptOf(result)).toContain("linearGradient");
  });

  it("[F11] loses everything that could act or load: scripts, handlers, links, foreign content, imports", () => {
    const hostile = inSvg(
      `<script>alert(1)</script><script href="https://evil.example/x.js"/><style>@import url("https://evil.example");rect{fill:url(https://evil.example/#a)}</style>
       <a href="javascript:alert(2)">${square}</a><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>
       <use href="https://evil.example/a.svg#x"/><use href="file:///etc/passwd#x"/><animate attributeName="href" to="javascript:alert(3)"/>
       <rect width="5" height="5" fill="#0a0" onclick="alert(4)" style="background:url(https://evil.example)"/><set attributeName="onload" to="alert(5)"/>`,
      'onload="alert(6)"',
    );
    const kept = keptOf(simplifySvg(hostile)).replace('xmlns="http://www.w3.org/2000/svg"', "");
    expect(kept).not.toMatch(/script|alert|evil|http|file:|href|foreign|iframe|onload|onclick|@import|animate|<style/i);
    expect(kept).toContain("<path");
  });

  it("[F11] is refused with a reason if it has parts that can’t be redrawn", () => {
    expect(refusalOf(inSvg('<text x="1" y="20">Logo</text>'))).toContain("convert the text to outlines");
    expect(refusalOf(inSvg(`<image href="/etc/passwd" width="9" height="9"/>${square}`))).toContain("pixels");
    expect(refusalOf(inSvg(`<svg:image xlink:href="x.png" xmlns:svg="http://www.w3.org/2000/svg"/>`))).toContain(
      "pixels",
    );
    expect(
      refusalOf(inSvg(`<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><g filter="url(#f)">${square}</g>`)),
    ).toContain("shadows");
    expect(
      refusalOf(inSvg(`<pattern id="p">${square}</pattern><rect fill="url(#p)" width="9" height="9"/>`)),
    ).toContain("pattern");
    expect(refusalOf(inSvg(""))).toContain("nothing to see");
    expect(refusalOf(inSvg('<script>alert("only this")</script>'))).toContain("nothing to see");
    expect(refusalOf(inSvg(square).replace("0 0 100 50", "0 0 100000 5"))).toContain("20 times");
  });

  const colorsOf = (name: string) => {
    const text = readVector(readInput(`svg/${name}.svg`));
    const result = simplifySvg(text ?? "");
    if ("refused" in result) return result.refused;
    return [...new Set(Array.from(result.svg.matchAll(/ (?:fill|stroke)="(#[^"]+)"/g), ([, color]) => color))];
  };

  it.each([
    ["p3-fill", ["#e4572e", "#17bebb"]],
    ["css-var", ["#0057b8", "#ffd700"]],
    ["oklch", ["#e24a3c"]],
    ["current-color", ["#2f855a"]],
    ["dark-mode", ["#123456"]],
    ["coreldraw-style", ["#2b2a29", "#e31e24"]],
    ["illustrator-entities", ["#aa3333"]],
    ["unused-filter", ["#aa3333"]],
    ["hidden-text", ["#c1121f"]],
    ["no-xmlns", ["#c1121f"]],
    ["utf16", ["#c1121f"]],
  ])("[F11] keeps its colors as drawing programs write them: %s", (name, colors) => {
    expect(colorsOf(name)).toEqual(colors);
  });

  it("[F11] has each kind of color that browsers read, and never black for one that we can’t", () => {
    const colorOf = (attributes: string, more = "") => {
      const result = simplifySvg(inSvg(`${more}<path ${attributes} d="M0 0h9v9z"/>`));
      return "refused" in result ? result.refused : / fill="([^"]+)"/.exec(result.svg)?.[1];
    };
    const same: readonly (readonly [string, string])[] = [
      ["rgb(255 0 0)", "#ff0000"],
      ["rgb(100%, 0%, 0%)", "#ff0000"],
      ["hsl(120deg 100% 50%)", "#00ff00"],
      ["hwb(240 0% 0%)", "#0000ff"],
      ["rebeccapurple", "#663399"],
      ["lab(50% 0 0)", "#777777"],
      ["color(srgb 0 0 1)", "#0000ff"],
      ["var(--x, var(--y, #123456))", "#123456"],
      ["#CD853F icc-color(cmyk, 0.1, 0.2, 0.3, 0.4)", "#cd853f"],
    ];
    for (const [color, hex] of same) {
      expect([color, colorOf(`fill="${color}"`)]).toEqual([color, hex]);
      expect([color, colorOf(`style="fill: ${color} !important"`)]).toEqual([color, hex]);
      expect([
        color,
        colorOf('class="a"', `<style>/* a */ @media print{.a{fill:#000}} .a{fill:${color}}</style>`),
      ]).toEqual([color, hex]);
    }
    for (const unknown of ["var(--none)", "color-mix(in srgb, red, blue)", "device-cmyk(0 1 1 0)", "var(--a)"])
      expect(colorOf(`fill="${unknown}"`, "<style>:root{--a:var(--b);--b:var(--a)}</style>")).toMatch(
        /colors that we can’t read/,
      );
    expect(colorOf('fill="#ff0000" style="fill:device-cmyk(0 1 1 0)"')).toBe("#ff0000");
    expect(colorOf('fill="nonsense" style="fill:#ff0000"')).toBe("#ff0000");
  });

  it("[F11] is refused for what is drawn, not for what is only in the file", () => {
    const hidden = [
      '<text display="none">a</text>',
      '<g style="display:none"><image href="a.png"/></g>',
      '<style>.st0{display:none}</style><g class="st0"><text>a</text></g>',
      "<text> </text>",
      '<symbol id="s"><text>a</text></symbol>',
      '<pattern id="p"><image href="a.png"/></pattern>',
      "<defs><filter/></defs>",
    ];
    for (const part of hidden) expect([part, refusalOf(inSvg(part + square))]).toEqual([part, "taken"]);
    const drawn = [
      '<symbol id="s"><text>a</text></symbol><use href="#s"/>',
      '<pattern id="p"/><rect fill="url(#p)" width="9" height="9"/>',
      '<style>.f{filter:url(#f)}</style><filter id="f"/><g class="f"><rect width="9" height="9"/></g>',
      "<text><tspan>a</tspan></text>",
      '<style>.x .st0{display:none}</style><text class="st0">a</text>',
    ];
    for (const part of drawn) expect([part, refusalOf(inSvg(part + square))]).not.toEqual([part, "taken"]);
  });

  it("[F11] may have entities of its own that stand for a few letters", () => {
    const say = (entity: string, use: string) =>
      `<!DOCTYPE svg [<!ENTITY ${entity}>]>${inSvg(`<path fill="${use}" d="M0 0h9v9z"/>`)}`;
    expect(keptOf(simplifySvg(say('c "#ff0000"', "&c;")))).toContain('fill="#ff0000"');
    expect(refusalOf(say('c SYSTEM "file:///etc/passwd"', "&c;"))).toContain("entity definitions");
    expect(refusalOf(say(`c "${"x".repeat(300)}"`, "&c;".repeat(1_000)))).toContain("entity definitions");
  });

  it("[F11] is refused if it is broken, or no SVG", () => {
    const whole = inSvg(square);
    for (const file of [
      whole.slice(0, -9),
      "<svg",
      "<svg>",
      "<html><body/></html>",
      "<svg <<>>",
      `${whole}<p`,
      "<!-- <svg>",
    ]) {
      expect(refusalOf(file), file).toMatch(/can’t be read|nothing to see/);
    }
  });

  it("[F11] is refused if a few lines of it stand for millions, before anything is drawn", () => {
    const twice = (tag: string, refer: (id: string) => string) =>
      Array.from(
        { length: 40 },
        (_, level) => `<${tag} id="l${level + 1}">${refer(`l${level}`)}${refer(`l${level}`)}</${tag}>`,
      ).join("");
    const bombs = [
      inSvg(`<rect id="l0" width="9" height="9"/>${twice("g", (id) => `<use href="#${id}"/>`)}<use href="#l40"/>`),
      inSvg(`<rect id="l0" width="9" height="9"/>${twice("g", (id) => `<use xlink:href="&#35;${id}"/>`)}`),
      inSvg(
        `<clipPath id="l0">${square}</clipPath>${twice("clipPath", (id) => `<rect width="9" height="9" clip-path="url(#${id})"/>`)}<rect width="9" height="9" clip-path="url( '#l40' )"/>`,
      ),
      inSvg(
        `<style>${Array.from({ length: 40 }, (_, level) => `.c${level}{mask:url(#l${level})}`).join("")}</style>${Array.from({ length: 40 }, (_, level) => `<mask id="l${level + 1}"><g class="c${level}"><rect/></g><g class="c${level}"><rect/></g></mask>`).join("")}<g class="c39">${square}</g>`,
      ),
      inSvg("<g>".repeat(5_000) + square + "</g>".repeat(5_000)),
      inSvg(square.repeat(30_000)),
      inSvg('<g id="a"><use href="#a"/></g>'),
      inSvg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ];
    for (const bomb of bombs) {
      expect(refusalOf(bomb)).toContain("too many parts");
    }
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${inSvg(square)}`;
    expect(refusalOf(laughs)).toContain("entity definitions");
    expect(refusalOf(`<!DOCTYPE svg SYSTEM "file:///etc/passwd" [ %x; ]>${inSvg(square)}`)).toContain(
      "entity definitions",
    );
  });

  it("[F11][H9] is refused with values inside of values without end", () => {
    const deep = `${"var(--a,".repeat(40_000)}red${")".repeat(40_000)}`;
    expect(refusalOf(inSvg(`<path fill="${deep}" d="M0 0h9v9z"/>`))).toContain("colors that we can’t read");
  });

  it.each(["<g>", "</g>", "<g></a>", "</svg><svg>"])("[F11] is refused as damaged with %s too many", (more) => {
    expect(refusalOf(inSvg(`${square}${more}`))).toContain("can’t be read");
  });

  it("[F11] is read in one pass, whatever it holds", () => {
    const long = 500_000;
    const slow = [
      "a",
      "<a",
      "<!--",
      '<a b="',
      `${"a".repeat(50)} `,
      "url(#",
      "<style>a{",
      "<!DOCTYPE ",
      "<?",
      "&#",
      "x=",
      '="',
    ];
    for (const part of slow) {
      const text = part.repeat(Math.ceil(long / part.length));
      for (const file of [inSvg(text), inSvg(`<${text}`), `<svg ${text}>`, `<svg><style>${text}</style></svg>`]) {
        expect(refusalOf(file), part).not.toBe("taken");
      }
    }
  });
});
