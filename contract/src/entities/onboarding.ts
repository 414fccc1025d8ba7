import {
  featureTypes,
  headerMappingTypes,
  masterDataFileActions,
  masterDataStates,
  matchingMethods,
  supplierProperties,
  supplierStates,
} from '../enumerations/index.ts'
import {
  country,
  email,
  entity,
  id,
  instant,
  list,
  mapOf,
  maybe,
  oneOf,
  record,
  text,
  whole,
  yes,
} from '../words/index.ts'

/** A step that a person may take next in a company; its words are in the reader’s language. */
export const OnboardingCard = entity('OnboardingCard', {
  id: text({ min: 1, max: 60 }),
  title: text({ max: 200 }),
  text: text({ max: 1000 }),
  /** What the way there is called. */
  action: maybe(text({ max: 200 })),
  /** The way there: an app and its path, `#/Kontor.Admin/company`. */
  link: maybe(text({ max: 1000 })),
  done: maybe(yes()),
  dismissed: maybe(yes()),
  order: maybe(whole({ min: 0, max: 1000 })),
})

/** F-127, F-205: a file of suppliers on its way in. */
export const MasterDataFile = entity('MasterDataFile', {
  Id: id('masterDataFile'),
  FileName: text({ max: 300 }),
  SupplierGroupId: id('supplierGroup'),
  FeatureType: maybe(oneOf(featureTypes)),
  State: oneOf(masterDataStates),
  Rows: whole({ min: 0 }),
  Errors: whole({ min: 0 }),
  Created: instant(),
  Modified: instant(),
  /** Of its status: the columns in their order, and to which property each goes. */
  Columns: maybe(
    list(record({ Heading: text({ max: 200 }), Property: maybe(oneOf(supplierProperties)) }), { max: 60 }),
  ),
  /** Of its status: the properties without which nobody can be invited, where no column goes to them. */
  MissingProperties: maybe(list(oneOf(supplierProperties))),
  /** Of its status, once it is approved: how many invitations are on their way or there. */
  Invited: maybe(whole({ min: 0 })),
  /** Of its status. */
  AllowedActions: maybe(list(oneOf(masterDataFileActions))),
})

/** One row of it: a supplier, what was read of it, and whom in the network it matches. `Index` is its line in the file. */
export const MasterDataRow = entity('MasterDataRow', {
  Index: whole({ min: 0 }),
  Values: mapOf(text()),
  MatchedCompanyAccountId: maybe(id('company')),
  MatchingMethod: maybe(oneOf(matchingMethods)),
})

/** `Row` is the line in the file, `Column` its heading, and `Property` what the column goes to. */
export const MasterDataError = entity('MasterDataError', {
  Row: whole({ min: 0 }),
  Column: text({ max: 200 }),
  Property: oneOf(supplierProperties),
  Value: text(),
  Message: text(),
})

/**
 * F-206: found by its token. Who invites is given the supplier’s SourceId as `Token`, by which the invitation is taken back:
 * the secret stands in the mail alone.
 */
export const OnboardingInvitation = entity('OnboardingInvitation', {
  Token: text({ max: 200 }),
  SourceId: text({ max: 60 }),
  CompanyName: text(),
  Email: email(),
  InviterCompanyAccountId: id('company'),
  InviterCompanyName: text(),
  Created: instant(),
  Expires: instant(),
  Accepted: yes(),
  /** How the inviter's invitations look. */
  Title: maybe(text({ max: 200 })),
  Text: maybe(text({ max: 4000 })),
  Colour: maybe(text({ max: 7 })),
})

/** A link to hand over where a mail does not lead. It is shown once. */
export const OnboardingLink = entity('OnboardingLink', { Url: text({ max: 500 }), Expires: instant() })

export const OnboardingContact = entity('OnboardingContact', {
  SourceId: maybe(text({ max: 60, says: 'A UUID; a new one where it is absent.' })),
  CompanyName: text({ min: 1 }),
  Country: country(),
  Email: email(),
  FirstName: maybe(text({ max: 100 })),
  LastName: maybe(text({ max: 100 })),
  Phone: maybe(text({ max: 60 })),
  SupplierGroupId: maybe(id('supplierGroup')),
  Language: maybe(text({ max: 35, says: 'BCP 47; that of the country where it is absent.' })),
})

/** A supplier on its way in, as the company that invites sees it. */
export const OnboardingSupplier = entity('OnboardingSupplier', {
  SourceId: id('contact'),
  CompanyName: text(),
  Country: country(),
  Email: email(),
  State: oneOf(supplierStates),
  SupplierGroupId: maybe(id('supplierGroup')),
  Invited: maybe(instant()),
  Opened: maybe(instant()),
  Joined: maybe(instant()),
  Expires: maybe(instant()),
  /** Why the last mail did not leave, as the mail server says it; empty where there is no mail server. */
  NotSent: maybe(text()),
  ConnectionId: maybe(id('connection')),
  CompanyAccountId: maybe(id('company')),
  AllowedActions: list(text({ max: 40 })),
})

export const SupplierGroup = entity('SupplierGroup', {
  Id: id('supplierGroup'),
  GroupName: text({ max: 100 }),
  CompanyAccountId: id('company'),
  SupplierCount: whole({ min: 0 }),
  /** Files that are neither approved nor deleted. */
  OpenFiles: whole({ min: 0 }),
  /** How many suppliers stand where; only what there is. */
  States: list(record({ State: oneOf(supplierStates), Count: whole({ min: 0 }) }), { max: 10 }),
})

/** F-128: to which property a column of a file goes. */
export const HeaderMapping = entity('HeaderMapping', {
  Header: text({ max: 100 }),
  Type: oneOf(headerMappingTypes),
  Property: oneOf(supplierProperties),
  Required: yes(),
})

export const FeatureSetting = entity('FeatureSetting', {
  Enabled: yes(),
  Values: maybe(list(record({ Key: text({ max: 100 }), Value: text({ max: 4000 }) }), { max: 100 })),
})

export const BrandingSetting = entity('BrandingSetting', {
  Title: maybe(text({ max: 200 })),
  Text: maybe(text({ max: 4000 })),
  LogoUrl: maybe(text({ max: 1000 })),
  Colour: maybe(text({ max: 7, pattern: '^#[0-9a-fA-F]{6}$', example: '#2f6f4e' })),
})
