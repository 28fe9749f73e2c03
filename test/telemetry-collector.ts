/** Somebody who collects traces and logs: OTLP over HTTP as JSON, kept as it came. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}
export interface CollectedLine {
  readonly traceId?: string;
  readonly severityNumber: number;
  readonly body: { readonly stringValue: string };
  readonly attributes: readonly Attribute[];
}
/** As `opentelemetry-proto` 1.x writes `ExportTraceServiceRequest` and `ExportLogsServiceRequest` in JSON. */
interface Sent {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[] }[];
  readonly resourceLogs?: readonly {
    readonly scopeLogs: readonly { readonly logRecords: readonly CollectedLine[] }[];
  }[];
}

export async function openCollector() {
  const spans: CollectedSpan[] = [];
  const lines: CollectedLine[] = [];
  const asked: { readonly url: string; readonly key: string; readonly text: string }[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    asked.push({ url: request.url ?? '', key: String(request.headers['x-key'] ?? ''), text: JSON.stringify(sent) });
    if (state.status === 200) {
      for (const { scopeSpans } of sent.resourceSpans ?? []) for (const scope of scopeSpans) spans.push(...scope.spans);
      for (const { scopeLogs } of sent.resourceLogs ?? [])
        for (const scope of scopeLogs) lines.push(...scope.logRecords);
    }
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    lines,
    asked,
    /** What it answers from now on. */
    state,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

export const attributeOf = ({ attributes }: Pick<CollectedSpan, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value;
