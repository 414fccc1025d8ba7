import type { ErrorCode } from '../errors.ts'
import type { Call } from '../words/call.ts'

export const isSafe = ({ method }: Call): boolean => method === 'GET' || method === 'HEAD'

/** Every error that a call can answer with: those that it declares, and those that come with what it is. */
export function failsOf(call: Call): ErrorCode[] {
  const { may, body, fails = [], served } = call.options
  const open = may === 'anyone'
  return [
    ...new Set<ErrorCode>([
      'BadRequest',
      ...(open ? [] : (['Unauthorized', 'Forbidden', 'ClaimMismatch'] as const)),
      ...(open || isSafe(call) ? [] : (['XsrfMismatch', 'RequestIdReused'] as const)),
      ...(body === undefined ? [] : (['TooLarge', 'UnsupportedMediaType'] as const)),
      ...fails,
      'Unexpected',
      ...(served === false ? (['NotServed'] as const) : []),
      'Unavailable',
      ...(isSafe(call) ? [] : (['InsufficientStorage'] as const)),
    ]),
  ]
}
