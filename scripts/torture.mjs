import { runScript } from './lib/run-script.mjs';

runScript('torture.ts');
