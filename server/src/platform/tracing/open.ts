import type { Logger } from 'pino'
import type { TracingSettings } from './settings.ts'
import { placeIn } from './traceparent.ts'
import { currentSpan, noTracing, type Tracing } from './tracing.ts'

/** Milliseconds for which the end of the process waits for a collector. */
const flushTimeoutMs = 3000

/**
 * Gathers spans and sends them to a collector, out of everybody's way: where it does not answer they are lost, and nothing
 * else is. The packages are loaded only where traces are wanted.
 */
export async function openTracing(
  settings: TracingSettings | undefined,
  version: string,
  log: Logger,
): Promise<Tracing> {
  if (settings === undefined) return noTracing
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const warn = (message: string) => log.warn({ otel: message.slice(0, 500) }, 'traces could not be sent')
  const silent = () => undefined
  api.diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const { url, headers, serviceName, ratio } = settings
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: flushTimeoutMs })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('kontor', version)
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, consumer: api.SpanKind.CONSUMER }

  return {
    isOn: true,
    begin: (kind, name, attributes = {}, traceparent) => {
      const above = placeIn(traceparent) ?? currentSpan()
      const context =
        above === undefined
          ? api.ROOT_CONTEXT
          : api.trace.setSpanContext(api.ROOT_CONTEXT, {
              traceId: above.traceId,
              spanId: above.spanId,
              traceFlags: above.isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
              isRemote: traceparent !== undefined,
            })
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceId,
        spanId,
        isSampled: (traceFlags & api.TraceFlags.SAMPLED) !== 0,
        end: ({ attributes: more, fault } = {}) => {
          if (more !== undefined) span.setAttributes(more)
          if (fault !== undefined) {
            span.setAttribute('error.type', fault)
            span.setStatus({ code: api.SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
    },
    close: async () => {
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'traces could not be sent'))
    },
  }
}
