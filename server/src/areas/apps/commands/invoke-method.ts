import { createHash } from 'node:crypto'
import type { MethodResult, Of } from '@kontor/contract'
import { joinMessages, t } from '@kontor/i18n'
import { ApiError, type RequestContext } from '../../../platform/index.ts'
import { getOutside, NotFetched } from '../../../platform/outbound/index.ts'
import type { SigningKey } from '../../../platform/signing-key.ts'
import type { Apps } from '../apps.ts'
import { noMethod } from '../not-found.ts'

/** The caller waits 20 s at most, and should hear why they waited in vain. */
const bounds = { size: 1_000_000, time: 19_000, redirects: 0 }

/** Seconds for which an app may believe a call. */
const tokenLifetimeSeconds = 60

export interface MethodOf {
  readonly app: string
  readonly method: string
  readonly arguments: Readonly<Record<string, string>>
}

/**
 * Calls a method that the manifest of an active app declares, on the app's own server. A signed token says in whose name,
 * for which company and with which body.
 *
 * @throws ApiError ResourceNotFound (not active, or no such method), AppFailed (no answer, or none of the right shape).
 */
export async function invokeMethod(
  apps: Apps,
  { signToken }: SigningKey,
  shellOrigin: string,
  { app: id, method, arguments: given }: MethodOf,
  context: RequestContext,
): Promise<Of<typeof MethodResult>> {
  const { platform, companyId, actor, requestId } = context
  const active = (await context.read((uow) => apps.active(uow))).find(({ app }) => app.id === id)
  const url = active?.app.manifest.methods?.find(({ name }) => name === method)?.url
  if (url === undefined) throw noMethod(id, method)
  const body = JSON.stringify({ method, arguments: given })
  const now = Math.floor(platform.clock.now().getTime() / 1000)
  const token = signToken({
    iss: shellOrigin,
    aud: id,
    sub: actor.userId,
    company: companyId,
    ...(actor.app === undefined ? {} : { azp: actor.app }),
    method,
    jti: requestId,
    body: createHash('sha256').update(body).digest('base64url'),
    iat: now,
    exp: now + tokenLifetimeSeconds,
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const loopback = platform.settings.appLoopback
  const answer = await getOutside(url, { ...bounds, loopback, post: { body, headers } }).catch((error: unknown) => {
    if (!(error instanceof NotFetched)) throw error
    throw new ApiError('AppFailed', joinMessages([t`${id} did not answer.`, error.reason]))
  })
  const result = resultIn(answer.bytes)
  if (result === undefined)
    throw new ApiError('AppFailed', t`${id} answered ${method} without a result: it should be JSON with texts by name.`)
  return { result }
}

/** Texts by name under `result`; undefined for anything else. */
function resultIn(bytes: Uint8Array): Record<string, string> | undefined {
  try {
    const { result } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as { result?: unknown }
    if (result === null || typeof result !== 'object' || Array.isArray(result)) return undefined
    const texts = Object.entries(result)
    return texts.every(([, value]) => typeof value === 'string') ? Object.fromEntries(texts) : undefined
  } catch {
    return undefined
  }
}
