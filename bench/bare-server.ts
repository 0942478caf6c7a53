/** The reference for cached pages: nothing but `node:http`, sending one body. Started with the body's file and its encoding. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = "", encoding = "identity"] = process.argv.slice(2);
const body = readFileSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": encoding,
    "content-length": body.byteLength,
  });
  response.end(body);
});
server.listen(0, () => {
  const address = server.address();
  process.stdout.write(`listening on ${typeof address === "object" ? address?.port : ""}\n`);
});
