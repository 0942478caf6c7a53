import { formatAic } from "./aic.ts";

export const balanceWords = (available: number): string =>
  available === 1 ? "1 AI credit" : `${formatAic(available)} AI credits`;
