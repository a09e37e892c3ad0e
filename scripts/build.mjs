import { runScript } from './lib/run-script.mjs';

runScript('build.ts');
