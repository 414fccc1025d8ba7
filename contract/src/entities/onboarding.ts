import { featureTypes, headerMappingTypes, masterDataStates, matchingMethods } from '../enumerations/index.ts'
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

/** Something that a company can do to be at home, as a card of the home page. */
export const OnboardingCard = entity('OnboardingCard', {
  id: text({ min: 1, max: 60 }),
  title: text({ max: 200 }),
  text: text({ max: 1000 }),
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
})

/** One row of it: a supplier, what was read of it, and whom in the network it matches. */
export const MasterDataRow = entity('MasterDataRow', {
  Index: whole({ min: 0 }),
  Values: mapOf(text()),
  MatchedCompanyAccountId: maybe(id('company')),
  MatchingMethod: maybe(oneOf(matchingMethods)),
})

export const MasterDataError = entity('MasterDataError', {
  Row: whole({ min: 0 }),
  Column: text({ max: 100 }),
  Value: text(),
  Message: text(),
})

/** F-206: found by its token. */
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
})

export const OnboardingContact = entity('OnboardingContact', {
  SourceId: maybe(text({ max: 60 })),
  CompanyName: text({ min: 1 }),
  Country: country(),
  Email: email(),
  FirstName: maybe(text({ max: 100 })),
  LastName: maybe(text({ max: 100 })),
  Phone: maybe(text({ max: 60 })),
  SupplierGroupId: maybe(id('supplierGroup')),
})

export const SupplierGroup = entity('SupplierGroup', {
  Id: id('supplierGroup'),
  GroupName: text({ max: 100 }),
  CompanyAccountId: id('company'),
  SupplierCount: whole({ min: 0 }),
})

/** F-128: to which property a column of a file goes. */
export const HeaderMapping = entity('HeaderMapping', {
  Header: text({ max: 100 }),
  Type: oneOf(headerMappingTypes),
  Property: text({ max: 100 }),
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
