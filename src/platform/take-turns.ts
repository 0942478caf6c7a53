import { limitConcurrency } from "./limit-concurrency.ts";

/**
 * Lets works pass one after the other, with a pause after each in which everybody else is served. Whoever comes alone waits for nobody.
 * @param pauseMs counted after the work; its result is handed on before.
 */
export function takeTurns(pauseMs: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const inLine = limitConcurrency(1);
  return (work) =>
    new Promise((resolve, reject) => {
      void inLine(async () => {
        await work().then(resolve, reject);
        await new Promise((next) => setTimeout(next, pauseMs));
      });
    });
}
