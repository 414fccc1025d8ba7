import axios from 'axios'
import { answerOf, type HttpAnswer } from './answer.ts'
import type { HttpRequest } from './request.ts'

/**
 * How a request fails, in the words of the spec: 'Request failed with status code N' with the answer (F-283),
 * 'timeout of {n}ms exceeded' (F-280, decision 17), 'Request aborted' (F-278), `E_JSON_PARSE` (F-281), or
 * 'Network Error' (F-279).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** Undefined where the answer's status says it all. */
  readonly code: 'ECONNABORTED' | 'ETIMEDOUT' | 'E_JSON_PARSE' | 'ERR_NETWORK' | undefined
  /** What was answered, where something was. */
  readonly answer: HttpAnswer | undefined

  constructor(message: string, code: HttpError['code'], facts: { answer?: HttpAnswer; cause?: unknown } = {}) {
    super(message, { cause: facts.cause })
    this.code = code
    this.answer = facts.answer
  }
}

/** F-322 */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** What the library calls a request that cannot be sent as it was written. */
const notSendable: readonly (string | undefined)[] = [
  'ERR_BAD_OPTION',
  'ERR_BAD_OPTION_VALUE',
  'ERR_BAD_REQUEST',
  'ERR_INVALID_URL',
  'ERR_NOT_SUPPORT',
]

/**
 * The one place that knows the errors of the library (decision 31). What the caller's program got wrong is no matter of
 * the network: it is what it was, a TypeError mostly.
 *
 * @param elapsed milliseconds since the request began
 */
export function errorOf(cause: unknown, request: HttpRequest, elapsed: number): Error {
  const { timeout = 0, timeoutCode = 'ECONNABORTED', validateStatus = isSuccess } = request
  if (cause instanceof HttpError) return cause
  const { code, message, response } = axios.isAxiosError(cause) ? cause : {}
  if (axios.isCancel(cause) || code === 'ECONNABORTED')
    return new HttpError('Request aborted', 'ECONNABORTED', { cause })
  // A connection that the system gives up is called the same; only the words tell them apart.
  if (code === 'ETIMEDOUT' && message?.startsWith('timeout of'))
    return new HttpError(`timeout of ${timeout}ms exceeded`, timeoutCode, { cause })
  if (!axios.isAxiosError(cause)) return cause instanceof Error ? cause : new TypeError(String(cause), { cause })
  if (response === undefined && notSendable.includes(code)) return new TypeError(message, { cause })
  // In Node a body that stands still for so long is cut without a word.
  if (response !== undefined && validateStatus(response.status) && timeout > 0 && elapsed >= timeout)
    return new HttpError(`timeout of ${timeout}ms exceeded`, timeoutCode, { cause })
  // A success that breaks off on the way is none.
  if (response === undefined || validateStatus(response.status))
    return new HttpError('Network Error', 'ERR_NETWORK', { cause })
  const answer = answerOf(response)
  return new HttpError(`Request failed with status code ${answer.status}`, undefined, { answer, cause })
}
