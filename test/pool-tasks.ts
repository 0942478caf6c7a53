import { renameSync, writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import { AppError } from "#platform/errors.ts";

/** Work for the tests of the worker pool. */
export const add = ({ a, b }: { readonly a: number; readonly b: number }): number => a + b;

export function fail(): never {
  throw new RangeError("too far");
}

export function refuse(): never {
  throw new AppError("invalid_input", { userMessage: "Please choose another file.", field: "file" });
}

/** Takes time without the processor, as work does whose turn never comes. */
export async function wait(ms: number): Promise<string> {
  await setTimeout(ms);
  return "waited";
}

export function hang(): never {
  for (;;);
}

/** Says in a file that it has begun; the file is whole once it is there. */
export function sayAndHang(file: string): never {
  writeFileSync(`${file}.part`, `${process.pid}`);
  renameSync(`${file}.part`, file);
  return hang();
}

export const end = (): never => process.exit(3);
export const crash = (): void => process.abort();

/** Takes memory as native code does: outside of the heap, and touched. */
export function takeMemory(bytes: number): number {
  const parts: Buffer[] = [];
  const part = 32 * 1_024 * 1_024;
  for (let taken = 0; taken < bytes; taken += part) parts.push(Buffer.alloc(part, 1));
  return parts.length;
}

export const answerMuch = (bytes: number): Buffer => Buffer.alloc(bytes);

export const readVariables = (): readonly string[] => Object.keys(process.env);
export const readPriority = (): number => getPriority(0);
export const readPid = (): number => process.pid;
