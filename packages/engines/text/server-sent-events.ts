/** The data of each server-sent event, without their names: those that we read are named in the data, too. */
export async function* readEventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  let data: string[] = [];
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.map((one) => one.replace(/\r$/, ""))) {
      if (line.startsWith("data:")) data.push(line.slice("data:".length).replace(/^ /, ""));
      // An empty line ends an event; one that has not ended was cut.
      if (line !== "" || data.length === 0) continue;
      yield data.join("\n");
      data = [];
    }
  }
}
