import { formatNumber } from "#ui/format.ts";

/** `1,240 AIC`. */
export const inAic = (amount: number): string => `${formatNumber(amount)} AIC`;
