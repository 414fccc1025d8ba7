import { signInLinkStates } from '../enumerations/index.ts'
import {
  country,
  currency,
  email,
  entity,
  instant,
  language,
  list,
  maybe,
  oneOf,
  record,
  text,
  whole,
} from '../words/index.ts'
import { SchemeValue } from './common.ts'

/** What a link to create a company is for, told to whoever holds it. */
export const RegistrationLink = entity('RegistrationLink', {
  State: oneOf(signInLinkStates),
  /** The company that invites, with which the new one is connected; absent where the operator does. */
  InviterName: maybe(text()),
  Expires: instant(),
  /** The fewest characters of a password. */
  FewestCharacters: whole(),
})

/** A link to create a company as whoever hands it over gets it, once. */
export const IssuedRegistrationLink = entity('IssuedRegistrationLink', { Url: text({ max: 500 }), Expires: instant() })

/** A new company with its first administrator. */
export const Registration = entity('Registration', {
  /** The secret of a link; not needed where the operator lets everybody create a company. */
  Token: maybe(text({ min: 1, max: 300 })),
  Company: record({
    CompanyName: text({ min: 1, max: 200 }),
    Country: country(),
    Currency: currency(),
    Identifiers: maybe(list(SchemeValue, { max: 20 })),
  }),
  Administrator: record({
    FirstName: text({ max: 100 }),
    LastName: text({ min: 1, max: 100 }),
    Username: email(),
    Password: text({ min: 1, max: 4000 }),
    Language: language(),
    TimeZone: text({ max: 60 }),
  }),
})
