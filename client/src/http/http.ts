import axios from 'axios'
import { answerOf, type HttpAnswer } from './answer.ts'
import { errorOf, HttpError, isSuccess } from './error.ts'
import { queryOf } from './params.ts'
import type { HttpRequest } from './request.ts'
import { currentPage, xsrfToken } from './xsrf.ts'

/**
 * The generic HTTP client of the spec (000 §7, F-315 to F-328), on a maintained axios: JSON by default, no time-out,
 * no limits of length, the anti-forgery value for the own origin and the bases on the list.
 * @throws HttpError, or what the program got wrong as it was
 */
export async function http(request: HttpRequest): Promise<HttpAnswer> {
  const { url, params, headers, xsrfBases = [], responseType, timeoutCode: _, ...same } = request
  const query = params === undefined ? '' : queryOf(params)
  const address = query === '' ? url : withQuery(url, query)
  const token = xsrfToken(address, currentPage(), xsrfBases)
  const began = performance.now()
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
    throw errorOf(cause, request, performance.now() - began)
  }
}

/** A query stands before the fragment, which never travels. */
function withQuery(url: string, query: string): string {
  const [bare = ''] = url.split('#', 1)
  return `${bare}${bare.includes('?') ? '&' : '?'}${query}`
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
