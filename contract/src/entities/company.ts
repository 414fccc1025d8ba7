import {
  accountStates,
  accountTypes,
  channelObstacles,
  companySizes,
  connectionAgreements,
  connectionParts,
  connectionStates,
  connectionTypes,
  dispatchChannels,
  locationTypes,
  relationTypes,
} from '../enumerations/index.ts'
import {
  country,
  currency,
  email,
  entity,
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
  /** Where the company has such an image: a path on this installation, new with each image. */
  LogoURL: maybe(text({ max: 200 })),
  BackgroundURL: maybe(text({ max: 200 })),
  Created: instant(),
  Modified: instant(),
})

/** A company as it is sent to be saved, which may be as it was read. */
export const CompanyInput = entity('CompanyInput', {
  CompanyAccountId: maybe(id('company')),
  CompanyName: maybe(text({ min: 1 })),
  Country: maybe(country()),
  Currency: maybe(currency()),
  State: maybe(oneOf(accountStates)),
  AccountType: maybe(oneOf(accountTypes)),
  Industry: maybe(text({ max: 60 })),
  Size: maybe(oneOf(companySizes)),
  ParentCompanyAccountId: maybe(id('company')),
  Identifiers: maybe(list(SchemeValue, { max: 50 })),
  AddressLines: maybe(list(SchemeValue, { max: 50 })),
  /** Whether companies that are not connected find it in the directory. */
  PublicProfile: maybe(yes()),
  LogoURL: maybe(text({ max: 200 })),
  BackgroundURL: maybe(text({ max: 200 })),
  Created: maybe(instant()),
  Modified: maybe(instant()),
})

/** responses.md B, GET account/branches: a branch, and the company that it is. */
export const Branch = entity('Branch', {
  Id: id('company'),
  State: oneOf(accountStates),
  AccountType: oneOf(accountTypes),
  Industry: maybe(text({ max: 60 })),
  Size: maybe(oneOf(companySizes)),
  Currency: currency(),
  ParentCompanyAccountId: maybe(id('company')),
  Company: record({
    CompanyName: text(),
    Country: country(),
    Identifier: list(SchemeValue),
    AddressLine: list(SchemeValue),
    Created: instant(),
    Modified: instant(),
  }),
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
  /** Of a partner who is no member. */
  Email: maybe(text({ max: 254 })),
  /** Where a partner who is no member receives over Peppol: a scheme of the EAS code list, and the id in it. */
  EndpointId: maybe(SchemeValue),
  /** The ways to this partner, the usual one first; what is simulated leaves nothing outside of this installation. */
  Channels: list(record({ Channel: oneOf(dispatchChannels), Simulated: yes() })),
  /** The ways that do not lead to this partner, and why not. */
  ClosedChannels: list(record({ Channel: oneOf(dispatchChannels), Why: oneOf(channelObstacles) })),
  /** What the partner may send to this company in another's name; absent where that is nothing. */
  Agreements: maybe(list(oneOf(connectionAgreements), { max: 2 })),
  /** When somebody here made sure that the partner is who it says it is; absent where nobody has. */
  Verified: maybe(instant()),
  /** What the company that asks wrote to the one that is asked, until it answers. */
  Message: maybe(text()),
  /** F-142: what stands open between the two besides the state. */
  RelationTypes: list(oneOf(relationTypes)),
  /** In a list that asks for a property: what the company keeps under it (F-187). */
  PropertyValue: maybe(text({ max: 10_000 })),
  Created: instant(),
  AllowedActions: list(text({ max: 40 })),
  Parts: list(oneOf(connectionParts)),
})

/** responses.md B, network: a company that asks for a connection, since when, and the connection that it would be. */
export const ConnectionRequest = entity('ConnectionRequest', {
  Id: id('connection'),
  SenderCompanyAccountId: id('company'),
  Received: instant(),
  Connection,
})

/** A partner who is no member of the network. */
export const ExternalPartner = entity('ExternalPartner', {
  CompanyName: text({ min: 1 }),
  Country: country(),
  Email: maybe(text({ max: 254 })),
  EndpointId: maybe(SchemeValue),
  Identifiers: maybe(list(SchemeValue, { max: 50 })),
  AddressLines: maybe(list(SchemeValue, { max: 50 })),
})

const address = {
  data: list(SchemeValue, { max: 50 }),
  location_type: oneOf(locationTypes),
  legal_note: maybe(text({ max: 2000 })),
  is_default_location: yes(),
}

/** F-174 */
export const CompanyAddress = entity('CompanyAddress', { id: id('address'), company_id: id('company'), ...address })

/** An address as it is sent; the path says whose it is. */
export const CompanyAddressInput = entity('CompanyAddressInput', {
  id: maybe(id('address')),
  company_id: maybe(id('company')),
  ...address,
})

/** The value of a setting that a company keeps under a tag and a key. */
export const CompanyConfig = entity('CompanyConfig', { Value: text({ max: 10_000 }), Modified: maybe(instant()) })

/** A setting with its tag and key. */
export const CompanySetting = entity('CompanySetting', {
  Tag: text({ max: 100 }),
  Key: text({ max: 100 }),
  Value: text({ max: 10_000 }),
  Modified: instant(),
})

/** responses.md B, PUT account/branches/new; its ReturnUrl is not read, for a link leads to this shell alone. */
export const NewBranch = entity('NewBranch', {
  User: record({
    Id: maybe(id('user')),
    Person: record({ Email: email() }),
    ReturnUrl: maybe(text({ max: 1000 })),
    Language: maybe(language()),
    TimeZone: maybe(text({ max: 60 })),
    Visible: maybe(yes()),
  }),
  CompanyAccount: record({
    Company: record({
      CompanyName: text({ min: 1 }),
      Country: country(),
      Identifier: maybe(list(SchemeValue, { max: 50 })),
      AddressLine: maybe(list(SchemeValue, { max: 50 })),
    }),
  }),
  From: maybe(text({ max: 100 })),
  SendActivationEmail: maybe(yes()),
  ParentCompanyAccountId: maybe(id('company')),
  Properties: maybe(record({ termsandconditions: maybe(text({ max: 100 })) })),
})
