import { randomBytes } from 'node:crypto'
import type { Of, Passkey } from '@kontor/contract'
import { t } from '@kontor/i18n'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Actor, ApiError, type Platform, type RequestContext, uuidOf } from '../../../platform/index.ts'
import { createLimit, type Entrance, readSigned, sign } from '../../session/index.ts'
import { type Login, signingOf, whyNotEnter } from '../../users/index.ts'
import * as store from '../store/passkeys.ts'

type Transport = RequestContext['transport']
type Entering = Pick<RequestContext, 'transport' | 'requestId'>

/** The cookie of what a device was asked to sign. */
const challengeCookie = 'kontor_challenge'
const lifetimeSeconds = 5 * 60
const purpose = 'kontor challenges'

const maxPasskeys = 20

/** What devices sign with (COSE): EdDSA, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Tells a device whose passkey it is: two uuids, and so where to look for it before anybody has given a name. */
const handleOf = ({ homeId, userId }: Login): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(`${homeId}${userId}`.replaceAll('-', ''), 'hex'))

function loginOfHandle(handle: string | undefined): Login | undefined {
  const hex = Buffer.from(handle ?? '', 'base64url').toString('hex')
  return hex.length === 64 ? { homeId: uuidOf(hex.slice(0, 32)), userId: uuidOf(hex.slice(32)) } : undefined
}

export interface PasskeyOptions {
  readonly shellOrigin: () => string
  readonly enter: Entrance
}

