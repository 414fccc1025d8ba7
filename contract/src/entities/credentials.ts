import { signInLinkPurposes, signInLinkStates } from '../enumerations/index.ts'
import { email, entity, instant, oneOf, text } from '../words/index.ts'

/** What a one-time link is for, told to whoever holds it. */
export const SignInLink = entity('SignInLink', {
  Purpose: oneOf(signInLinkPurposes),
  State: oneOf(signInLinkStates),
  Username: email(),
  Name: text(),
  CompanyName: text(),
  Expires: instant(),
})
