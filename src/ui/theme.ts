/** Light or dark: the reader's choice, kept in this browser, else what the system says. */
export type Theme = "light" | "dark";

const storageKey = "easel-theme";

/** Runs in the head before anything is painted, so that no page flashes in the wrong theme. Also says that scripts run. */
export const themeScript = `(()=>{const d=document.documentElement;d.classList.add("js");let t;try{t=localStorage.getItem("${storageKey}")}catch{}
d.dataset.theme=t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"})()`;

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
}
