/**
 * Calculations by the thousand for a backend inside the page. Carrying one call there and back takes longer
 * than a check, so calls that wait at the same time travel in one message.
 */
import { calculateInTurn, callsAtOnce } from '@/api/calculation-queue';
import { addressOf, bulkLine } from '@/api/client';

export interface BulkCall {
  path: string;
  accept: string;
  body: string;
}

interface Waiting {
  body: string;
  /** Takes the JSON text of the answer; null: the call has to be made by itself. */
  give: (text: string | null) => void;
}

/** Most calls in a message: the page reads their answers in one task, which has to stay below 50 ms. */
export const MOST_IN_MESSAGE = 32;

/** A message grows while it is answered within this time, ms, so that a run can be cancelled at once. */
const TARGET = 40;
const FIRST_SIZE = 4;

/** Resolves in a task of its own; unlike a timer not slowed down in a hidden tab. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Calls of one kind that share their signal. */
class Messages {
  private readonly waiting: Waiting[] = [];
  private size = FIRST_SIZE;
  private sent = 0;
  private isAwake = false;

  constructor(
    private readonly head: Omit<BulkCall, 'body'>,
    private readonly signal: AbortSignal,
  ) {}

  /** Waits for a task: the calls that follow from one message are made one after the other in its task. */
  async add(call: Waiting): Promise<void> {
    this.waiting.push(call);
    if (this.isAwake) return;
    this.isAwake = true;
    await nextTask();
    this.isAwake = false;
    this.sendWaiting();
  }

  private sendWaiting(): void {
    const most = callsAtOnce();
    for (; this.waiting.length > 0 && this.sent < most; this.sent++) {
      const count = Math.min(this.size, Math.ceil(this.waiting.length / most));
      void this.send(this.waiting.splice(0, count));
    }
  }

  private async send(calls: readonly Waiting[]): Promise<void> {
    const texts = await this.textsOf(calls).catch(() => null);
    this.sent -= 1;
    // The next message leaves before these answers are read, so that no worker is idle meanwhile.
    this.sendWaiting();
    calls.forEach(({ give }, index) => give(texts?.[index] ?? null));
  }

  private async textsOf(calls: readonly Waiting[]): Promise<(string | null)[] | null> {
    const line = await bulkLine();
    if (line === null) return null;
    const { path, accept } = this.head;
    const head = { method: 'POST', url: addressOf(path), headers: { ...line.headers, Accept: accept } };
    const bodies = calls.map(({ body }) => body);
    const outcome = await calculateInTurn(async () => {
      const begin = performance.now();
      const value = await line.send(head, bodies);
      this.fit(calls.length, performance.now() - begin);
      return { ok: true as const, value };
    }, this.signal);
    return outcome.ok ? outcome.value : null;
  }

  private fit(count: number, passed: number): void {
    const fitting = Math.round((count * TARGET) / Math.max(1, passed));
    this.size = Math.min(MOST_IN_MESSAGE, 2 * this.size, Math.max(1, fitting));
  }
}

const messages = new WeakMap<AbortSignal, Map<string, Messages>>();

/** JSON text of the answer; null where the call has to be made by itself. */
export function askInBulk({ path, accept, body }: BulkCall, signal: AbortSignal): Promise<string | null> {
  const known = messages.get(signal) ?? new Map<string, Messages>();
  messages.set(signal, known);
  const key = `${path} ${accept}`;
  const own = known.get(key) ?? new Messages({ path, accept }, signal);
  known.set(key, own);
  return new Promise((give) => void own.add({ body, give }));
}
