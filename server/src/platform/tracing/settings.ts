/** Where traces are sent, by the names that OpenTelemetry gives its settings. */
export interface TracingSettings {
  /** The address of traces, OTLP over HTTP. */
  readonly url: string
  /** What the collector is shown, such as a key. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** The part of the traces that begin here that is sent, 0 to 1. */
  readonly ratio: number
}

/** @throws Error naming the setting and what belongs there, without what it may keep secret. */
export function readTracing(environment: NodeJS.ProcessEnv): TracingSettings | undefined {
  const value = environment['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (!value || environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT is no address: set one such as http://localhost:4318')
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] || 1)
  if (!(ratio >= 0 && ratio <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is ${environment['OTEL_TRACES_SAMPLER_ARG']}: set a number from 0 to 1`)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`
  return {
    url: url.href,
    headers: headersOf(environment['OTEL_EXPORTER_OTLP_HEADERS'] ?? ''),
    serviceName: environment['OTEL_SERVICE_NAME'] || 'kontor',
    ratio,
  }
}

/** `key=value,key=value`, percent-encoded. */
function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      if (!/^[\w-]+$/.test(name.trim()) || rest.length === 0)
        throw new Error('OTEL_EXPORTER_OTLP_HEADERS is no list of headers: set name=value, with commas between')
      return [name.trim().toLowerCase(), decoded(rest.join('=').trim())]
    }),
  )
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
