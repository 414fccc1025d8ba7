/** Where a clamd listens. */
export type Clamd = { readonly host: string; readonly port: number } | { readonly path: string }

/** @throws Error naming the setting and what belongs there. */
export function readClamd(environment: NodeJS.ProcessEnv): Clamd | undefined {
  const value = environment['KONTOR_CLAMD']
  if (!value) return undefined
  if (value.startsWith('/')) return { path: value }
  const [, host, port = ''] = /^(.+):(\d{1,5})$/.exec(value) ?? []
  if (host === undefined || Number(port) > 65_535)
    throw new Error(`KONTOR_CLAMD is ${value}: set host:port or the path of a socket`)
  return { host, port: Number(port) }
}
