import type { RoleModel } from "./role-model.ts";

/** Runs a bidirectional LSTM layer. @returns for each input what was seen up to it, and behind it what comes from the end. */
export function runLstm(input: readonly Float32Array[], model: RoleModel, layer: number): readonly Float32Array[] {
  const forward = runOneWay(input, model, `lstm ${layer} forward`);
  const backward = runOneWay(input.toReversed(), model, `lstm ${layer} backward`).toReversed();
  return forward.map((vector, index) => {
    const behind = backward[index] ?? new Float32Array();
    const both = new Float32Array(vector.length + behind.length);
    both.set(vector);
    both.set(behind, vector.length);
    return both;
  });
}

/** The gates' order is input, forget, cell, output, as in PyTorch. */
function runOneWay(input: readonly Float32Array[], model: RoleModel, name: string): readonly Float32Array[] {
  const [ofInput, ofState, bias] = ["input", "state", "bias"].map((part) => model.matrix(`${name} ${part}`));
  if (!ofInput || !ofState || !bias) return [];
  const width = ofState.columns;
  let state = new Float32Array(width);
  const cell = new Float32Array(width);
  const gates = new Float32Array(4 * width);
  return input.map((vector) => {
    for (let row = 0; row < gates.length; row++) {
      let sum = bias.values[row] ?? 0;
      const inputAt = row * ofInput.columns;
      for (let k = 0; k < ofInput.columns; k++) sum += (ofInput.values[inputAt + k] ?? 0) * (vector[k] ?? 0);
      const stateAt = row * width;
      for (let k = 0; k < width; k++) sum += (ofState.values[stateAt + k] ?? 0) * (state[k] ?? 0);
      gates[row] = sum;
    }
    const next = new Float32Array(width);
    for (let k = 0; k < width; k++) {
      const gate = (index: number) => gates[index * width + k] ?? 0;
      cell[k] = sigmoid(gate(1)) * (cell[k] ?? 0) + sigmoid(gate(0)) * Math.tanh(gate(2));
      next[k] = sigmoid(gate(3)) * Math.tanh(cell[k] ?? 0);
    }
    state = next;
    return next;
  });
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
