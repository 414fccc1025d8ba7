import type { Method } from '@kontor/contract'
import { contentsOf, errorBodyOf } from './answer.ts'
import type { Descriptor } from './descriptor.ts'
import { KontorError } from './error.ts'
import { headersOf } from './headers.ts'
import { HttpError, isSuccess } from './http/error.ts'
import { http } from './http/http.ts'
import type { CallSettings, ClientOptions } from './options.ts'
import { addressOf, bodyOf, checkArguments, type Given } from './request.ts'

/** What was answered, its body as bytes. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: ArrayBuffer
}

// A wrong password is the caller's to mend, not the credential's.
const hasLapsed = ({ status, data }: Answer) => status === 401 && errorBodyOf(data)?.ErrorCode !== 'WrongCredentials'

// Another request that was refused may have renewed the token meanwhile.
const isRenewed = async (used: string | undefined, { token, onUnauthorised }: ClientOptions) =>
  (await token?.()) !== used || ((await onUnauthorised?.()) ?? false)

const acceptOf = ({ answer }: Descriptor, wanted: string | undefined) =>
  wanted ?? (typeof answer === 'object' ? answer[0]! : 'application/json, text/plain, */*')

/** Sends one request and reads its answer. */
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
    const headers = headersOf(options, { requestId, accept, contentType: type, token })
    return exchange(call, { url, data, headers, requestId, settings, options })
  }

  const token = await options.token?.()
  let answer = await request(token)
  if (hasLapsed(answer) && (await isRenewed(token, options))) answer = await request(await options.token?.())
  return resultOf(call, answer, requestId)
}

interface Exchange {
  readonly url: string
  readonly data: string | ArrayBuffer | FormData | undefined
  readonly headers: Record<string, string>
  readonly requestId: string
  readonly settings: CallSettings
  readonly options: ClientOptions
}

async function exchange(
  call: Descriptor,
  { url, data, headers, requestId, settings, options }: Exchange,
): Promise<Answer> {
  try {
    const answer = await http({
      method: call.line.split(' ')[0] as Method,
      url,
      data,
      headers,
      timeout: call.timeout ?? options.timeout ?? 20_000,
      ...(options.timeoutCode && { timeoutCode: options.timeoutCode }),
      ...(options.xsrfBases && { xsrfBases: options.xsrfBases }),
      ...(settings.signal && { signal: settings.signal }),
      ...(settings.onUploadProgress && { onUploadProgress: settings.onUploadProgress }),
      responseType: 'arraybuffer',
      validateStatus: () => true,
    })
    return answer as Answer
  } catch (cause) {
    if (cause instanceof HttpError && cause.code)
      throw new KontorError(cause.message, { code: cause.code, requestId, cause })
    throw cause
  }
}

function resultOf(call: Descriptor, { status, headers, data }: Answer, requestId: string): unknown {
  if (status === 404 && call.answer === 'exists') return false
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
