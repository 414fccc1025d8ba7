import { accountStates } from '../enumerations.ts'
import { email, entity, exactly, id, instant, language, list, maybe, oneOf, record, text, yes } from '../words/index.ts'
import { ActiveApp } from './app.ts'
import { Company } from './company.ts'

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
  Memberships: list(record({ UserId: id('user'), GroupId: id('company'), Role: id('role') })),
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
})

export const AppToken = entity('AppToken', { Token: text({ max: 300 }), ExpiresAt: instant() })
