import axios from 'axios'
import { answerOf, type HttpAnswer } from './answer.ts'
import { errorOf, HttpError, isSuccess } from './error.ts'
import { type Params, queryOf } from './params.ts'
import { currentPage, xsrfToken } from './xsrf.ts'

/** Bytes so far, and of how many where that is known. */
export interface Progress {
  readonly loaded: number
  readonly total?: number | undefined
}

export interface HttpRequest {
  readonly url: string
  /** GET unless another is given. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly params?: Params
  readonly headers?: Readonly<Record<string, string>>
  /** An object goes as JSON (F-315), URLSearchParams as a form, text and bytes as they are. */
  readonly data?: unknown
  /** Sent as Basic authorization, in place of any other (F-323). */
  readonly auth?: { readonly username: string; readonly password: string }
  /** `json` is strict: an answer that is none fails with E_JSON_PARSE. Without it JSON is read where it is some. */
  readonly responseType?: 'json' | 'text' | 'arraybuffer'
  /** Milliseconds; 0, which is none, by default (F-317). */
  readonly timeout?: number
  /** The code of a time-out; ECONNABORTED by default (decision 17). */
  readonly timeoutCode?: 'ECONNABORTED' | 'ETIMEDOUT'
  readonly signal?: AbortSignal
  readonly onUploadProgress?: (progress: Progress) => void
  readonly onDownloadProgress?: (progress: Progress) => void
  /** Sends the browser's cookies to another origin, too. */
  readonly withCredentials?: boolean
  /** Addresses of other origins to which the anti-forgery value goes (decision 31). */
  readonly xsrfBases?: readonly string[]
  /** Which statuses are a success; 200 to 299 (F-322). */
  readonly validateStatus?: (status: number) => boolean
}

/**
 * The generic HTTP client of the spec (000 §7, F-315 to F-328), on a maintained axios: JSON by default, no time-out,
 * no limits of length, the anti-forgery value for the own origin and the bases on the list.
 * @throws HttpError
 */
export async function http(request: HttpRequest): Promise<HttpAnswer> {
  const { url, params, headers, xsrfBases = [], responseType, timeoutCode: _, ...same } = request
  const query = params === undefined ? '' : queryOf(params)
  const address = query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`
  const token = xsrfToken(address, currentPage(), xsrfBases)
  try {
    const answer = await axios.request<unknown>({
      // Time-out, credentials, signal and listeners are called the same there; the library's own time-out is none.
      validateStatus: isSuccess,
      ...same,
      url: address,
      headers: { ...headers, ...(token && { 'X-XSRF-TOKEN': token }) },
      // As many as ever: 5 redirects, any length (F-321).
      maxRedirects: 5,
      maxContentLength: Number.POSITIVE_INFINITY,
      maxBodyLength: Number.POSITIVE_INFINITY,
      responseType: responseType ?? 'text',
      transformResponse: (text: unknown) => readText(text, responseType),
      withXSRFToken: false,
      transitional: { clarifyTimeoutError: true },
    })
    return answerOf(answer)
  } catch (cause) {
    throw errorOf(cause, request)
  }
}

function readText(text: unknown, wanted: HttpRequest['responseType']): unknown {
  if (typeof text !== 'string' || wanted === 'text' || (wanted === undefined && text === '')) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (wanted === undefined) return text
    throw new HttpError((cause as Error).message, 'E_JSON_PARSE', { cause })
  }
}
