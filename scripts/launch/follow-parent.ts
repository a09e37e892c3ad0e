/**
 * Preloaded into web and worker: when the launcher is gone, however it ended, they drain and stop as on SIGTERM.
 * The channel closes with the launcher, even when it was killed.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
