import { t } from '@kontor/i18n'
import { ApiError, type Platform, type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { SecondStepOf } from '../../session/index.ts'
import { identityOf, type Login, signingOf } from '../../users/index.ts'
import { newRecoveryCodes, newTotpSecret, recoveryHash, stepOfCode, uriOf } from '../codes.ts'
import { seal, unseal } from '../sealing.ts'
import * as store from '../store/second-factors.ts'
import { isProviderRequired } from './identity-provider.ts'

/** Whether a company in which the person works asks for a second factor. */
async function isDemandedOf(home: UnitOfWork, userId: string): Promise<boolean> {
  for (const { id } of (await identityOf(home, userId))?.companies ?? [])
    if (await home.within(id, ({ tx }) => store.isDemanded(tx, id))) return true
  return false
}

/** What is asked of a person besides what they have proven, whose home the unit of work has entered. */
export const secondStepOf: SecondStepOf = async (home, userId, first) => {
  if (first !== 'provider' && (await isProviderRequired(home, userId))) return 'SINGLE_SIGN_ON'
  const factor = await store.factorOf(home.tx, home.companyId, userId)
  if (factor?.confirmed != null) return 'CODE'
  return (await isDemandedOf(home, userId)) ? 'SET_UP' : undefined
}

export async function describeFactor(home: UnitOfWork, userId: string) {
  const factor = await store.factorOf(home.tx, home.companyId, userId)
  const since = factor?.confirmed ?? undefined
  return {
    On: since !== undefined,
    ...(since === undefined ? {} : { Since: since.toISOString() }),
    Demanded: await isDemandedOf(home, userId),
    RecoveryCodesLeft: since === undefined ? 0 : await store.recoveryCodesLeft(home.tx, home.companyId, userId),
  }
}

/**
 * A secret for an authenticator app, which is asked for once a code has confirmed it.
 *
 * @throws ApiError Conflict where there is one already
 */
export async function beginFactor(platform: Platform, uow: UnitOfWork, userId: string) {
  const now = await store.lockFactor(uow.tx, uow.companyId, userId)
  if (now?.confirmed != null)
    throw new ApiError('Conflict', t`An authenticator app is set up already: remove it before you set up another one.`)
  const secret = newTotpSecret()
  await store.saveFactor(uow.tx, {
    company_id: uow.companyId,
    user_id: userId,
    secret: seal(platform, userId, secret),
    last_step: '0',
    created: uow.now,
    confirmed: null,
  })
  const account = await signingOf(uow, userId)
  return { Secret: secret, Uri: uriOf(secret, account?.username ?? '') }
}

/**
 * Confirms the secret by a first code, and makes recovery codes, which are told once.
 *
 * @throws ApiError BadRequest (the code), Conflict where nothing was begun
 */
export async function confirmFactor(platform: Platform, uow: UnitOfWork, userId: string, code: string) {
  const factor = await store.lockFactor(uow.tx, uow.companyId, userId)
  if (factor === undefined || factor.confirmed !== null)
    throw new ApiError('Conflict', t`No authenticator app is being set up: start again.`)
  const step = stepOfCode(unseal(platform, userId, factor.secret), code.replace(/\s/g, ''), uow.now)
  if (step === undefined) throw wrongCode()
  await store.changeFactor(uow.tx, uow.companyId, userId, { last_step: String(step), confirmed: uow.now })
  await uow.log({ kind: 'user.second-factor-added', objectType: 'user', objectId: userId })
  return replaceRecoveryCodes(uow, userId)
}

/** @throws ApiError Conflict where there is no second factor that they would stand in for */
export async function renewRecoveryCodes(uow: UnitOfWork, userId: string) {
  const factor = await store.lockFactor(uow.tx, uow.companyId, userId)
  if (factor?.confirmed == null)
    throw new ApiError('Conflict', t`No authenticator app is set up: recovery codes come with one.`)
  await uow.log({ kind: 'user.recovery-codes-renewed', objectType: 'user', objectId: userId })
  return replaceRecoveryCodes(uow, userId)
}

async function replaceRecoveryCodes(uow: UnitOfWork, userId: string) {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(userId, code))
  await store.replaceRecoveryCodes(uow.tx, uow.companyId, userId, hashes)
  return { RecoveryCodes: [...codes] }
}

/** @throws ApiError Conflict where a company asks for it */
export async function removeFactor(uow: UnitOfWork, userId: string): Promise<void> {
  if (await isDemandedOf(uow, userId))
    throw new ApiError('Conflict', t`Your company requires two-factor authentication: it cannot be turned off.`)
  await takeFactorAway(uow, userId)
}

/** Takes it away whatever is asked: whose phone is lost sets up another one at the next sign-in. */
export async function takeFactorAway(uow: UnitOfWork, userId: string): Promise<void> {
  if ((await store.lockFactor(uow.tx, uow.companyId, userId)) === undefined) return
  await store.deleteFactor(uow.tx, uow.companyId, userId)
  await uow.log({ kind: 'user.second-factor-removed', objectType: 'user', objectId: userId })
}

/**
 * Takes a code of the app, or a recovery code; each is good once.
 *
 * @throws ApiError BadRequest
 */
export function takeCode(
  platform: Platform,
  { homeId, userId }: Login,
  code: string,
  requestId: string,
): Promise<void> {
  return platform.transact(homeId, { actorId: userId, requestId }, async (uow) => {
    const factor = await store.lockFactor(uow.tx, homeId, userId)
    if (factor?.confirmed == null) throw wrongCode()
    const step = /^\s*\d{3}\s?\d{3}\s*$/.test(code)
      ? stepOfCode(unseal(platform, userId, factor.secret), code.replace(/\s/g, ''), uow.now)
      : undefined
    if (step !== undefined && step > Number(factor.last_step))
      return store.changeFactor(uow.tx, homeId, userId, { last_step: String(step) })
    if (!(await store.takeRecoveryCode(uow.tx, homeId, userId, recoveryHash(userId, code), uow.now))) throw wrongCode()
    await uow.log({ kind: 'user.recovery-code-used', objectType: 'user', objectId: userId })
  })
}

const wrongCode = (): ApiError =>
  unfit('Code', t`This code is wrong or was used before: enter the one that your app shows now, or a recovery code.`)
