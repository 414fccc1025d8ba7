import { providerFactors, signInLinkPurposes, signInLinkStates } from '../enumerations/index.ts'
import { email, entity, id, instant, list, maybe, oneOf, text, whole, yes } from '../words/index.ts'

/** What a one-time link is for, told to whoever holds it. */
export const SignInLink = entity('SignInLink', {
  Purpose: oneOf(signInLinkPurposes),
  State: oneOf(signInLinkStates),
  Username: email(),
  Name: text(),
  CompanyName: text(),
  Expires: instant(),
  /** The fewest characters of a password. */
  FewestCharacters: whole(),
})

/** A one-time link as whoever hands it over gets it, once. */
export const IssuedSignInLink = entity('IssuedSignInLink', {
  Purpose: oneOf(signInLinkPurposes),
  Url: text({ max: 500 }),
  Expires: instant(),
})

/** The second factor of a person: an authenticator app, with recovery codes. */
export const SecondFactor = entity('SecondFactor', {
  On: yes(),
  Since: maybe(instant()),
  /** A company in which the person works asks for it. */
  Demanded: yes(),
  RecoveryCodesLeft: whole(),
})

/** What an authenticator app is set up with: the secret in base32 to type, the same as an otpauth address to draw. */
export const SecondFactorSecret = entity('SecondFactorSecret', { Secret: text({ max: 100 }), Uri: text() })

/** Each stands in for a code once. */
export const RecoveryCodes = entity('RecoveryCodes', { RecoveryCodes: list(text({ max: 40 }), { max: 20 }) })

/** What a company asks of its people when they sign in. */
export const SignInRules = entity('SignInRules', { SecondFactor: yes() })

/** The identity provider of a company, as the operator set it up. */
export const IdentityProvider = entity('IdentityProvider', {
  Issuer: text({ max: 2000 }),
  Domains: list(text({ max: 255 })),
  /** People with an address of these domains sign in in no other way. */
  Required: yes(),
  SecondFactor: oneOf(providerFactors),
})

/** A passkey of a person, by the name that they gave it. */
export const Passkey = entity('Passkey', {
  Id: id('passkey'),
  Name: text({ max: 100 }),
  Created: instant(),
  LastUsed: maybe(instant()),
})

/** What a browser's WebAuthn takes, as JSON text. */
export const PasskeyOptions = entity('PasskeyOptions', { Options: text({ max: 20_000 }) })
