import { id, instant, list, maybe, oneOf, text, yes } from '../../words/index.ts'

/** The states of a document's answers and its payment, as programs of this kind call them (responses.md B). */
export const processStates = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'DISPUTED',
  'CANCELED',
  'OVERDUE',
  'PAID',
  'INVOICED',
  'AWAITING_ASSISTANCE',
  'ASSISTANCE_PROVIDED',
  'ASSISTANCE_CANCELED',
  'PUNCHOUT_SENT',
  'PUNCHOUT_EDIT',
] as const

/** By what programs narrow a list that was written for such an API (responses.md A). */
export const forPrograms = {
  query: maybe(text({ max: 200, says: 'The same as q.' })),
  since: maybe(instant()),
  sentBy: maybe(id('company')),
  sentTo: maybe(id('company')),
  processState: maybe(list(oneOf(processStates), { max: 13 })),
  onlydeleted: yes(false),
  // With it, and neither people nor sources, a page may have 10,000 rows.
  _onlyIndex: yes(false),
  includeSourceDocuments: yes(false),
  populatePersonInfo: yes(true),
}
