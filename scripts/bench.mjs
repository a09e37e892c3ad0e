import { runScript } from './lib/run-script.mjs';

runScript('bench.ts');
