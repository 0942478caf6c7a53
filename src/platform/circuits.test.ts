import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CircuitOpenError, createCircuits } from "./circuits.ts";
import { createMetrics } from "./metrics.ts";

class Fault extends Error {}

describe("circuits", () => {
  const metrics = createMetrics();
  const fails = () => Promise.reject(new Fault());
  const works = () => Promise.resolve("answer");
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T09:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const create = () => createCircuits(metrics, (error) => error instanceof Fault).of("openai");
  const isTakenOut = async () => (await metrics.enginesTakenOut.get()).values[0]?.value;

  it("[E8] takes out a provider after five failures within a minute, and tries it again after half a minute", async () => {
    const circuit = create();
    for (let count = 0; count < 5; count++) await expect(circuit.run(fails)).rejects.toThrow(Fault);
    const call = vi.fn(works);
    await expect(circuit.run(call)).rejects.toThrow(CircuitOpenError);
    expect([call.mock.calls.length, await isTakenOut()]).toEqual([0, 1]);
    vi.setSystemTime(new Date("2026-03-01T09:00:31Z"));
    expect(await circuit.run(call)).toBe("answer");
    expect([await circuit.run(works), await isTakenOut()]).toEqual(["answer", 0]);
  });

  it("[E8] lets one call try a provider that was taken out, and refuses the others meanwhile", async () => {
    const circuit = create();
    for (let count = 0; count < 5; count++) await expect(circuit.run(fails)).rejects.toThrow(Fault);
    vi.setSystemTime(new Date("2026-03-01T09:00:31Z"));
    const trial = Promise.withResolvers<string>();
    const trying = circuit.run(() => trial.promise);
    await expect(circuit.run(works)).rejects.toThrow(CircuitOpenError);
    trial.reject(new Fault());
    await expect(trying).rejects.toThrow(Fault);
    await expect(circuit.run(works)).rejects.toThrow(CircuitOpenError);
  });

  it("[E8] keeps a provider that fails now and then, or whose failures are the requests’ own", async () => {
    const circuit = create();
    for (let count = 0; count < 20; count++) {
      await circuit.run(works);
      await circuit.run(works);
      await expect(circuit.run(fails)).rejects.toThrow(Fault);
      await expect(circuit.run(() => Promise.reject(new TypeError("too long")))).rejects.toThrow(TypeError);
    }
    expect(await circuit.run(works)).toBe("answer");
  });
});
