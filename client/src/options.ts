/** What every call of a client shares. Functions are called for each request. */
export interface ClientOptions {
  /** Where the API is: `/api`, `https://kontor.example/api` (F-329). */
  readonly base: string
  /** The name of the calling app, `Kontor.Documents` (F-331). */
  readonly app: string
  /** A bearer token; without one the browser's session cookie speaks. */
  readonly token?: () => string | undefined | Promise<string | undefined>
  /** BCP 47; `en-US` by default (F-330). */
  readonly language?: () => string | undefined
  /** The company in which the call is made (F-334). */
  readonly companyId?: () => string | undefined
  /** The person for whom the call is made (F-332). */
  readonly actorId?: () => string | undefined
  /** A tracing parent, in the form of W3C's `traceparent` (F-335). */
  readonly parentSpan?: () => string | undefined
  /** The first part of the names of our own headers; `X-Kontor` by default (decision 19). */
  readonly headerPrefix?: string
  /** Milliseconds; 20,000 by default, and a call's own time comes before it (F-338). */
  readonly timeout?: number
  /** API bases on other origins than the page's to which the anti-forgery value goes, too (decision 31). */
  readonly xsrfBases?: readonly string[]
  /** The code of a time-out (decision 17). */
  readonly timeoutCode?: 'ECONNABORTED' | 'ETIMEDOUT'
  /** Called once for requests that were answered with 401; true repeats them with what `token` gives then. */
  readonly onUnauthorised?: () => Promise<boolean>
}

/** What one call may add. */
export interface CallSettings {
  readonly signal?: AbortSignal
  /** The media type wanted of an answer that comes in several. */
  readonly accept?: string
  /** The media type of a body of bytes; the first that the call takes by default. */
  readonly contentType?: string
  /** A UUID that makes repeating a write take effect once; a new one by default (F-333). */
  readonly requestId?: string
  /** Bytes of the body sent so far, and of how many where that is known (F-326). */
  readonly onUploadProgress?: (progress: { loaded: number; total?: number | undefined }) => void
}
