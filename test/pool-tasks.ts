import { getPriority } from "node:os";

/** Work for the tests of the worker pool. */
export const add = ({ a, b }: { readonly a: number; readonly b: number }): number => a + b;

export function fail(): never {
  throw new RangeError("too far");
}

export function hang(): never {
  for (;;);
}

/** Says in shared memory that one more has begun. */
export function countAndHang(begun: Int32Array<SharedArrayBuffer>): never {
  Atomics.add(begun, 0, 1);
  Atomics.notify(begun, 0);
  return hang();
}

export const end = (): never => process.exit(3);

export const countVariables = (): number => Object.keys(process.env).length;
export const readPriority = (): number => getPriority(0);
