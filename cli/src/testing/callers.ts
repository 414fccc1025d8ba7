import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { KontorPair } from './kontor-pair.ts'
import type { Trade } from './trade.ts'

export type Call = (method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<unknown>

/** Asks as the programs of both companies, and as nobody; a request is repeated under its own id, at either Kontor, until it is answered. */
export function callers(
  pair: KontorPair,
  { buyerToken, supplierToken }: Trade,
): Record<'buyer' | 'supplier' | 'anyone', Call> {
  const as =
    (token?: string): Call =>
    async (method, path, body) => {
      const isXml = body instanceof Uint8Array
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        accept: 'application/json, text/plain, */*',
        'x-kontor-requestid': randomUUID(),
        ...(body && { 'content-type': isXml ? 'application/xml' : 'application/json' }),
      }
      let result: unknown
      await vi.waitFor(
        async () => {
          const sending = isXml ? body : JSON.stringify(body)
          const answer = await fetch(`${pair.origin()}/api/${path}`, {
            method,
            headers,
            ...(body && { body: sending }),
          })
          const text = await answer.text()
          // What is refused for good is not asked again.
          if (!answer.ok && (answer.status >= 500 || answer.status === 429)) throw new Error(`${answer.status} ${text}`)
          const isJson = answer.ok && answer.headers.get('content-type')?.startsWith('application/json')
          result = isJson ? JSON.parse(text) : { status: answer.status, text }
        },
        // Both may be on their way up.
        { timeout: 240_000, interval: 20 },
      )
      return result
    }
  return { buyer: as(buyerToken), supplier: as(supplierToken), anyone: as() }
}
