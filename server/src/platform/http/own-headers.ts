import type { IncomingHttpHeaders } from 'node:http'

/** What our shell, our apps and our client send, whatever a deployment has set. */
const ours = 'X-Kontor'

/** The prefixes of the house's own headers: ours, and the one that a deployment accepts besides (decision 19). */
export const prefixesOf = (setting: string): readonly string[] => [...new Set([ours, setting])]

/** The names that each of them goes by, in lower case as Node gives them. */
export interface OwnHeaders {
  readonly tenant: readonly string[]
  readonly actor: readonly string[]
  readonly requestId: readonly string[]
}

export function ownHeaders(prefixes: readonly string[]): OwnHeaders {
  const named = (name: string) => [...new Set(prefixes.map((prefix) => `${prefix}-${name}`.toLowerCase()))]
  return { tenant: named('tenantid'), actor: named('actorid'), requestId: named('requestid') }
}

/** What a request gives under one of the names; under two of them it is refused before (request-head.ts). */
export function givenIn(headers: IncomingHttpHeaders, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = headers[name]
    if (typeof value === 'string') return value
  }
  return undefined
}
