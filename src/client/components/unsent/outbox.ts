import { isUnauthorized, serverErrorOf } from '#client/platform/error-message.ts';
import { dropSealed, keepSealed, namesKept, readSealed } from '#client/platform/kept-on-device.ts';
import { queryClient } from '#client/platform/query-client.ts';
import { session } from '#client/platform/session.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { type Unsent, unsent, type Waiting } from '#client/platform/unsent.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { unsentMessages as text } from '#shared/features/unsent/unsent.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { ErrorCode } from '#shared/platform/errors.ts';

const PREFIX = 'unsent ';
/** Milliseconds until something that waits is tried again, where the browser has not noticed that the network is back. */
const TRY_EVERY = 15_000;
/** Milliseconds after which a network that does not answer counts as none. */
export const NO_ANSWER_AFTER = 10_000;

/** A server that says one of these may take the same later. */
const LATER: readonly ErrorCode[] = ['too_many_requests', 'internal_server_error', 'service_unavailable'];

/** Whether an error means that nobody has answered: what was sent waits then, and is no failure. */
export const isUnanswered = (error: unknown): boolean => serverErrorOf(error).code === undefined;

const send = ({ kind, input }: Waiting, idempotencyKey: string) => {
  const how = { context: { idempotencyKey }, signal: AbortSignal.timeout(NO_ANSWER_AFTER) };
  return kind === 'activity'
    ? trpcClient.activities.create.mutate(input, how)
    : trpcClient.inquiries.addNote.mutate(input, how);
};

/** What is stale once something of a kind was sent. */
const staleAfter = ({ kind }: Waiting) =>
  kind === 'activity'
    ? [trpc.activities.pathKey(), trpc.referralSources.pathKey(), trpc.tasks.pathKey()]
    : [trpc.inquiries.pathKey(), trpc.firstContact.pathKey(), trpc.tasks.pathKey()];

const change = (key: string, changed: Partial<Unsent>) =>
  unsent.publish(unsent.get().map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));

const keep = async ({ kept: _kept, ...entry }: Unsent): Promise<void> =>
  change(entry.key, { kept: await keepSealed(`${PREFIX}${entry.key}`, entry) });

/** Lets an entry go, sent or given up. */
export async function discardUnsent(key: string): Promise<void> {
  unsent.publish(unsent.get().filter((entry) => entry.key !== key));
  await dropSealed(`${PREFIX}${key}`);
}

async function inTurn(): Promise<void> {
  const tried = new Set<string>();
  const next = () => unsent.get().find(({ key, refused }) => refused === null && !tried.has(key));
  for (let entry = next(); entry; entry = next()) {
    if (session.state().phase !== 'active') return;
    tried.add(entry.key);
    try {
      await send(entry.waiting, entry.key);
    } catch (error) {
      if (isUnauthorized(error)) return session.end();
      const { code, message = '', fields = {} } = serverErrorOf(error);
      if (code === undefined || LATER.includes(code)) return;
      const refused = Object.values(fields)[0] ?? message;
      change(entry.key, { refused });
      void keep({ ...entry, refused });
      continue;
    }
    await discardUnsent(entry.key);
    toast.success(format(text.sent, { name: entry.name }));
    await Promise.all(staleAfter(entry.waiting).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }
}

let running: Promise<void> | null = null;

/** Sends what waits, one after the other. */
export function sendUnsent(): Promise<void> {
  running ??= inTurn().finally(() => {
    running = null;
  });
  return running;
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Takes what could not be sent, keeps it on the device and sends it once that is possible. */
export async function addUnsent(entry: Pick<Unsent, 'key' | 'waiting' | 'name'>): Promise<void> {
  const whole: Unsent = { ...entry, refused: null, kept: false };
  unsent.publish([...unsent.get().filter(({ key }) => key !== entry.key), whole]);
  await keep(whole);
  watch();
}

/** Watches for the network as long as anything waits. */
function watch() {
  timer ??= setInterval(() => {
    if (unsent.get().length > 0) return void sendUnsent();
    clearInterval(timer);
    timer = undefined;
  }, TRY_EVERY);
}

/** What an earlier page of this session could not send. */
async function readStored(): Promise<void> {
  const names = (await namesKept()).filter((name) => name.startsWith(PREFIX));
  const found = await Promise.all(names.map((name) => readSealed<Omit<Unsent, 'kept'>>(name)));
  const known = new Set(unsent.get().map(({ key }) => key));
  const more = found.flatMap((entry) => (entry && !known.has(entry.key) ? [{ ...entry, kept: true }] : []));
  if (more.length > 0) unsent.publish([...more, ...unsent.get()]);
  if (unsent.get().length === 0) return;
  watch();
  await sendUnsent();
}

session.onFarewell(() => unsent.publish([]));
let { phase } = session.state();
session.subscribe(() => {
  const before = phase;
  phase = session.state().phase;
  if (before !== 'ended' || phase !== 'active') return;
  // The same person is back: what the page still holds is kept under the new session's key, and sent.
  for (const entry of unsent.get()) void keep(entry);
  void sendUnsent();
});
window.addEventListener('online', () => void sendUnsent());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void sendUnsent());
window.addEventListener('beforeunload', (event) => {
  // What the browser would not keep is lost with the page.
  if (unsent.get().some(({ kept }) => !kept)) event.preventDefault();
});
void readStored();
