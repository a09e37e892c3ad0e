import { runBuilt } from './lib/run-script.mjs';

runBuilt('launch');
