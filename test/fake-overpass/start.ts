/**
 * An Overpass server as far as our question goes. It refuses as the real one does: with a page of HTML, a question of
 * its own language that it cannot read with 400, whoever does not name himself with 406 (since April 2026), too many
 * with 429 and how long in `status`, too much to do with 504.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Refusal {
  readonly status: number;
  readonly page: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `body` is answered as JSON, `page` as HTML. */
export type Said = { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> };
export type Behaviour = Said | Refusal;

const page = (message: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"
    "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">
<head>
  <meta http-equiv="content-type" content="text/html; charset=utf-8" lang="en"/>
  <title>OSM3S Response</title>
</head>
<body>

<p>The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.</p>
<p><strong style="color:#FF0000">Error</strong>: ${message} </p>

</body>
</html>
`;
const DISPATCHER = 'runtime error: open64: 0 Success /osm3s_osm_base Dispatcher_Client::request_read_and_idx';

export const REFUSALS = {
  rateLimited: {
    status: 429,
    page: page(`${DISPATCHER}::rate_limited. Please check /api/status for the quota of your IP address.`),
  },
  tooBusy: {
    status: 504,
    page: page(`${DISPATCHER}::timeout. The server is probably too busy to handle your request.`),
  },
  badQuestion: { status: 400, page: page("line 1: parse error: Unknown type 'nwt'") },
  notNamed: {
    status: 406,
    page: '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html><head>\n<title>406 Not Acceptable</title>\n</head><body>\n<h1>Not Acceptable</h1>\n</body></html>\n',
  },
  /** Of the machine in front of it, which knows nothing. */
  gateway: {
    status: 504,
    page: '<html><head><title>504 Gateway Time-out</title></head><body><h1>504 Gateway Time-out</h1></body></html>',
  },
} as const satisfies Record<string, Refusal>;

/** What the libraries of this world send by themselves. */
const STOCK = /^(?:node|undici|curl|python|axios|okhttp|go-http-client|mozilla)\b|^[a-z-]+$/i;

export interface FakeOverpass {
  readonly settings: { readonly OVERPASS_URL: string };
  /** The questions, and under which names they came. */
  readonly asked: string[];
  readonly agents: string[];
  /** Paths of whatever else was fetched. */
  readonly looked: string[];
  /** How many questions were open at once, at the most. */
  mostAtOnce(): number;
  /** What `status` says of the quota. */
  quota: string;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function anOverpass(
  answer: (question: string) => Behaviour,
  { answersAfterMs = 0 }: { readonly answersAfterMs?: number } = {},
): Promise<FakeOverpass> {
  const [asked, agents, looked]: [string[], string[], string[]] = [[], [], []];
  let [open, most] = [0, 0];
  const server = createServer(async (request, response) => {
    const agent = request.headers['user-agent'] ?? '';
    if (agent === '' || STOCK.test(agent)) return refuse(response, REFUSALS.notNamed);
    if (request.url !== '/api/interpreter') {
      looked.push(request.url ?? '');
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end(fake.quota);
    }
    agents.push(agent);
    open += 1;
    most = Math.max(most, open);
    try {
      const question = new URLSearchParams(await textOf(request)).get('data') ?? '';
      asked.push(question);
      if (answersAfterMs > 0) await pause(answersAfterMs);
      const told = answer(question);
      if ('page' in told) return refuse(response, told);
      const { status = 200, body, headers } = told;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    } finally {
      open -= 1;
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const fake: FakeOverpass = {
    settings: { OVERPASS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter` },
    asked,
    agents,
    looked,
    mostAtOnce: () => most,
    quota: 'Connected as: 866011160\nCurrent time: 2026-11-20T12:00:00Z\nRate limit: 2\n2 slots available now.\n',
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return fake;
}

function refuse(response: ServerResponse, { status, page: html, headers }: Refusal): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
