import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Value {
  readonly stringValue?: string
  readonly intValue?: number | string
}

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
  readonly status: { readonly code?: number }
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: CollectedSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[]
  }[]
}

/** A collector on this machine, which keeps what it is sent. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const asked: { readonly path: string; readonly authorization: string | undefined; readonly body: string }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const body = Buffer.concat(parts).toString()
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    for (const { scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    asked,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const attributeOf = ({ attributes }: CollectedSpan, key: string): string | undefined => {
  const value = attributes.find((one) => one.key === key)?.value
  return value && String(value.stringValue ?? value.intValue)
}
