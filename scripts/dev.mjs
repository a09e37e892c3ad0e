import { runScript } from './lib/run-script.mjs';

runScript('launch.ts', ['--dev']);
