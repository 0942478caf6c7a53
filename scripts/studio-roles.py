"""Fits the tagger of prompts' words: a bidirectional LSTM with a linear-chain CRF over it (Huang et al. 2015, arXiv:1508.01991).

studio-roles.py FEATURES.json MODEL.bin [FROM.bin]: the features are those that `studio-roles.ts` writes, the files are as `role-model.ts` reads
them. With FROM, it goes on from those weights.
"""

import json
import math
import os
import random
import struct
import sys
import time

import numpy
import torch
from torch import nn

GRAM_WIDTH, MARK_WIDTH, HIDDEN = 48, 24, 128
EPOCHS = int(os.environ.get("EPOCHS", 12))
BATCH, RATE = int(os.environ.get("BATCH", 16)), float(os.environ.get("RATE", 3e-3))
NEVER = -1e4
# Weights are averaged over some thousand steps: single ones follow the last batches (Polyak and Juditsky 1992).
AVERAGED = 0.999

# More threads wait for each other longer than they work on matrices this small.
torch.set_num_threads(1)
torch.manual_seed(1)
random.seed(1)


class Tagger(nn.Module):
    def __init__(self, data):
        super().__init__()
        self.labels = data["labels"]
        count = len(self.labels)
        self.grams = nn.EmbeddingBag(data["gramRows"], GRAM_WIDTH, mode="mean", sparse=True)
        self.marks = nn.EmbeddingBag(data["markRows"], MARK_WIDTH, mode="sum")
        self.lstm = nn.LSTM(GRAM_WIDTH + MARK_WIDTH, HIDDEN, 2, bidirectional=True, batch_first=True, dropout=0.4)
        self.out = nn.Linear(2 * HIDDEN, count)
        self.drop = nn.Dropout(0.35)
        self.transitions = nn.Parameter(torch.zeros(count + 1, count))
        ruled_out = torch.zeros(count + 1, count)
        for before, name in enumerate([*self.labels, "O"]):
            for label, other in enumerate(self.labels):
                if other.startswith("I-") and name[1:] != other[1:]:
                    ruled_out[before, label] = NEVER
        self.register_buffer("ruled_out", ruled_out)

    def emissions(self, batch):
        grams, gram_at, marks, mark_at, _, lengths = batch
        shape = (len(lengths), int(lengths.max()), -1)
        vectors = torch.cat([self.grams(grams, gram_at).view(shape), self.marks(marks, mark_at).view(shape)], -1)
        packed = nn.utils.rnn.pack_padded_sequence(self.drop(vectors), lengths, batch_first=True, enforce_sorted=False)
        hidden, _ = nn.utils.rnn.pad_packed_sequence(self.lstm(packed)[0], batch_first=True, total_length=shape[1])
        return self.out(self.drop(hidden))

    def loss(self, batch):
        """Mean negative log-likelihood of the right labels."""
        emissions, gold, lengths = self.emissions(batch), batch[4], batch[5]
        table, start = (self.transitions + self.ruled_out).split([len(self.labels), 1])
        sums = emissions[:, 0] + start
        score = sums.gather(1, gold[:, :1]).squeeze(1)
        for at in range(1, emissions.shape[1]):
            inside = lengths > at
            following = torch.logsumexp(sums.unsqueeze(2) + table, 1) + emissions[:, at]
            sums = torch.where(inside.unsqueeze(1), following, sums)
            step = table[gold[:, at - 1], gold[:, at]] + emissions[:, at].gather(1, gold[:, at : at + 1]).squeeze(1)
            score = score + torch.where(inside, step, torch.zeros(()))
        return (torch.logsumexp(sums, 1) - score).mean()

    def best_path(self, row):
        table, start = (self.transitions + self.ruled_out).split([len(self.labels), 1])
        emissions = self.emissions(batch_of([row]))[0]
        sums, back = emissions[0] + start[0], []
        for emission in emissions[1:]:
            best, came_from = (sums.unsqueeze(1) + table).max(0)
            sums = best + emission
            back.append(came_from)
        path = [int(sums.argmax())]
        for came_from in reversed(back):
            path.append(int(came_from[path[-1]]))
        return path[::-1]


def batch_of(rows, dropped=0.0):
    """One batch, padded. @param dropped the share of words that only their parts are shown of, as of a word never seen before."""
    length = max(len(row["gold"]) for row in rows)
    grams, gram_at, marks, mark_at = [], [], [], []
    gold = torch.zeros(len(rows), length, dtype=torch.long)
    for number, row in enumerate(rows):
        for at in range(length):
            gram_at.append(len(grams))
            mark_at.append(len(marks))
            if at >= len(row["gold"]):
                continue
            feature = row["features"][at]
            hides = dropped > 0 and len(feature["grams"]) > 1 and random.random() < dropped
            grams += feature["grams"][1:] if hides else feature["grams"]
            marks += feature["marks"]
            gold[number, at] = row["gold"][at]
    lengths = torch.tensor([len(row["gold"]) for row in rows])
    return *(torch.tensor(part) for part in (grams, gram_at, marks, mark_at)), gold, lengths


