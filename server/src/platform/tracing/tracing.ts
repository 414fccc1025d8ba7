import { AsyncLocalStorage } from 'node:async_hooks'
import { traceparentOf } from './traceparent.ts'

export type SpanKind = 'server' | 'client' | 'consumer'

/** What may stand in a span: names, patterns, numbers. No value of a request, a row or a person. */
export type Attributes = Readonly<Record<string, string | number>>

/** A piece of work with a beginning and an end, in the trace of what asked for it. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
  /** @param fault the class of an error, never its words: they may quote what nobody else should read */
  end(outcome?: { readonly attributes?: Attributes; readonly fault?: string | undefined }): void
}

export interface Tracing {
  readonly isOn: boolean
  /** Begins a piece of work: under this `traceparent`, or else under the work that goes on. */
  begin(kind: SpanKind, name: string, attributes?: Attributes, traceparent?: string): Span | undefined
  /** Sends what was gathered. */
  close(): Promise<void>
}

export const noTracing: Tracing = { isOn: false, begin: () => undefined, close: async () => undefined }

const going = new AsyncLocalStorage<Span>()

/** The work that goes on. */
export const currentSpan = (): Span | undefined => going.getStore()

/** Its `traceparent`, for whoever goes on with it elsewhere or later. */
export function currentTraceparent(): string | undefined {
  const span = currentSpan()
  return span && traceparentOf(span)
}

/** What is begun within belongs to the span. */
export const within = <T>(span: Span | undefined, work: () => T): T =>
  span === undefined ? work() : going.run(span, work)

/** Work as a span of its own. */
export async function traced<T>(span: Span | undefined, work: () => Promise<T>): Promise<T> {
  if (span === undefined) return work()
  try {
    const result = await within(span, work)
    span.end()
    return result
  } catch (error) {
    span.end({ fault: faultOf(error) })
    throw error
  }
}

/** The code of an error of PostgreSQL or of the system, or its class. */
const faultOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^\w{1,40}$/.test(code)
    ? code
    : error instanceof Error
      ? error.constructor.name
      : 'Error'
}
