import { type ResponseCode, responseCodes } from '@kontor/contract'
import { type Entry, partyOf, whyNot } from '../../entries/index.ts'

/** Where a document stands: its state, and what its party can answer now. */
export const processOf = (entry: Entry) => ({
  DocumentId: entry.id,
  Step: entry.state,
  Outcomes: responseCodes.filter((code: ResponseCode) => whyNot(code, partyOf(entry), entry) === undefined),
  Since: entry.modified.toISOString(),
})
