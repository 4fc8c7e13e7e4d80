/** Records the calls that write, in the order and with the bodies as sent. */

export interface WrittenCall {
  /** Method and path, as `METHOD path`. */
  call: string;
  /** Value of a JSON body; '' without a body. */
  body: unknown;
}

interface Listening {
  server: {
    events: { on: (event: 'request:start', listener: (start: { request: Request }) => void) => unknown };
  };
}

/** Starts recording calls and returns the list, which grows with each call. */
export function writtenCalls({ server }: Listening): WrittenCall[] {
  const calls: WrittenCall[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'GET') return;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    void request
      .clone()
      .text()
      .then((text) => calls.push({ call, body: text === '' ? '' : (JSON.parse(text) as unknown) }));
  });
  return calls;
}
