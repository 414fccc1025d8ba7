import type { ClientOptions } from './options.ts'

/** The headers that every call carries (F-330 to F-336); those without a value are left out. */
export function headersOf(
  options: ClientOptions,
  request: {
    /** Not given where each try is to have its own. */
    requestId?: string
    accept: string
    contentType?: string | undefined
    token?: string | undefined
  },
): Record<string, string> {
  const prefix = options.headerPrefix ?? 'X-Kontor'
  const headers = {
    Accept: request.accept,
    'Accept-Language': options.language?.() ?? 'en-US',
    'Content-Type': request.contentType,
    Authorization: request.token && `Bearer ${request.token}`,
    traceparent: options.parentSpan?.(),
    [`${prefix}-App`]: options.app,
    [`${prefix}-ActorId`]: options.actorId?.(),
    [`${prefix}-TenantId`]: options.companyId?.(),
    [`${prefix}-RequestId`]: request.requestId,
  }
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
