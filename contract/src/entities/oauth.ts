import { authorizationStates, programActions, programKinds } from '../enumerations/index.ts'
import { askablePermissions } from '../permissions.ts'
import { entity, id, instant, list, maybe, oneOf, record, text, yes } from '../words/index.ts'
import { dottedAppId } from './app.ts'
import { CompanyRef } from './company.ts'

/** A program that waits for a person's answer, and what it could do in the company that they have entered. */
export const AuthorizationRequest = entity('AuthorizationRequest', {
  Id: text({ max: 100 }),
  Client: dottedAppId(),
  Company: CompanyRef,
  State: oneOf(authorizationStates),
  Permissions: list(oneOf(askablePermissions)),
  Profile: yes(),
  Email: yes(),
  Offline: yes(),
  Host: text({ max: 300, says: 'Where the browser goes with the answer.' }),
})

/** What a person has allowed a program in one company. */
export const Consent = entity('Consent', {
  Id: id('consent'),
  Client: dottedAppId(),
  Company: maybe(CompanyRef),
  Permissions: list(oneOf(askablePermissions)),
  Allowed: instant(),
  /** Until when at last, however often its tokens were replaced. */
  Expires: instant(),
})

/** A program that works for people of the company; without permissions of its own, with all that the person may do. */
export const Program = entity('Program', {
  Id: id('program'),
  Kind: oneOf(programKinds),
  Name: text({ says: 'How the program is called; for a token, what it was made with.' }),
  User: record({ Id: id('user'), Name: text() }),
  Company: maybe(CompanyRef),
  Permissions: maybe(list(oneOf(askablePermissions))),
  Since: instant(),
  LastUsed: maybe(instant()),
  Expires: maybe(instant()),
  allowedActions: list(oneOf(programActions)),
})
