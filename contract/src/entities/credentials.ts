import { signInLinkPurposes, signInLinkStates } from '../enumerations/index.ts'
import { email, entity, instant, oneOf, text, whole } from '../words/index.ts'

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
