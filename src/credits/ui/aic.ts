/** `1,240`: the same on the server and in the browser. */
export const formatAic = (amount: number): string => amount.toLocaleString("en-US");

/** `1,240 AIC`. */
export const inAic = (amount: number): string => `${formatAic(amount)} AIC`;
