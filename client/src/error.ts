import type { ErrorBody, ErrorCode, Of } from '@kontor/contract'

export type ErrorBodyValue = Of<typeof ErrorBody>

/**
 * How a call fails. Answers that are no success: 'Request failed with status code N' with the parsed body (F-283,
 * F-339). Else one of 'Network Error' (F-279), 'timeout of {n}ms exceeded' (F-280), 'Request aborted' (F-278) or an
 * answer that is not the JSON it should be, `E_JSON_PARSE` (F-281).
 */
export class KontorError extends Error {
  override readonly name = 'KontorError'
  /** The status of the answer, where there was one. */
  readonly status: number | undefined
  /** The ErrorCode of the body, else what happened on the way. */
  readonly code: ErrorCode | (string & {})
  /** What the server says of it: names the field, the value and the fix. */
  readonly body: ErrorBodyValue | undefined
  /** Finds the request in the server's log. */
  readonly requestId: string
  /** Seconds after which to come again, where the server says so (429, 423, 503). */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    facts: {
      code: string
      requestId: string
      status?: number | undefined
      body?: ErrorBodyValue | undefined
      retryAfter?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: facts.cause })
    this.status = facts.status
    this.code = facts.code
    this.body = facts.body
    this.requestId = facts.requestId
    this.retryAfter = facts.retryAfter
  }
}
