import { accountStates, personActions } from '../enumerations/index.ts'
import {
  date,
  email,
  entity,
  exactly,
  id,
  instant,
  language,
  list,
  maybe,
  oneOf,
  record,
  text,
  yes,
} from '../words/index.ts'
import { ActiveApp } from './app.ts'
import { Company } from './company.ts'
import { TermsAsked } from './terms.ts'

/** When a person is away, both days included; told until it is over. */
export const Absence = entity('Absence', {
  From: date(),
  Until: date(),
  /** Whether it is one of these days where the person lives. */
  Now: yes(),
  /** Who stands in meanwhile. */
  Substitute: maybe(record({ UserId: id('user'), Name: text() })),
})

/** F-199; responses.md B, users. */
export const User = entity('User', {
  Id: id('user'),
  CompanyAccountId: id('company'),
  CompanyName: text(),
  Created: instant(),
  FirstName: text({ max: 100 }),
  LastName: text({ max: 100 }),
  Title: maybe(text({ max: 100 })),
  Username: email(),
  Language: language(),
  TimeZone: text({ max: 60 }),
  State: oneOf(accountStates),
  Type: exactly('PERSON'),
  RoleId: maybe(id('role')),
  Visible: yes(),
  Away: maybe(Absence),
  Memberships: list(record({ UserId: id('user'), GroupId: id('company'), Role: id('role') })),
  /** Where a list asks for it: what the reader may do with the person. */
  AllowedActions: maybe(list(oneOf(personActions))),
})

/** F-353 */
export const Membership = entity('Membership', {
  /** As a membership is read; it is the person's all the same. */
  UserId: maybe(id('user')),
  GroupId: id('company'),
  Role: id('role'),
})

/** F-199 to F-201: a person as they are sent, which may be as they were read. */
export const UserInput = entity('UserInput', {
  Id: maybe(id('user')),
  CompanyAccountId: maybe(id('company')),
  CompanyName: maybe(text()),
  Created: maybe(instant()),
  FirstName: text({ max: 300 }),
  LastName: text({ max: 300 }),
  Title: maybe(text({ max: 300 })),
  Username: maybe(email()),
  Language: maybe(language()),
  TimeZone: maybe(text({ max: 60 })),
  State: maybe(oneOf(accountStates)),
  Type: maybe(exactly('PERSON')),
  RoleId: maybe(id('role')),
  Visible: maybe(yes()),
  Away: maybe(Absence),
  Memberships: maybe(list(Membership, { max: 1000 })),
  AllowedActions: maybe(list(oneOf(personActions))),
})

/** What a person is in the business: cost centre, manager, approval limit. */
export const BusinessProperty = entity('BusinessProperty', {
  Name: text({ min: 1, max: 100 }),
  Value: text(),
  GroupId: maybe(id('company')),
})

/** What the shell needs to open: the person, where they are, where they may go. */
export const Session = entity('Session', {
  User,
  Company,
  Companies: list(
    record({ Id: id('company'), Name: text(), Country: text({ max: 2 }), ParentId: maybe(id('company')) }),
  ),
  Permissions: list(text({ max: 60 })),
  Apps: list(ActiveApp),
  ApiOrigin: text({ max: 300, says: 'Where apps of other origins call the API: the app host.' }),
  ExpiresAt: instant(),
  Terms: maybe(TermsAsked),
  Position: text({
    max: 20,
    pattern: '^\\d+$',
    example: '41',
    says: 'The position in the log of the company that all answers from now on are as new as: the live stream followed from it tells the rest.',
  }),
})

export const AppToken = entity('AppToken', { Token: text({ max: 300 }), ExpiresAt: instant() })
