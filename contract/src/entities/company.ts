import { accountStates, accountTypes, companySizes, connectionStates, connectionTypes } from '../enumerations.ts'
import { country, currency, entity, id, instant, list, maybe, oneOf, text, yes } from '../words/index.ts'
import { SchemeValue } from './common.ts'

/** F-171, F-173; responses.md B, GET account. */
export const Company = entity('Company', {
  CompanyAccountId: id('company'),
  CompanyName: text(),
  Country: country(),
  Currency: currency(),
  State: oneOf(accountStates),
  AccountType: oneOf(accountTypes),
  Industry: maybe(text({ max: 60 })),
  Size: maybe(oneOf(companySizes)),
  ParentCompanyAccountId: maybe(id('company')),
  Identifiers: list(SchemeValue),
  AddressLines: list(SchemeValue),
  PublicProfile: yes(),
  Created: instant(),
  Modified: instant(),
})

export const CompanyRef = entity('CompanyRef', { Id: id('company'), Name: text(), Country: country() })

/** F-176; responses.md B, network. */
export const Connection = entity('Connection', {
  ConnectionId: id('connection'),
  ConnectionType: oneOf(connectionTypes),
  State: oneOf(connectionStates),
  FromCompanyAccountId: id('company'),
  ToCompanyAccountId: id('company'),
  CompanyAccountId: id('company'),
  CompanyName: text(),
  Country: country(),
  Identifiers: list(SchemeValue),
  AddressLines: list(SchemeValue),
  Created: instant(),
  AllowedActions: list(text({ max: 40 })),
})
