/** Telemetry as OTLP over HTTP. Only loaded where a collector is configured; no module is hooked: what others do is heard on Node's channels. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Telemetry } from './telemetry-port.ts';

export interface OtlpOptions {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly share: number;
  /** The collector has stopped taking what we tell, or takes it again. */
  readonly onChange?: (state: 'away' | 'back') => void;
}

const LONGEST_CLOSE_MS = 3000;
/** The levels of pino as OpenTelemetry counts severity. */
const SEVERITY: Readonly<Record<number, number>> = { 10: 1, 20: 5, 30: 9, 40: 13, 50: 17, 60: 21 };

interface Exporter<Item> {
  export(items: Item[], done: (result: { code: number; error?: Error }) => void): void;
}

export function openTelemetry({ endpoint, headers, serviceName, share, onChange }: OtlpOptions): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid });
  let isAway = false;
  function heard<Item, E extends Exporter<Item>>(exporter: E): E {
    const told = exporter.export.bind(exporter);
    exporter.export = (items, done) =>
      told(items, (result) => {
        const failed = result.code !== 0;
        if (failed !== isAway) onChange?.(failed ? 'away' : 'back');
        isAway = failed;
        done(result);
      });
    return exporter;
  }
  const to = (kind: string) => ({ url: `${endpoint}/v1/${kind}`, headers: { ...headers }, timeoutMillis: 5000 });
  const traces = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(share),
    spanLimits: { attributeValueLengthLimit: 2000 },
    spanProcessors: [new BatchSpanProcessor({ exporter: heard(new OTLPTraceExporter(to('traces'))) })],
  });
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: heard(new OTLPLogExporter(to('logs'))) })],
  });
  // Spans are ours alone: no provider is made global, so no library tells what it is asked.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = traces.getTracer(serviceName);
  const logger = logs.getLogger(serviceName);
  const requests = new WeakMap<IncomingMessage, Span>();
  const calls = hearCalls((method, host) => {
    const isPart = trace.getSpan(context.active()) !== undefined;
    return isPart ? tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes: callOf(method, host) }) : null;
  });

  return {
    request(request, response, run) {
      const method = request.method ?? '';
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, root: true, attributes: { 'http.request.method': method } },
        context.active(),
      );
      requests.set(request, span);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        if (!response.writableFinished) span.setAttribute('error.type', 'aborted');
        span.end();
      });
      context.with(trace.setSpan(context.active(), span), run);
    },
    routed(request, route) {
      requests.get(request)?.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    },
    async job(name, run) {
      const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER, root: true });
      try {
        return await context.with(trace.setSpan(context.active(), span), run);
      } catch (fault) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw fault;
      } finally {
        span.end();
      }
    },
    statement(text, milliseconds, fault) {
      if (!trace.getSpan(context.active())) return;
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
      const ended = Date.now();
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        startTime: ended - milliseconds,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text.replaceAll(/\s+/g, ' ').trim(),
        },
      });
      if (fault !== null) span.setAttribute('db.response.status_code', fault).setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    line(json) {
      const { level, time, msg, ...rest } = JSON.parse(json) as { level: number; time: string; msg?: string };
      logger.emit({
        timestamp: new Date(time),
        severityNumber: SEVERITY[level] ?? 0,
        body: msg ?? '',
        attributes: rest,
      });
    },
    async close() {
      calls.stop();
      const late = new Promise((done) => setTimeout(done, LONGEST_CLOSE_MS).unref());
      await Promise.race([Promise.allSettled([traces.shutdown(), logs.shutdown()]), late]);
      context.disable();
    },
  };
}

const callOf = (method: string, host: string) => ({ 'http.request.method': method, 'server.address': host });

/** What this process asks of others over HTTP, by `fetch` or by Node's own client. `begin` answers null where nothing is to be told. */
function hearCalls(begin: (method: string, host: string) => Span | null): { stop(): void } {
  const spans = new WeakMap<object, Span>();
  const begun = (request: object, method: string, host: string) => {
    const span = begin(method, host);
    if (span) spans.set(request, span);
  };
  const answered = (request: object, status: number) =>
    void spans.get(request)?.setAttribute('http.response.status_code', status);
  const failed = (request: object) => {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR });
    ended(request);
  };
  const ended = (request: object) => {
    spans.get(request)?.end();
    spans.delete(request);
  };
  type Fetched = { readonly request: { readonly method: string; readonly origin: string | URL } };
  type Asked = { readonly request: ClientRequest };
  const channels: Readonly<Record<string, (message: never) => void>> = {
    'undici:request:create': ({ request }: Fetched) => begun(request, request.method, new URL(request.origin).host),
    'undici:request:headers': ({ request, response }: Fetched & { response: { statusCode: number } }) =>
      answered(request, response.statusCode),
    'undici:request:trailers': ({ request }: Fetched) => ended(request),
    'undici:request:error': ({ request }: Fetched) => failed(request),
    'http.client.request.start': ({ request }: Asked) => begun(request, request.method, request.host),
    'http.client.response.finish': ({ request, response }: Asked & { response: IncomingMessage }) => {
      answered(request, response.statusCode ?? 0);
      ended(request);
    },
    'http.client.request.error': ({ request }: Asked) => failed(request),
  };
  const hear = Object.entries(channels).map(
    ([name, listen]) => [name, (message: unknown) => listen(message as never)] as const,
  );
  for (const [name, listen] of hear) subscribe(name, listen);
  return {
    stop() {
      for (const [name, listen] of hear) unsubscribe(name, listen);
    },
  };
}
