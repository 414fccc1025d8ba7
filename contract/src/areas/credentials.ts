import {
  IdentityProvider,
  IssuedSignInLink,
  Passkey,
  PasskeyOptions,
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
  Session,
  SignInLink,
  SignInRules,
} from '../entities/index.ts'
import { call, email, id, list, maybe, nothing, record, text, whole, yes } from '../words/index.ts'

/** The secret of a one-time link: it travels in bodies only, for addresses stand in logs. */
const token = () => text({ min: 1, max: 300 })
/** Of what length and kind it must be, the area's rules say. */
const password = () => text({ max: 4000, min: 1 })

/** Six digits of an authenticator app, or a recovery code. */
const code = () => text({ min: 1, max: 40 })

/** Kontor's own: with what a person signs in. None of it is an app's. */
export const credentials = {
  readSignInLink: call('POST credentials/links/read', {
    id: 'K-CRD-01',
    says: 'What a one-time link is for: who may choose a password with it, and until when.',
    may: 'anyone',
    body: record({ Token: token() }),
    returns: SignInLink,
    fails: ['ResourceNotFound'],
  }),

  redeemSignInLink: call('POST credentials/links/redeem', {
    id: 'K-CRD-02',
    says: 'Chooses a password with a one-time link, which is used up, and signs in. A reset ends the older sessions.',
    may: 'anyone',
    body: record({ Token: token(), Password: password() }),
    returns: Session,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest', 'SecondFactorRequired'],
  }),

  issueSignInLink: call('POST credentials/users/{id}/link', {
    id: 'K-CRD-03',
    says: 'A one-time link with which a person of the company chooses a password, for an administrator to hand over: an invitation for who has none yet, a reset for everybody else. Older links of the person end. Not repeated by its request id, as the secret is kept nowhere.',
    may: 'user.write',
    needs: { id: 'userId is required' },
    path: { id: id('user') },
    returns: IssuedSignInLink,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readSignInOptions: call('GET credentials/options', {
    id: 'K-CRD-04',
    says: 'What this installation offers to whoever signs in.',
    may: 'anyone',
    returns: record({ ResetByMail: yes(), FewestCharacters: whole(), SingleSignOn: yes() }),
  }),

  requestPasswordReset: call('POST credentials/reset', {
    id: 'K-CRD-05',
    says: 'Has a link to choose a new password mailed to this address, where somebody has it; the answer is the same for every address. Without a mail server nothing is sent: an administrator issues the link.',
    may: 'anyone',
    body: record({ Username: email() }),
    returns: nothing(),
    fails: ['TooManyRequests'],
  }),

  changePassword: call('PUT credentials/password', {
    id: 'K-CRD-06',
    says: 'Gives the person another password, for the one that they have; their other sessions and tokens end where they wish so.',
    may: 'session.manage',
    body: record({ OldPassword: password(), NewPassword: password(), EndOtherSessions: yes(true) }),
    returns: nothing(),
    fails: ['BadRequest', 'TooManyRequests'],
  }),

  readSecondFactor: call('GET credentials/second-factor', {
    id: 'K-CRD-07',
    says: 'Whether the person has set up an authenticator app, whether a company of theirs asks for one, and how many recovery codes are left.',
    may: 'session.manage',
    returns: SecondFactor,
  }),

  beginSecondFactor: call('POST credentials/second-factor', {
    id: 'K-CRD-08',
    says: 'A secret for an authenticator app; it is asked for once confirmed.',
    may: 'session.manage',
    body: record({ Password: password() }),
    returns: SecondFactorSecret,
    status: 201,
    fails: ['BadRequest', 'Conflict', 'TooManyRequests'],
  }),

  confirmSecondFactor: call('PUT credentials/second-factor', {
    id: 'K-CRD-09',
    says: 'Confirms the authenticator app by its first code; the recovery codes are told once.',
    may: 'session.manage',
    body: record({ Code: code() }),
    returns: RecoveryCodes,
    fails: ['BadRequest', 'Conflict'],
  }),

  removeSecondFactor: call('POST credentials/second-factor/remove', {
    id: 'K-CRD-10',
    says: 'Removes the authenticator app and the recovery codes, unless a company of the person asks for them.',
    may: 'session.manage',
    body: record({ Password: password() }),
    returns: nothing(),
    fails: ['BadRequest', 'Conflict', 'TooManyRequests'],
  }),

  renewRecoveryCodes: call('POST credentials/second-factor/recovery-codes', {
    id: 'K-CRD-11',
    says: 'Other recovery codes in the place of the older ones, told once.',
    may: 'session.manage',
    body: record({ Password: password() }),
    returns: RecoveryCodes,
    fails: ['BadRequest', 'Conflict', 'TooManyRequests'],
  }),

  giveSecondFactor: call('POST credentials/sign-in/code', {
    id: 'K-CRD-12',
    says: 'The second step of signing in, in the browser in which the password was right: a code of the app, or a recovery code.',
    may: 'anyone',
    body: record({ Code: code() }),
    returns: Session,
    fails: ['BadRequest', 'Forbidden', 'TooManyRequests'],
  }),

  beginDemandedFactor: call('POST credentials/sign-in/second-factor', {
    id: 'K-CRD-13',
    says: 'A secret for an authenticator app, where signing in asks for one that is not set up yet.',
    may: 'anyone',
    returns: SecondFactorSecret,
    status: 201,
    fails: ['Forbidden', 'Conflict'],
  }),

  confirmDemandedFactor: call('PUT credentials/sign-in/second-factor', {
    id: 'K-CRD-14',
    says: 'Confirms it by its first code, signs in, and tells the recovery codes once.',
    may: 'anyone',
    body: record({ Code: code() }),
    returns: RecoveryCodes,
    fails: ['BadRequest', 'Forbidden', 'Conflict', 'TooManyRequests'],
  }),

  resetSecondFactor: call('DELETE credentials/users/{id}/second-factor', {
    id: 'K-CRD-15',
    says: 'Takes away the authenticator app, the recovery codes and the passkeys of a person whose phone is lost, by an administrator. Doing it again changes nothing.',
    may: 'user.write',
    needs: { id: 'userId is required' },
    path: { id: id('user') },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  endSessionsOf: call('DELETE credentials/users/{id}/sessions', {
    id: 'K-CRD-27',
    says: 'Ends every session and token of a person, by an administrator: a laptop was stolen, say. They can sign in again. Doing it again changes nothing.',
    may: 'user.write',
    needs: { id: 'userId is required' },
    path: { id: id('user') },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  readSignInRules: call('GET credentials/rules', {
    id: 'K-CRD-16',
    says: 'What the company asks of its people when they sign in, and its identity provider where the operator set one up.',
    may: 'company.read',
    returns: record({ SecondFactor: yes(), SingleSignOn: maybe(IdentityProvider) }),
  }),

  saveSignInRules: call('PUT credentials/rules', {
    id: 'K-CRD-17',
    says: 'Sets that, from everybody’s next sign-in on.',
    may: 'company.configure',
    body: SignInRules,
    returns: nothing(),
  }),

  listPasskeys: call('GET credentials/passkeys', {
    id: 'K-CRD-18',
    says: 'The passkeys of the person.',
    may: 'session.manage',
    returns: record({ Passkeys: list(Passkey) }),
  }),

  beginPasskey: call('POST credentials/passkeys/begin', {
    id: 'K-CRD-19',
    says: 'What a device needs to make a passkey, as PublicKeyCredentialCreationOptionsJSON.',
    may: 'session.manage',
    body: record({ Password: password() }),
    returns: PasskeyOptions,
    fails: ['BadRequest', 'Conflict', 'TooManyRequests'],
  }),

  savePasskey: call('POST credentials/passkeys', {
    id: 'K-CRD-20',
    says: 'Takes the passkey that the device made, as RegistrationResponseJSON.',
    may: 'session.manage',
    body: record({ Name: text({ min: 1, max: 100 }), Response: text({ min: 2, max: 20_000 }) }),
    returns: Passkey,
    status: 201,
    fails: ['BadRequest'],
  }),

  removePasskey: call('DELETE credentials/passkeys/{passkeyId}', {
    id: 'K-CRD-21',
    says: 'Removes a passkey of the person.',
    may: 'session.manage',
    path: { passkeyId: id('passkey') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),

  beginPasskeySignIn: call('POST credentials/sign-in/passkey/begin', {
    id: 'K-CRD-22',
    says: 'What a device needs to sign in with a passkey, as PublicKeyCredentialRequestOptionsJSON.',
    may: 'anyone',
    returns: PasskeyOptions,
  }),

  signInWithPasskey: call('POST credentials/sign-in/passkey', {
    id: 'K-CRD-23',
    says: 'Signs in with what the device signed, as AuthenticationResponseJSON. No second factor is asked for: the device has done so.',
    may: 'anyone',
    body: record({ Response: text({ min: 2, max: 20_000 }) }),
    returns: Session,
    fails: ['BadRequest', 'Locked'],
  }),

  beginSingleSignOn: call('POST credentials/sign-in/sso', {
    id: 'K-CRD-24',
    says: 'Where the browser goes to sign in with the identity provider of a company, by the domain of an address.',
    may: 'anyone',
    body: record({ Username: email() }),
    returns: record({ Location: text({ max: 4000 }) }),
    fails: ['ResourceNotFound', 'Forbidden', 'TooManyRequests'],
  }),

  endSingleSignOn: call('POST credentials/sign-in/sso/answer', {
    id: 'K-CRD-25',
    says: 'Signs in with what the provider sent the browser back with, in the browser that it was sent from.',
    may: 'anyone',
    body: record({ Query: text({ min: 1, max: 8000 }) }),
    returns: Session,
    fails: ['Forbidden', 'Locked', 'SecondFactorRequired'],
  }),

  releaseIdentity: call('DELETE credentials/users/{id}/identity', {
    id: 'K-CRD-26',
    says: 'Releases a person from the account at the identity provider with which they signed in before: the next one that the provider confirms for their address takes its place. Doing it again changes nothing.',
    may: 'user.write',
    needs: { id: 'userId is required' },
    path: { id: id('user') },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
