import { applyLoad, type Load } from './http-load.ts';

/** A process of its own, so that asking takes no time from who measures. Reads one load, writes one result. */
process.once('message', (load) => {
  void applyLoad(load as Load).then((result) => process.send?.(result, () => process.exit(0)));
});
