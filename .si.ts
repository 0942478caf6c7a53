import { startBenchDatabase } from "/work/wt/speed/bench/bench-database.ts";
import { benchSignedIn, buildInProcessBench } from "/work/wt/speed/bench/in-process-figures.ts";
buildInProcessBench();
const d = await startBenchDatabase();
try { for (let i=0;i<3;i++) for (const f of benchSignedIn(d.url)) console.log(f.what.slice(0,8), f.measured, f.reference.slice(0,8), f.result); } finally { await d.stop(); }
