import { defineInternalArea } from '../../platform/index.ts'
import { policy } from './policy.ts'

export { contentFaults, contentOf } from './bound-content.ts'
export { becomeOverdue } from './commands/become-overdue.ts'
export { logSaved } from './commands/log-saved.ts'
export { noteApproval } from './commands/note-approval.ts'
export { noteMatch } from './commands/note-match.ts'
export { noteWorkflow } from './commands/note-workflow.ts'
export { setClosed } from './commands/set-closed.ts'
export { addEntry, changeEntry } from './commands/write-entry.ts'
export { countedFields, rollupColumns, rollupDimensions } from './counted-fields.ts'
export { type Entry, type NewEntry, newEntry, receivedEntry } from './entry.ts'
export { faultsInPages, type Reading, whyNotBound } from './log-binding.ts'
export { messagesFor, reasonText } from './messages/index.ts'
export { noDocument } from './not-found.ts'
export { policy } from './policy.ts'
export {
  agreedBefore,
  answerReasons,
  areWarned,
  billedOver,
  billsWith,
  contentsAfter,
  entriesAnswering,
  entriesAnsweringAny,
  entriesBackBy,
  entriesFollowing,
  entriesPastDue,
  findAnswered,
  findEntries,
  findEntry,
  firstBillsOf,
  lapsing,
  lockEntry,
  type OwedEntry,
  openSales,
  openTo,
  owedByDay,
  owedCount,
  owedPage,
  receivedBetween,
} from './queries.ts'
export { reachOf, whyNotReach } from './rules/access.ts'
export { allowedActions, rightFor, whyNotDo } from './rules/actions.ts'
export { whyNotAdvise } from './rules/advising.ts'
export { afterAnswer, answers, asksForAnswer, whyNot, whyNotApprovable } from './rules/answers.ts'
export { endsOrder, progressOf, whyNotCancelOrder, whyNotEnd } from './rules/cancelling.ts'
export { dayBy, firstClock, lastClock } from './rules/clocks.ts'
export { whyNotClose } from './rules/closing.ts'
export { daysAfter, daysBefore, daysBetween, lastOfMonth, weekOf } from './rules/days.ts'
export type { HeldAnswer, OnHold } from './rules/fields.ts'
export { turnsInto } from './rules/flip.ts'
export { otherSide, relationBackOf, relationOf, sideOfSender, systemTagsOf } from './rules/folders.ts'
export { isOver } from './rules/holding.ts'
export { orderKindOf, whyNotFollow } from './rules/order-kind.ts'
export { counterpartOf, isWithSamePartner, otherParty, type Party, partnerNameOf, partyOf } from './rules/parties.ts'
export { discountOn, discountsOf, isPartlyPaid, openOf } from './rules/parts.ts'
export { whyNotSetOff } from './rules/paying.ts'
export { whyNotNameAsOwed, whyNotRemind } from './rules/reminding.ts'
export { hasVersions } from './rules/revising.ts'
export { afterDueDate, expandStates, isPastDue, isReceived, type Standing, stands, stateOf } from './rules/states.ts'
export { toConfirm, warningsOf } from './rules/warnings.ts'
export { type Checks, refuseInvalid, typeFor } from './validation.ts'
export { accountsOf, answerColumns, contentColumns, headOf, type Subject } from './values/head.ts'
export { isUuid } from './values/ids.ts'
export {
  currenciesOfExponent,
  exponentOf,
  fromMinor,
  maxMinor,
  minMinor,
  storable,
  toMinor,
} from './values/money.ts'
export { noProfile, profileIds, profileOf, profiles, typeOfProfile, typeOfUbl, ublNameOf } from './values/profiles.ts'
export { fromWire, partOnWire, reasonsFor, toWire } from './values/reasons.ts'
export { searchWords } from './values/search.ts'
export { draftsFrom, targetsFrom } from './values/targets.ts'
export { briefOf } from './views/brief.ts'
export { known } from './views/known.ts'
export { onHoldOf } from './views/on-hold.ts'
export { writeTransaction } from './write-transaction.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    document: true
  }
}

/** A party's own entry for a document, and the rules on it: what all areas of documents stand on. It serves no call. */
export const area = defineInternalArea('entries', {
  policy,
  objectTypes: ['document'],
  tableExports: {
    document: { fileEnding: '.xml' },
    document_words: { leftOut: 'follows from the documents' },
    document_change: { leftOut: 'follows from the documents' },
  },
})
