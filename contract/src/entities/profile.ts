import {
  companyDataTypes,
  imageTypes,
  noteActions,
  noteTypes,
  noteVisibilities,
  recommendationActions,
} from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, text, yes } from '../words/index.ts'

/** F-139: a field that a company asks its partners to fill in. */
export const ProfileField = entity('ProfileField', {
  id: text({ min: 1, max: 60 }),
  label: text({ min: 1, max: 200 }),
  type: oneOf(companyDataTypes),
  required: yes(),
  /** What a partner gave: text, or a day as YYYY-MM-DD. */
  value: maybe(text({ max: 4000 })),
  /** The file that a partner gave. */
  fileName: maybe(text({ max: 300 })),
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
  /** Absent where they were erased. */
  createdBy: maybe(id('user')),
  createdByName: maybe(text()),
  allowedActions: maybe(list(oneOf(noteActions), { max: 1 })),
})

export const ProfileImage = entity('ProfileImage', {
  type: oneOf(imageTypes),
  mimeType: text({ max: 100 }),
  url: text({ max: 1000 }),
})

/** F-179 */
export const Recommendation = entity('Recommendation', {
  Id: maybe(id('recommendation')),
  SenderCompanyAccountId: id('company'),
  ReceiverCompanyAccountId: id('company'),
  Message: text({ min: 1, max: 4000 }),
  Visible: maybe(yes()),
  Created: maybe(instant()),
  /** As the sender was called then. */
  SenderCompanyName: maybe(text()),
  AllowedActions: maybe(list(oneOf(recommendationActions), { max: 2 })),
})
