/**
 * Four shapes, with the color that Chromium 153 draws at the middle of each: black, red, green, blue, purple or none (-).
 * The letters were read from its pictures, each as the image of a page on a screen with light colors.
 */
export interface StyledSvg {
  readonly title: string;
  readonly svg: string;
  readonly chromium: string;
  /** Part of the sentence for what we don't draw. */
  readonly refused?: string;
}

const shapes = `<g id="row" class="logo">
<rect id="a" class="st0 big" width="10" height="10"/><rect id="b" class="st1" data-name="Left Eye" x="10" width="10" height="10"/>
<circle id="C" class="st0-2 other" cx="25" cy="5" r="5"/><g id="inner"><path id="1:d" class="st1 1st" d="M30 0h10v10h-10z"></path></g></g>`;

const inSvg = (content: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" ${attributes}>${content}</svg>`;

const sheet = (css: string, chromium: string, refused?: string): StyledSvg => ({
  title: css,
  svg: inSvg(`<style><![CDATA[${css}]]></style>${shapes}`),
  chromium,
  ...(refused !== undefined && { refused }),
});

const picture = (title: string, content: string, chromium: string, refused?: string): StyledSvg => ({
  title,
  svg: inSvg(content),
  chromium,
  ...(refused !== undefined && { refused }),
});

const styles = "styles that we can’t read";
const text = '<text x="2" y="8" font-size="8" ATTRIBUTES>Logo</text>';
const square = '<path fill="#f00" d="M0 0h10v10h-10z"/>';
const hidden = (attributes: string, around = ""): StyledSvg =>
  picture(
    `hidden text ${around || attributes}`,
    around
      ? `${square}${around.replace("TEXT", text.replace("ATTRIBUTES", attributes))}`
      : square + text.replace("ATTRIBUTES", attributes),
    "r---",
  );

export const styledSvgs: readonly StyledSvg[] = [
  // Selectors.
  sheet("rect:not(.st1){fill:#f00}", "rkkk"),
  sheet(".logo :not(rect, g){fill:#f00}", "kkrr"),
  sheet(":is(#a,circle){fill:#0f0}", "gkgk"),
  sheet(":is(.big, :nonsense(){fill:#0f0}", "kkkk"),
  sheet(":where(#a){fill:#f00} rect{fill:#0f0}", "ggkk"),
  sheet(":is(#a,.none){fill:#f00} .st0.big{fill:#0f0}", "rkkk"),
  sheet("#a~*{fill:#00f}", "kbbb"),
  sheet("#a ~ circle ~ g path{fill:#00f}", "kkkb"),
  sheet("#a+rect{fill:#00f}", "kbkk"),
  sheet("rect + rect + circle{fill:#00f}", "kkbk"),
  sheet(".logo>.st1{fill:#f00}", "krkk"),
  sheet("svg > g > g > *{fill:#f00}", "kkkr"),
  sheet("g g path, svg rect{fill:#f00}", "rrkr"),
  sheet("rect:first-child{fill:#f00}", "rkkk"),
  sheet("#row :last-child{fill:#f00}", "kkkr"),
  sheet("#row>:nth-child(2n){fill:#f00}", "krkr"),
  sheet("#row>:nth-child(-n+2){fill:#f00}", "rrkk"),
  sheet("#row>:nth-child(odd){fill:#f00}", "rkrk"),
  sheet("#row>:nth-last-child(2){fill:#f00}", "kkrk"),
  sheet("#row>:nth-child(2 of .st1, circle){fill:#f00}", "kkrk"),
  sheet("rect:first-of-type{fill:#f00}circle:first-of-type{fill:#0f0}", "rkgk"),
  sheet("rect:nth-of-type(2){fill:#f00} rect:last-of-type{stroke:#000}", "krkk"),
  sheet("rect:nth-last-of-type(2){fill:#f00}", "rkkk"),
  sheet(":only-child{fill:#f00}", "rrrr"),
  sheet("#row > :only-of-type{fill:#f00}", "kkrr"),
  sheet("path:empty{fill:#f00} g:empty{fill:#0f0}", "kkkr"),
  sheet(":root{fill:#f00} :not(:root){stroke:none}", "rrrr"),
  sheet(":root:empty{fill:#f00}", "kkkk"),
  sheet("[class^=st0]{fill:#f00}", "rkrk"),
  sheet('[class$="er"]{fill:#f00}', "kkrk"),
  sheet('[class*="t0"]{fill:#f00}', "rkrk"),
  sheet("[class~=big]{fill:#f00}", "rkkk"),
  sheet("[class|=st0]{fill:#f00} [id|=a]{fill:#00f}", "bkrk"),
  sheet('[id="A" i]{fill:#f00}', "rkkk"),
  sheet('[id="A"]{fill:#f00} [id="c"]{fill:#f00}', "kkkk"),
  sheet("[data-name]{fill:#0f0}", "kgkk"),
  sheet('[data-name="Left Eye"]{fill:#0f0} [class*=""]{fill:#f00}', "kgkk"),
  sheet(".\\31 st{fill:#f00}", "kkkr"),
  sheet("#\\31\\:d{fill:#f00}", "kkkr"),
  sheet(".s\\t0{fill:#f00}", "rkkk"),
  sheet("*|rect{fill:#f00}", "rrkk"),
  sheet("RECT, .ST1{fill:#f00}", "kkkk"),
  sheet("#a, rect:::x{fill:#f00}", "kkkk"),
  sheet("#a, ..b{fill:#f00}", "kkkk"),
  sheet("#a, {fill:#f00}", "kkkk"),
  sheet("#a > > path, #b{fill:#f00}", "kkkk"),
  sheet("#a, #b:-moz-any(x){fill:#f00} #b{fill:#0f0}", "kgkk"),
  sheet("#a:hover, #b{fill:#f00}", "krkk"),
  sheet("rect:not(:hover){fill:#f00}", "rrkk"),
  sheet("rect::before{fill:#f00} rect{fill:#0f0}", "ggkk"),
  sheet("g:has(> path){fill:#f00}", "kkkr", styles),
  sheet("rect:lang(en){fill:#f00}", "kkkk", styles),
  sheet("g:has(> path){cursor:pointer} rect{fill:#0f0}", "ggkk"),
  // Specificity, order and importance.
  sheet("#a{fill:#f00} .st0.big{fill:#0f0} rect{fill:#00f}", "rbkk"),
  sheet(".st0{fill:#f00} .big{fill:#0f0}", "gkkk"),
  sheet(".st1{fill:#0f0} rect{fill:#00f} g .st1{fill:#f00}", "brkr"),
  sheet("rect{fill:#f00 !important} #a{fill:#0f0}", "rrkk"),
  sheet("rect{fill:#f00 ! IMPORTANT; fill:#0f0}", "rrkk"),
  sheet(".st0{fill:#f00;fill:nonsense}", "rkkk"),
  sheet(".st0{fill #0f0; fill:#f00}", "rkkk"),
  sheet("#row{fill:#f00} .st1{fill:inherit} circle{fill:initial}", "rrkr"),
  sheet("#row{fill:#f00;stroke:#0f0} .st0{fill:unset} .st1{fill:none;stroke:revert;stroke-width:initial}", "r-r-"),
  picture(
    "the style attribute against rules and attributes",
    `<style>rect{fill:#f00} .i{fill:#0f0!important}</style><rect style="fill:#00f" width="10" height="10"/><rect fill="#00f" x="10" width="10" height="10"/><rect class="i" style="fill:#00f" x="20" width="10" height="10"/><rect class="i" style="fill:#00f!important" x="30" width="10" height="10"/>`,
    "brgb",
  ),
  picture(
    "a value that is not valid leaves the one below it",
    `<style>rect{fill:#0f0} .bad{fill:#zzz;opacity:many;display:nowhere;visibility:seen}</style><rect class="bad" width="10" height="10"/><rect fill="#00f" style="fill:nonsense" x="10" width="10" height="10"/>`,
    "gg--",
  ),
  // Conditions.
  sheet("@media screen{rect{fill:#f00}}", "rrkk"),
  sheet("@media all{rect{fill:#f00}} @media only screen{circle{fill:#0f0}}", "rrgk"),
  sheet("rect{fill:#0f0} @media (prefers-color-scheme: dark){rect{fill:#f00}}", "ggkk"),
  sheet("rect{fill:#0f0} @media (prefers-color-scheme:light){rect{fill:#f00}}", "rrkk"),
  sheet("rect{fill:#0f0} @media print{rect{fill:#f00}}", "ggkk"),
  sheet("@media not print{rect{fill:#f00}} @media print, screen{circle{fill:#0f0}}", "rrgk"),
  sheet("@media screen and (not (prefers-color-scheme: dark)){rect{fill:#f00}}", "rrkk"),
  sheet("@media screen{@media print{rect{fill:#f00}} circle{fill:#0f0}}", "kkgk"),
  sheet("@media (max-width: 10000px){rect{fill:#f00}}", "rrkk", styles),
  sheet("@media print and (max-width: 9px){rect{fill:#f00}} circle{fill:#0f0}", "kkgk"),
  sheet("@layer base{#a{fill:#f00}} rect{fill:#0f0}", "ggkk"),
  sheet("@layer one,two; @layer two{rect{fill:#0f0}} @layer one{#a{fill:#f00}}", "ggkk"),
  sheet("@layer one{rect{fill:#0f0!important}} @layer two{rect{fill:#f00!important}} #a{fill:#00f!important}", "ggkk"),
  sheet("@layer a{@layer b{rect{fill:#f00}} rect{fill:#0f0}} @layer a.b{#a{fill:#00f}}", "ggkk"),
  sheet("@supports (fill: red){rect{fill:#f00}} @supports not (fill: red){circle{fill:#0f0}}", "rrkk"),
  sheet("@supports (nonsense: red){rect{fill:#f00}} circle{fill:#0f0}", "kkgk", styles),
  sheet("@supports selector(a > b){rect{fill:#f00}}", "rrkk", styles),
  sheet('@charset "utf-8"; @font-face{font-family:X;src:url(x.woff)} rect{fill:#f00}', "rrkk"),
  sheet("@keyframes k{from{fill:#0f0}} @-webkit-keyframes k{from{fill:#0f0}} rect{fill:#f00}", "rrkk"),
  sheet('@import url("https://fonts.example/css?family=X;Y"); #row{fill:#f00}', "rrrr"),
  sheet('@import "brand.css"; circle{fill:#f00}', "kkrk", "another file"),
  sheet("@container (width > 1px){rect{fill:#f00}}", "kkkk", styles),
  sheet("@namespace url(http://www.w3.org/2000/svg); rect{fill:#f00}", "rrkk"),
  picture("a sheet for print", `<style media="print">rect{fill:#f00}</style>${shapes}`, "kkkk"),
  picture("a sheet for screens", `<style media="screen, print">rect{fill:#f00}</style>${shapes}`, "rrkk"),
  picture("a sheet of another language", `<style type="text/less">rect{fill:#f00}</style>${shapes}`, "kkkk"),
  picture("a sheet in comments of XML", `<style><!-- rect{fill:#f00} --></style>${shapes}`, "kkkk"),
  picture(
    "a sheet with entities and two elements",
    `<style type="text/css">.logo &gt; .st1{fill:#f00}</style>${shapes}<style>circle{fill:#0f0}</style>`,
    "krgk",
  ),
  {
    title: "a sheet of another file beside it",
    svg: `<?xml-stylesheet href="brand.css"?>${inSvg(shapes)}`,
    chromium: "kkkk",
    refused: "another file",
  },
  {
    title: "elements with a prefix, and those of a drawing program",
    svg: `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" xmlns:i="urn:i" viewBox="0 0 40 10"><ns0:rect width="10" height="10"/><i:rect x="10" width="10" height="10"/></ns0:svg>`,
    chromium: "k---",
  },
  // Nesting.
  sheet("#row{fill:#0f0; & .st1{fill:#f00}}", "grgr"),
  sheet("#row{rect{fill:#f00} .st1{fill:#0f0} fill:#00f}", "rgbg"),
  sheet(".st1{&.\\31 st{fill:#f00} rect&{fill:#0f0}}", "kgkr"),
  sheet("#a{+ rect{fill:#f00} ~ circle{fill:#0f0}}", "krgk"),
  sheet("rect{@media screen{fill:#f00} @media print{fill:#0f0}}", "rrkk"),
  sheet("#row, .none{rect{fill:#f00}} g rect.st1{fill:#0f0}", "rrkk"),
  sheet("g{&:not(.logo) > path{fill:#f00} &:hover{rect{fill:#f00}}}", "kkkr"),
  sheet("..x{rect{fill:#f00}} circle{fill:#0f0}", "kkgk"),
  // Variables and the color of text.
  sheet(":root{--x:#f00} rect{fill:var(--x)} circle{fill:var(--y, #0f0)}", "rrgk"),
  sheet(":root{--x:#f00} #row{--x:#0f0} rect{fill:var(--x)} #b{--x:#00f}", "gbkk"),
  sheet("#a{--x:#f00} circle{fill:var(--x, var(--y, rgb(0,0,255)))} rect{fill:var(--x,#0f0)}", "rgbk"),
  sheet(
    ":root{--r:255;--c:rgb(var(--r),0,0)} #row{--r:0} rect{fill:var(--c)} circle{fill:rgb(var(--r) 255 0)}",
    "rrgk",
  ),
  sheet(":root{--x:#f00!important;--x:#0f0} rect{fill:var(--x)} @media print{:root{--x:#00f!important}}", "rrkk"),
  sheet(":root{--x:#f00} @media (prefers-color-scheme:dark){:root{--x:#0f0}} rect{fill:var(--x)}", "rrkk"),
  sheet(":root{--off:none;--o:0} #a{display:var(--off)} #b{opacity:var(--o)}", "--kk"),
  sheet("rect{fill:var(--unknown)}", "kkkk", "colors that we can’t read"),
  sheet("#row{color:#f00} rect{fill:currentColor} #b{color:#0f0}", "rgkk"),
  sheet("#row{color:#f00;fill:currentcolor} #b{color:#0f0} #inner{color:#00f}", "rgrb"),
  sheet(":root{color:var(--c,#00f)} rect{stroke:CurrentColor;stroke-width:30} ", "bbkk"),
  sheet("rect{fill:color-mix(in srgb, red, blue)}", "ppkk", "colors that we can’t read"),
  sheet("rect{fill:#f00} #a{fill:color-mix(in srgb, red, blue)}", "prkk", "colors that we can’t read"),
  // Whatever else a rule can say.
  sheet("rect{display:none} circle{visibility:hidden} path{opacity:0}", "----"),
  sheet("#row{visibility:hidden} circle{visibility:visible}", "--k-"),
  sheet("rect{fill-opacity:0%} circle{opacity:0%} path{fill:#f00;fill-opacity:100%}", "---r"),
  sheet("rect{fill:none;stroke:#f00;stroke-width:20px}", "rrkk"),
  sheet("rect{fill:none;stroke:#f00;stroke-width:calc(10px + 10px)}", "rrkk", styles),
  sheet("#a{x:30px;fill:#f00} path{display:none}", "-kkr"),
  sheet("#a{transform:translateX(30px);fill:#f00} path{display:none}", "-kkr"),
  sheet("#a{transform:translate(30px,0) rotate(0deg);fill:#f00} path{display:none}", "-kkr"),
  sheet("#a{transform:translate(50%);fill:#f00}", "-kkk", styles),
  sheet("#a{clip-path:circle(1px at 0 0)}", "-kkk", styles),
  sheet("#a{translate:30px}", "-kkk", styles),
  sheet("rect{mix-blend-mode:screen;fill:#f00} .big{isolation:isolate}", "rrkk"),
  sheet("rect{fill:#f00;/* fill:#0f0 */stroke:/**/none}", "rrkk"),
  sheet("rect{fill:#f00", "rrkk"),
  sheet("rect{fill:#f00}} circle{fill:#0f0} path{fill:#00f}", "rrkb"),
  sheet("rect{background:url(a;b.png);fill:#f00;content:'}'} circle{fill:#0f0}", "rrgk"),
  // What can't be seen.
  hidden('visibility="hidden"'),
  hidden('visibility="collapse"'),
  hidden('opacity="0"'),
  hidden('style="opacity:0%"'),
  hidden('display="none"'),
  hidden('style="display:none !important" display="inline"'),
  hidden("", '<g visibility="hidden">TEXT</g>'),
  hidden("", '<g opacity="0.0"><g>TEXT</g></g>'),
  hidden("", "<style>text{visibility:hidden}</style>TEXT"),
  hidden("", "<style>@media screen{g > text{opacity:0}}</style><g>TEXT</g>"),
  hidden("", "<style>text:not(.seen){display:none}</style>TEXT"),
  hidden("", '<defs><g id="t">TEXT</g></defs><use href="#t" visibility="hidden"/>'),
  picture(
    "text that is seen in a hidden group",
    `${square}<g visibility="hidden">${text.replace("ATTRIBUTES", 'visibility="visible"')}</g>`,
    "rk--",
    "convert the text",
  ),
  picture(
    "text hidden for print only",
    `<style media="print">text{display:none}</style>${square}${text.replace("ATTRIBUTES", "")}`,
    "rk--",
    "convert the text",
  ),
];
