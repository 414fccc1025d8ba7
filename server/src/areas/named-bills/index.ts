import { defineInternalArea } from '../../platform/index.ts'
import { billsNamed } from '../exchange/index.ts'
import { leadLines } from './commands/lead-lines.ts'

export { leadLines } from './commands/lead-lines.ts'
export { makeNaming } from './commands/make-naming.ts'
export { common, lineNaming } from './line-naming.ts'
export { type Nameable, nameableWith, shownNameable } from './nameable-bills.ts'
export { levelIn, namedIn, namingsOf, shownNaming } from './namings.ts'

/** Drafts of documents whose lines name bills, and what becomes of those lines once they arrive. It serves no call. */
export const area = defineInternalArea('namedBills', {
  listeners: { [billsNamed]: (uow, { documentId }) => leadLines(uow, String(documentId)) },
})
