import type { TradeType } from '@kontor/contract'
import type { Parsed } from '../../../platform/parsing/index.ts'
import type { Entry } from '../entry.ts'
import { partyOf, sideOfSender } from '../rules/index.ts'
import { exponentOf, toMinor } from './money.ts'
import { profileOf } from './profiles.ts'
import { fromWire } from './reasons.ts'

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
    amountMinor: minor === undefined || minor > mostMinor || minor < -mostMinor ? null : String(minor),
    senderName: parsed.senderName.slice(0, 1000),
    receiverName: parsed.receiverName.slice(0, 1000),
    payeeAccounts: accountsOf(parsed.payeeAccounts).join(' '),
    note: parsed.note?.slice(0, 4000) ?? null,
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
    answerCode:
      (parsed.answer && fromWire(parsed.answer.responseCode, subject ? partyOf(subject) : 'receiver')) ?? null,
  }
}

/** Accounts as they are compared: without spaces, in capitals, each once. */
export const accountsOf = (written: readonly string[]): string[] =>
  [...new Set(written.map((account) => account.replace(/\s/g, '').toUpperCase().slice(0, 64)))]
    .filter((account) => account !== '')
    .slice(0, 10)
    .sort()

/** What a bigint column holds. */
const mostMinor = 2n ** 63n - 1n

const currencyOf = (text: string | undefined): string | null => (text && /^[A-Z]{3}$/.test(text) ? text : null)

/** A draft may hold anything as its date; only a day of the calendar can be sorted and searched. */
function dayOf(text: string | undefined): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  if (match === null) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return year >= 1 && days !== undefined && day >= 1 && day <= days ? match[0] : null
}
