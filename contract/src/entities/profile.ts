import { companyDataTypes, dashboardCards, imageTypes, noteTypes, noteVisibilities } from '../enumerations/index.ts'
import { date, entity, id, instant, list, maybe, oneOf, text, yes } from '../words/index.ts'

/** F-139: a field that a company asks its partners to fill in. */
export const ProfileField = entity('ProfileField', {
  id: text({ min: 1, max: 60 }),
  label: text({ min: 1, max: 200 }),
  type: oneOf(companyDataTypes),
  required: yes(),
  value: maybe(text({ max: 4000 })),
})

/** F-188: what a company writes down about a partner; UPLOAD is a file. */
export const Note = entity('Note', {
  id: maybe(id('note')),
  label: text({ min: 1, max: 300 }),
  visibility: oneOf(noteVisibilities),
  targetCompanyId: id('company'),
  type: oneOf(noteTypes),
  text: maybe(text({ max: 10_000 })),
  fileName: maybe(text({ max: 300 })),
  created: maybe(instant()),
  createdBy: maybe(id('user')),
})

export const ProfileImage = entity('ProfileImage', {
  type: oneOf(imageTypes),
  mimeType: text({ max: 100 }),
  url: text({ max: 1000 }),
})

/** F-187 */
export const RelationshipProperty = entity('RelationshipProperty', {
  relationshipPropertyId: text({ min: 1, max: 100 }),
  value: text(),
  connectionId: maybe(id('connection')),
})

/** F-131: which cards a company shows. */
export const DashboardConfig = entity('DashboardConfig', {
  cards: list(oneOf(dashboardCards), { max: 4 }),
  goLiveDate: maybe(date()),
})

/** F-179 */
export const Recommendation = entity('Recommendation', {
  Id: maybe(id('recommendation')),
  SenderCompanyAccountId: id('company'),
  ReceiverCompanyAccountId: id('company'),
  Message: text({ min: 1, max: 4000 }),
  Visible: maybe(yes()),
  Created: maybe(instant()),
})
