/**
 * Combines waiting calls to a backend inside the page into messages: a transfer takes longer than a check.
 */
import { calculateInTurn, callsAtOnce } from '@/api/calculation-queue';
import { addressOf, bulkLine } from '@/api/client';
import { nextTask } from '@/api/next-task';

interface BulkCall {
  path: string;
  accept: string;
  body: string;
}

interface Waiting {
  body: string;
  /** Receives the JSON text of the response, or null if the call must be made separately. */
  give: (text: string | null) => void;
}

export const MOST_IN_MESSAGE = 32;

/** Number of responses that the page reads in one task, which must take less than 50 ms. */
const READ_IN_TASK = 8;

/** Target time of a message, ms, to which its size adapts; short messages allow immediate cancellation. */
const TARGET = 40;
const FIRST_SIZE = 4;

/** Messages with calls of one kind that share an abort signal. */
class Messages {
  private readonly waiting: Waiting[] = [];
  private size = FIRST_SIZE;
  private sent = 0;
  private isAwake = false;

  constructor(
    private readonly head: Omit<BulkCall, 'body'>,
    private readonly signal: AbortSignal,
  ) {}

  /** Adds a call; the first one waits for the next task, so that all calls of this task join its message. */
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
    // The next message is sent before these responses are read, so that no worker is idle.
    this.sendWaiting();
    for (const [index, { give }] of calls.entries()) {
      if (index > 0 && index % READ_IN_TASK === 0) await nextTask();
      give(texts?.[index] ?? null);
    }
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

/** Returns the JSON text of the response; null if the call must be made separately. */
export function requestBatch({ path, accept, body }: BulkCall, signal: AbortSignal): Promise<string | null> {
  const known = messages.get(signal) ?? new Map<string, Messages>();
  messages.set(signal, known);
  const key = `${path} ${accept}`;
  const own = known.get(key) ?? new Messages({ path, accept }, signal);
  known.set(key, own);
  return new Promise((give) => void own.add({ body, give }));
}