def measure(model, rows):
    """Shares of words whose being printed or not is right, of printed words whose role is right, and of prompts with the right headline."""
    model.eval()
    printed = set("hsldpmab")
    right = total = role_right = both = headlines = 0
    with torch.no_grad():
        for row in rows:
            letters = [[model.labels[label][-1] for label in labels] for labels in (row["gold"], model.best_path(row))]
            words = [any(character.isalnum() for character in token) for token in row["tokens"]]
            for gold, found, is_word in zip(*letters, words):
                if not is_word:
                    continue
                total += 1
                right += (gold in printed) == (found in printed)
                if gold in printed and found in printed:
                    both += 1
                    role_right += gold == found
            heads = [[token for token, letter, is_word in zip(row["tokens"], side, words) if letter == "h" and is_word] for side in letters]
            headlines += heads[0] == heads[1]
    model.train()
    return f"printed or not {right / total:.1%}, role {role_right / both:.1%}, headline {headlines / len(rows):.1%}"


def matrices_of(model):
    """The weights by the names that they have in a file. Biases are one row; an LSTM's two biases are only ever added."""
    matrices = {
        "grams": model.grams.weight,
        "marks": model.marks.weight,
        "out": model.out.weight,
        "out bias": model.out.bias.unsqueeze(0),
        "transitions": model.transitions,
    }
    for layer in (0, 1):
        for way, suffix in (("forward", ""), ("backward", "_reverse")):
            weight = lambda name: getattr(model.lstm, f"{name}_l{layer}{suffix}")
            name = f"lstm {layer} {way}"
            matrices[f"{name} input"] = weight("weight_ih")
            matrices[f"{name} state"] = weight("weight_hh")
            matrices[f"{name} bias"] = (weight("bias_ih") + weight("bias_hh")).unsqueeze(0)
    return matrices


def write(model, file):
    values = {name: matrix.detach().numpy().astype("<f4") for name, matrix in matrices_of(model).items()}
    header = {
        "labels": model.labels,
        "matrices": [{"name": name, "rows": rows.shape[0], "columns": rows.shape[1]} for name, rows in values.items()],
    }
    text = json.dumps(header).encode()
    with open(file, "wb") as out:
        out.write(struct.pack("<I", len(text)) + text)
        for rows in values.values():
            scales = numpy.maximum(numpy.abs(rows).max(1, keepdims=True), 1e-12) / 127
            out.write(scales.astype("<f4").tobytes() + numpy.rint(rows / scales).astype("i1").tobytes())


def read(model, file):
    """Sets a model's weights to those of a file."""
    with open(file, "rb") as source:
        content = source.read()
    (length,) = struct.unpack_from("<I", content)
    at = 4 + length
    values = {}
    for entry in json.loads(content[4:at])["matrices"]:
        rows, columns = entry["rows"], entry["columns"]
        scales = numpy.frombuffer(content, "<f4", rows, at).reshape(rows, 1)
        numbers = numpy.frombuffer(content, "i1", rows * columns, at + 4 * rows).reshape(rows, columns)
        values[entry["name"]] = torch.tensor(scales * numbers)
        at += 4 * rows + rows * columns
    with torch.no_grad():
        for name, matrix in matrices_of(model).items():
            if name.endswith("bias") and name.startswith("lstm"):
                continue
            matrix.copy_(values[name])
        for layer in (0, 1):
            for way, suffix in (("forward", ""), ("backward", "_reverse")):
                getattr(model.lstm, f"bias_ih_l{layer}{suffix}").copy_(values[f"lstm {layer} {way} bias"][0])
                getattr(model.lstm, f"bias_hh_l{layer}{suffix}").zero_()


def fit(data, file, begun):
    """Fits a model and writes it after each epoch, in which each prompt is as it was written or varied, by chance. The weights are averaged."""
    model = Tagger(data)
    if begun:
        read(model, begun)
    rows = [ways for ways in zip(data["train"], *data["varied"]) if all(way["gold"] for way in ways)]
    averaged = torch.optim.swa_utils.AveragedModel(model, avg_fn=lambda old, new, _: AVERAGED * old + (1 - AVERAGED) * new)
    others = [weight for name, weight in model.named_parameters() if name != "grams.weight"]
    optimizers = [torch.optim.AdamW(others, weight_decay=1e-4), torch.optim.SparseAdam([model.grams.weight])]
    steps = EPOCHS * math.ceil(len(rows) / BATCH)
    schedules = [
        torch.optim.lr_scheduler.OneCycleLR(optimizers[0], RATE, total_steps=steps + 1),
        torch.optim.lr_scheduler.OneCycleLR(optimizers[1], 1.5 * RATE, total_steps=steps + 1, cycle_momentum=False),
    ]
    print(f"{len(rows)} examples, {sum(weight.numel() for weight in model.parameters())} weights", flush=True)
    for epoch in range(1, EPOCHS + 1):
        began, total = time.time(), 0.0
        # As it was written as often as changed.
        shown = [ways[0] if random.random() < 0.5 else random.choice(ways[1:]) for ways in rows]
        order = sorted(range(len(rows)), key=lambda index: len(shown[index]["gold"]) + 8 * random.random())
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        random.shuffle(batches)
        for indices in batches:
            loss = model.loss(batch_of([shown[index] for index in indices], dropped=0.15))
            for optimizer in optimizers:
                optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(others, 5)
            for one in (*optimizers, *schedules):
                one.step()
            averaged.update_parameters(model)
            total += loss.item()
        seconds = time.time() - began
        print(f"epoch {epoch}: loss {total / len(batches):.2f}, {seconds:.0f} s; held out: {measure(averaged.module, data['test'])}", flush=True)
        write(averaged.module, file)


if __name__ == "__main__":
    features, target, *begun = sys.argv[1:]
    with open(features, encoding="utf8") as source:
        fit(json.load(source), target, begun[0] if begun else None)
