import axios, { type AxiosResponse } from 'axios'
import { contentsOf, errorBodyOf } from './answer.ts'
import type { Descriptor } from './descriptor.ts'
import { KontorError } from './error.ts'
import { headersOf } from './headers.ts'
import type { CallSettings, ClientOptions } from './options.ts'
import { addressOf, bodyOf, checkArguments, type Given } from './request.ts'

const isSuccess = (status: number) => status >= 200 && status < 300

// A wrong password is the caller's to mend, not the credential's.
const hasLapsed = ({ status, data }: AxiosResponse<ArrayBuffer>) =>
  status === 401 && errorBodyOf(data)?.ErrorCode !== 'WrongCredentials'

// Another request that was refused may have renewed the token meanwhile.
const isRenewed = async (used: string | undefined, { token, onUnauthorised }: ClientOptions) =>
  (await token?.()) !== used || ((await onUnauthorised?.()) ?? false)

const acceptOf = ({ answer }: Descriptor, wanted: string | undefined) =>
  wanted ?? (typeof answer === 'object' ? answer[0]! : 'application/json, text/plain, */*')

/** Sends one request and reads its answer; axios carries it, and its errors leave here in the spec's words (decision 31). */
export async function send(
  call: Descriptor,
  given: Given,
  settings: CallSettings,
  options: ClientOptions,
): Promise<unknown> {
  checkArguments(call, given)
  const requestId = settings.requestId ?? crypto.randomUUID()
  const url = addressOf(options.base, call, given)
  const { data, type } = bodyOf(call, given.body, settings.contentType)
  const accept = acceptOf(call, settings.accept)
  const request = async (token: string | undefined) => {
    const headers = headersOf(options, { url, requestId, accept, contentType: type, token })
    return exchange(call, { url, data, headers, requestId, settings, options })
  }

  const token = await options.token?.()
  let answer = await request(token)
  if (hasLapsed(answer) && (await isRenewed(token, options))) answer = await request(await options.token?.())
  return resultOf(call, answer, requestId)
}

interface Exchange {
  readonly url: string
  readonly data: string | ArrayBuffer | undefined
  readonly headers: Record<string, string>
  readonly requestId: string
  readonly settings: CallSettings
  readonly options: ClientOptions
}

async function exchange(call: Descriptor, { url, data, headers, requestId, settings, options }: Exchange) {
  const timeout = call.timeout ?? options.timeout ?? 20_000
  try {
    return await axios.request<ArrayBuffer>({
      method: call.method,
      url,
      data,
      headers,
      timeout,
      ...(settings.signal && { signal: settings.signal }),
      ...(settings.onUploadProgress && { onUploadProgress: settings.onUploadProgress }),
      responseType: 'arraybuffer',
      transformRequest: (body) => body,
      transformResponse: (body) => body,
      validateStatus: () => true,
      withXSRFToken: false,
      transitional: { clarifyTimeoutError: true },
    })
  } catch (cause) {
    throw faultOf(cause, { requestId, timeout, options })
  }
}

function faultOf(
  cause: unknown,
  { requestId, timeout, options }: { requestId: string; timeout: number; options: ClientOptions },
): KontorError {
  if (axios.isCancel(cause) || (axios.isAxiosError(cause) && cause.code === 'ECONNABORTED'))
    return new KontorError('Request aborted', { code: 'ECONNABORTED', requestId, cause })
  if (axios.isAxiosError(cause) && cause.code === 'ETIMEDOUT')
    return new KontorError(`timeout of ${timeout}ms exceeded`, {
      code: options.timeoutCode ?? 'ECONNABORTED',
      requestId,
      cause,
    })
  return new KontorError('Network Error', { code: 'ERR_NETWORK', requestId, cause })
}

function resultOf(call: Descriptor, answer: AxiosResponse<ArrayBuffer>, requestId: string): unknown {
  const { status, data } = answer
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
  if (status === 404 && call.tolerates404) return undefined
  if (!isSuccess(status)) {
    const body = errorBodyOf(data)
    throw new KontorError(`Request failed with status code ${status}`, {
      status,
      code: body?.ErrorCode ?? `ERR_STATUS_${status}`,
      body,
      requestId: body?.RequestId ?? requestId,
      retryAfter: Number(headers['retry-after']) || undefined,
    })
  }
  try {
    return contentsOf(call, data, headers)
  } catch (cause) {
    throw new KontorError((cause as Error).message, { status, code: 'E_JSON_PARSE', requestId, cause })
  }
}
