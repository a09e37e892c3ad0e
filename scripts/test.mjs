import { runScript } from './lib/run-script.mjs';

runScript('run-tests.ts', ['all']);
