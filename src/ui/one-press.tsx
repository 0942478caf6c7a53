import { useEffect, useEffectEvent } from "react";
import { useFetchers, useNavigation } from "react-router";

/**
 * One press has one effect, on every page: neither the repeats of a held key, nor the second press of a double click, nor one more while the
 * first is under way sends a form again, or meets what has come into the place of the pressed button.
 */
export function OnePress(): null {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
    const again = new FormData(form, submitter);
    const isUnderWay = [navigation, ...fetchers].some(
      ({ formData, formAction }) =>
        formData && formAction?.split("?")[0] === pathname && isSameForm([...formData], [...again]),
    );
    if (isUnderWay) drop(event);
  });
  useEffect(() => {
    let pressed: Element | null = null;
    const onClick = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest("a, button, input, label, summary") : null;
      if (event.detail < 2) pressed = control;
      else if (control && (control !== pressed || isSubmit(control))) drop(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isPress = event.target instanceof HTMLButtonElement || event.target instanceof HTMLInputElement;
      if (event.key === "Enter" && event.repeat && isPress) event.preventDefault();
    };
    const listening = new AbortController();
    // Before anything of the page hears of it.
    const options = { capture: true, signal: listening.signal };
    window.addEventListener("click", onClick, options);
    window.addEventListener("keydown", onKeyDown, options);
    window.addEventListener("submit", onSubmit, options);
    return () => listening.abort();
  }, []);
  return null;
}

type Fields = readonly (readonly [name: string, value: FormDataEntryValue])[];

const isSameForm = (one: Fields, other: Fields): boolean =>
  one.length === other.length && one.every(([name, value], at) => name === other[at]?.[0] && value === other[at][1]);

const isSubmit = (control: Element): boolean => control instanceof HTMLButtonElement && control.type === "submit";

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
