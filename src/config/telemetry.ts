/** Where traces and logs go besides standard output, by the names that OpenTelemetry gives these settings. */
import * as z from 'zod/mini';
import { listOf, textThat } from './setting-values.ts';

const HEADER = /^[\w-]+=[^,\s]+$/;

export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    textThat(
      (text) => /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text),
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318',
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    textThat(
      (text) => listOf(text).every((one) => HEADER.test(one)),
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value, separated by commas',
    ),
  ),
  OTEL_SERVICE_NAME: z._default(z.string(), 'wanderlight'),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    textThat(
      (text) => /^(?:0|1|0?\.\d+|1\.0)$/.test(text),
      'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, like 0.1',
    ),
    '1',
  ),
};

type Given = z.infer<z.ZodMiniObject<typeof telemetrySettings>>;

export interface TelemetrySettings {
  /** Traces go to `/v1/traces` below it, logs to `/v1/logs`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of all traces, from 0 to 1. */
  readonly share: number;
}

/** Null where nobody collects. */
export function telemetryOf(env: Given): TelemetrySettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = env;
  if (!endpoint) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: Object.fromEntries(
      listOf(headers).map((one) => {
        const at = one.indexOf('=');
        return [one.slice(0, at), decodeURIComponent(one.slice(at + 1))];
      }),
    ),
    serviceName: env.OTEL_SERVICE_NAME,
    share: Number(env.OTEL_TRACES_SAMPLER_ARG),
  };
}
