import { stdSerializers } from 'pino'

/** What of an error may stand in a log: of one of the database, nothing that a row or a statement held. */
export const serializers = { err: safeError }

const kept = ['type', 'message', 'stack', 'code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine']

function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error)
  const all = stdSerializers.errWithCause(error) as unknown as Record<string, unknown>
  const safe: Record<string, unknown> = Object.fromEntries(
    kept.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
  )
  for (const name of ['message', 'stack']) safe[name] = withoutSecrets(withoutValues(error, String(safe[name])))
  if (error.cause !== undefined) safe['cause'] = safeError(error.cause)
  return safe
}

/** PostgreSQL quotes the value that it cannot read: `invalid input syntax for type uuid: "…"` (class 22). */
const withoutValues = (error: Error, text: string): string =>
  String((error as { code?: unknown }).code).startsWith('22') ? text.replaceAll(/: "[^\n]*"/g, ': "…"') : text

/** Words in which secrets come wherever they come: the password of an address, a token's, a header's. */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/(\w:\/\/[^\s/:@]*):[^\s/@]+@/g, '$1:…@')
    .replaceAll(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …')
    .replaceAll(/([?&](?:\w*token|code|secret|password|key)=)[^\s&#"']+/gi, '$1…')