/** Passkeys: made on a device of the person, which signs in with them and asks for a finger, a face or a PIN itself. */
export function createPasskeys(platform: Platform, { shellOrigin, enter }: PasskeyOptions) {
  // A challenge is answered once.
  const answered = createLimit(platform.clock, { tries: 1, window: lifetimeSeconds * 1000 })
  const hostOf = () => new URL(shellOrigin()).hostname

  /** What the device has to sign, kept in the browser until then. */
  const challenge = (transport: Transport, about: string) => {
    const value = randomBytes(32)
    const until = new Date(platform.clock.now().getTime() + lifetimeSeconds * 1000)
    const text = `${value.toString('base64url')} ${about}`
    transport.setCookie(challengeCookie, sign(platform, purpose, text, until), { seconds: lifetimeSeconds })
    return Uint8Array.from(value)
  }
  const takeChallenge = (transport: Transport, about: string): string => {
    const text = readSigned(platform, purpose, transport.cookie(challengeCookie)) ?? ''
    const [value = '', whose] = text.split(' ')
    if (value === '' || whose !== about || answered.take(value) !== undefined) throw refused()
    transport.clearCookie(challengeCookie)
    return value
  }

  return {
    list: async ({ homeId, userId }: Actor, requestId: string) =>
      platform.read(homeId, { actorId: userId, requestId }, async (home) => ({
        Passkeys: (await store.passkeysOf(home.tx, homeId, userId)).map(entityOf),
      })),

    /** Options as `navigator.credentials.create` takes them (PublicKeyCredentialCreationOptionsJSON). */
    begin: async ({ homeId, userId, name }: Actor, username: string, { transport, requestId }: Entering) => {
      const own = await platform.read(homeId, { actorId: userId, requestId }, (home) =>
        store.passkeysOf(home.tx, homeId, userId),
      )
      if (own.length >= maxPasskeys)
        throw new ApiError('Conflict', t`You already have ${own.length} passkeys: remove one that you no longer use.`)
      const options = await generateRegistrationOptions({
        rpName: 'Kontor',
        rpID: hostOf(),
        userName: username,
        userDisplayName: name,
        userID: handleOf({ homeId, userId }),
        challenge: challenge(transport, userId),
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: own.map(({ credential_id, transports }) => ({
          id: credential_id,
          transports: transports.split(' ').filter(Boolean),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { Options: JSON.stringify(options) }
    },

    /** @throws ApiError BadRequest where the device did not sign what it was asked to */
    save: async ({ homeId, userId }: Actor, given: { Name: string; Response: string }, context: Entering) => {
      const { transport, requestId } = context
      const expectedChallenge = takeChallenge(transport, userId)
      const { verified, registrationInfo } = await verifying(() =>
        verifyRegistrationResponse({
          response: JSON.parse(given.Response),
          expectedChallenge,
          expectedOrigin: shellOrigin(),
          expectedRPID: hostOf(),
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }),
      )
      if (!verified || registrationInfo === undefined) throw refused()
      const { id, publicKey, counter, transports } = registrationInfo.credential
      return platform.transact(homeId, { actorId: userId, requestId }, async (home) => {
        const row: store.PasskeyRow = {
          company_id: homeId,
          id: home.newId(),
          user_id: userId,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter: String(counter),
          transports: (transports ?? []).join(' '),
          name: given.Name,
          created: home.now,
          last_used: null,
        }
        if (!(await store.insertPasskey(home.tx, row))) throw refused()
        await home.log({ kind: 'user.passkey-added', objectType: 'user', objectId: userId })
        return entityOf(row)
      })
    },

    /** @throws ApiError ResourceNotFound where it is none of the person's */
    remove: async ({ homeId, userId }: Actor, id: string, requestId: string): Promise<void> =>
      platform.transact(homeId, { actorId: userId, requestId }, async (home) => {
        if (!(await store.deletePasskey(home.tx, homeId, userId, id))) throw noPasskey(id)
        await home.log({ kind: 'user.passkey-removed', objectType: 'user', objectId: userId })
      }),

    /** Options as `navigator.credentials.get` takes them: of whomever the device knows. */
    beginSignIn: async ({ transport }: Entering) => {
      const options = await generateAuthenticationOptions({
        rpID: hostOf(),
        challenge: challenge(transport, 'anybody'),
        userVerification: 'required',
      })
      return { Options: JSON.stringify(options) }
    },

    /** Signs in by what the device signed: it has asked for a second factor itself. */
    signIn: async (given: string, context: Entering) => {
      const { transport, requestId } = context
      const expectedChallenge = takeChallenge(transport, 'anybody')
      const response = await verifying(async () => JSON.parse(given))
      const login = loginOfHandle(response?.response?.userHandle)
      if (login === undefined) throw refused()
      const { homeId, userId } = login
      await platform.transact(homeId, { actorId: userId, requestId }, async (home) => {
        const row = await store.lockPasskey(home.tx, homeId, userId, String(response.id))
        const account = row && (await signingOf(home, userId))
        if (row === undefined || account === undefined) throw refused()
        const { verified, authenticationInfo } = await verifying(() =>
          verifyAuthenticationResponse({
            response,
            expectedChallenge,
            expectedOrigin: shellOrigin(),
            expectedRPID: hostOf(),
            requireUserVerification: true,
            credential: {
              id: row.credential_id,
              publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
              counter: Number(row.counter),
            },
          }),
        )
        if (!verified) throw refused()
        if (whyNotEnter(account.state) !== undefined)
          throw new ApiError('Locked', t`This account is locked: ask an administrator of your company.`)
        await store.touchPasskey(home.tx, homeId, row.id, authenticationInfo.newCounter, home.now)
      })
      return enter(login, context, ['passkey'])
    },
  }
}

const entityOf = ({ id, name, created, last_used }: store.PasskeyRow): Of<typeof Passkey> => ({
  Id: id,
  Name: name,
  Created: created.toISOString(),
  ...(last_used === null ? {} : { LastUsed: last_used.toISOString() }),
})

/** What a device sends may be anything: where the library cannot read it, it is refused. */
async function verifying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw refused()
  }
}

const refused = (): ApiError =>
  new ApiError('BadRequest', t`This passkey was not accepted: try again, or sign in with your password.`)

const noPasskey = (id: string): ApiError =>
  new ApiError('ResourceNotFound', t`The passkey ${id} does not exist.`, { details: { passkey: id } })
