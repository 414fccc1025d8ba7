import type { Words } from './kontor.tsx'

/** What the server says of a failure, in the reader's language; where it said nothing, that it could not be reached. */
export function messageOf(error: unknown, t: Words['t']): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { body, code, message } = error as { body?: { Message?: string }; code?: string; message?: string }
  if (body?.Message) return body.Message
  return code === 'ERR_NETWORK' || code === 'ECONNABORTED' ? t('error.offline') : (message ?? String(error))
}
