import { type Checked, fieldOf, withoutEmpty } from "#platform/forms/rules.ts";

export type PromotionField = "code" | "percent" | "months" | "usesMax" | "endsOn";

const whole = (text: string, least: number, most: number): number | undefined =>
  /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

/** A code as people type it: case, spaces and dashes don't count. */
export const bareCode = (text: string): string => text.replace(/[^a-z0-9]/gi, "").toUpperCase();

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T23:59:59.999Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

export function checkPromotion(form: FormData): Checked<PromotionField> {
  const read = (name: string) => fieldOf(form, name).trim();
  const values = {
    code: bareCode(read("code")),
    percent: read("percent"),
    months: read("months"),
    usesMax: read("usesMax"),
    endsOn: read("endsOn"),
  };
  return {
    values,
    errors: withoutEmpty({
      code: /^[A-Z0-9]{3,30}$/.test(values.code) ? undefined : "Enter a code of 3 to 30 letters and digits.",
      percent: whole(values.percent, 1, 90) ? undefined : "Enter a percentage from 1 to 90.",
      months: whole(values.months, 1, 36) ? undefined : "Enter a number of months from 1 to 36.",
      usesMax:
        values.usesMax === "" || whole(values.usesMax, 1, 1_000_000)
          ? undefined
          : "Enter a whole number of 1 or more, or leave it empty.",
      endsOn: values.endsOn === "" || isDay(values.endsOn) ? undefined : "Enter a day, or leave it empty.",
    }),
  };
}

/** @param values checked by `checkPromotion`. */
export const readPromotion = ({
  code,
  percent,
  months,
  usesMax,
  endsOn,
}: Readonly<Record<PromotionField, string>>) => ({
  code,
  percent: Number(percent),
  months: Number(months),
  usesMax: usesMax === "" ? null : Number(usesMax),
  endsAt: endsOn === "" ? null : new Date(`${endsOn}T23:59:59.999Z`),
});

export type NewPromotion = ReturnType<typeof readPromotion>;
