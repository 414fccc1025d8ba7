import { type ResponseCode, responseCodes } from '@kontor/contract'
import { answers, type Entry, whyNotDo } from '../../entries/index.ts'

/** Where a document stands: its state, and what its party can answer now. */
export const processOf = (entry: Entry) => ({
  DocumentId: entry.id,
  Step: entry.state,
  Outcomes: responseCodes.filter((code: ResponseCode) => whyNotDo(answers[code].action, entry) === undefined),
  Since: entry.modified.toISOString(),
})
