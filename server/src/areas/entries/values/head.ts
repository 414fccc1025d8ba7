import type { TradeType } from '@kontor/contract'
import { isDay } from '@kontor/ubl'
import type { Parsed } from '../../parsing/index.ts'
import type { Entry } from '../entry.ts'
import { sideOfSender } from '../rules/folders.ts'
import { cancellation } from '../rules/order-kind.ts'
import { type Party, partyOf } from '../rules/parties.ts'
import { lettersAndFigures } from '../rules/references.ts'
import { exponentOf, maxMinor, toMinor } from './money.ts'
import { profileOf } from './profiles.ts'
import { fromWire, paidInPart, partOnWire } from './reasons.ts'

export type Subject = Pick<Entry, 'id' | 'side' | 'conversationId' | 'delivery'>

/** The columns that a document's content fills by itself. A reader's text is cut to what the contract sends. */
export function contentColumns(type: TradeType, parsed: Parsed) {
  const currency = currencyOf(parsed.currency)
  const minor = parsed.amount === undefined ? undefined : toMinor(parsed.amount, exponentOf(currency))
  return {
    type,
    profileId: profileOf(type),
    businessId: parsed.number.slice(0, 1000),
    issueDate: dayOf(parsed.issueDate),
    dueDate: dayOf(parsed.dueDate),
    currency,
    amount: minor === undefined ? null : (parsed.amount ?? null),
    amountMinor: minor === undefined || minor > maxMinor || minor < -maxMinor ? null : String(minor),
    senderName: parsed.senderName.slice(0, 1000),
    receiverName: parsed.receiverName.slice(0, 1000),
    payeeAccounts: accountsOf(parsed.payeeAccounts).join(' '),
    orderType: orderTypeIn(type, parsed),
    paymentReference: lettersAndFigures(parsed.paymentReference ?? '').slice(0, 140),
    discounts: parsed.discounts.map(({ until, amount }) => `${until}:${amount}`).join(' '),
    note: parsed.note?.slice(0, 4000) ?? null,
    items: parsed.items.join(' ').slice(0, 1000) || null,
    requesterName: parsed.requesterName?.slice(0, 1000) ?? null,
    accountingSystemId: parsed.accountingCost?.slice(0, 1000) ?? null,
    statusMessage: parsed.answer?.reason?.slice(0, 4000) ?? null,
    reasonCode: parsed.answer?.reasonCode?.slice(0, 20) ?? null,
  }
}

/** All columns that a document's content fills, with what follows from the document that it is about. */
export function headOf(type: TradeType, parsed: Parsed, subject: Subject | undefined) {
  return {
    ...contentColumns(type, parsed),
    side: type === 'status' && subject !== undefined ? subject.side : sideOfSender(type),
    conversationId: subject === undefined ? null : (subject.conversationId ?? subject.id),
    answersId: subject?.id ?? null,
    ...answerColumns(parsed.answer, subject ? partyOf(subject) : 'receiver'),
  }
}

/** What a party's answer says; on the wire a part that is paid is still in process, with how much of it that is. */
export function answerColumns(answer: Parsed['answer'], by: Party) {
  const answerPaid = by === 'receiver' ? (answer?.paid?.slice(0, 40) ?? null) : null
  const isPart = answerPaid !== null && answer?.responseCode === partOnWire
  return { answerCode: isPart ? paidInPart : ((answer && fromWire(answer.responseCode, by)) ?? null), answerPaid }
}

/** Accounts as they are compared: without spaces, in capitals, each once. */
export const accountsOf = (written: readonly string[]): string[] =>
  [...new Set(written.map((account) => account.replace(/\s/g, '').toUpperCase().slice(0, 64)))]
    .filter((account) => account !== '')
    .slice(0, 10)
    .sort()

/** UBL has a document of its own for what asks that an order be canceled, and no type for it. */
const orderTypeIn = (type: TradeType, { ublType, typeCode }: Parsed): string | null => {
  if (ublType === 'OrderCancellation') return cancellation
  return type === 'order' ? (typeCode?.slice(0, 10) ?? null) : null
}

const currencyOf = (text: string | undefined): string | null => (text && /^[A-Z]{3}$/.test(text) ? text : null)

/** A draft may hold anything as its date; only a day of the calendar can be sorted and searched. */
const dayOf = (text: string | undefined): string | null => (text !== undefined && isDay(text) ? text : null)
