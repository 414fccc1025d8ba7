import { t } from '../message.ts'
import { isDay } from '../schema/data-types.ts'
import { all, at, attribute, children, text } from '../xml/access.ts'
import type { Limits } from '../xml/limits.ts'
import { readAs } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import type { XmlElement } from '../xml/tree.ts'

/** One movement on an account, as its bank tells it. */
export type BankEntry = {
  /** out of the account (a debit), or into it */
  readonly isOut: boolean
  /** booked for good; others may still change */
  readonly isBooked: boolean
  /** a payment that came back */
  readonly isReturned: boolean
  /** 'YYYY-MM-DD' */
  readonly day: string
  /** a decimal, never negative */
  readonly amount: string
  readonly currency: string
  /** who got it, or from whom it came */
  readonly counterparty: string
  readonly remittance: string
  /** the account of who got it, or from which it came, without spaces */
  readonly counterpartyAccount?: string | undefined
  /** what the creditor gave the payer to name (RF or national), where the payer did */
  readonly creditorReference?: string | undefined
  /** the account that moved, without spaces */
  readonly account?: string | undefined
  /** by what the bank itself knows it */
  readonly bankReference?: string | undefined
  /** of a batch that is booked as one: what its payment file was called, and each group in it */
  readonly batch?: { readonly messageId?: string | undefined; readonly informationId?: string | undefined } | undefined
  /** what the payer called the payment, where the bank tells */
  readonly endToEndId?: string | undefined
}

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[234]\.001\.\d\d$/

/** The reports, statements and notifications of which ISO 20022 makes entries, by the element that holds them. */
const holders = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  ['BkToCstmrAcctRpt', 'Rpt'],
] as const

/**
 * What a bank tells of an account: a statement (camt.053), a notification (camt.054) or a report of the day (camt.052).
 * Written against version 08; of others what has the same place is read.
 *
 * @throws Refusal where it is none
 */
export function readStatement(bytes: Uint8Array, limits: Partial<Limits> = {}): BankEntry[] {
  const { root } = readAs(spaceOf, (uri) => new Map([[uri, 'b']]), bytes, limits)
  const held = holders.flatMap(([message, part]) => all(root, `b:${message}`, `b:${part}`))
  return held.flatMap((one) => {
    const account = accountOf(at(one, 'b:Acct'))
    return children(one, 'b:Ntry').flatMap((entry) => entriesOf(entry, account))
  })
}

function spaceOf(local: string, uri: string): string {
  if (local === 'Document' && namespace.test(uri)) return uri
  const expected = 'camt.053, camt.054 or camt.052'
  throw new Refusal('NOT_UBL', t`The file is no bank statement. Export it from your bank as ${expected} (ISO 20022).`, {
    expected,
  })
}

/** A batch is one entry of the account with a movement for each payment in it. */
function entriesOf(entry: XmlElement, account: string | undefined): BankEntry[] {
  const details = all(entry, 'b:NtryDtls', 'b:TxDtls')
  return details.length === 0
    ? [entryOf(entry, undefined, account)]
    : details.map((one) => entryOf(entry, one, account, details.length))
}

function entryOf(
  entry: XmlElement,
  details: XmlElement | undefined,
  account: string | undefined,
  siblings = 1,
): BankEntry {
  const isOut = (text(details, 'b:CdtDbtInd') ?? text(entry, 'b:CdtDbtInd')) === 'DBIT'
  // What the payer ordered, before the bank exchanged it into the account's currency or took its fee.
  const own =
    at(details, 'b:AmtDtls', 'b:InstdAmt', 'b:Amt') ??
    at(details, 'b:Amt') ??
    at(details, 'b:AmtDtls', 'b:TxAmt', 'b:Amt')
  // Of several without amounts of their own none is known.
  const amount = own ?? (siblings === 1 ? at(entry, 'b:Amt') : undefined)
  const endToEndId = text(details, 'b:Refs', 'b:EndToEndId')
  const other = isOut ? 'Cdtr' : 'Dbtr'
  const references = all(details, 'b:RmtInf', 'b:Strd', 'b:CdtrRefInf', 'b:Ref').flatMap((line) => text(line) ?? [])
  const counterpartyAccount = accountOf(at(details, 'b:RltdPties', `b:${other}Acct`))
  const bankReference =
    text(details, 'b:Refs', 'b:AcctSvcrRef') ?? (siblings === 1 ? text(entry, 'b:AcctSvcrRef') : undefined)
  const batch = siblings === 1 ? batchOf(entry, details) : undefined
  return {
    isOut,
    isBooked: (text(entry, 'b:Sts', 'b:Cd') ?? text(entry, 'b:Sts')) === 'BOOK',
    isReturned: at(details, 'b:RtrInf') !== undefined || text(entry, 'b:RvslInd') === 'true',
    day: dayOf(entry),
    amount: amountOf(amount),
    currency: (amount && attribute(amount, 'Ccy')) ?? '',
    counterparty:
      text(details, 'b:RltdPties', `b:${other}`, 'b:Pty', 'b:Nm') ??
      text(details, 'b:RltdPties', `b:${other}`, 'b:Nm') ??
      '',
    remittance: [
      ...children(at(details, 'b:RmtInf'), 'b:Ustrd').flatMap((line) => text(line) ?? []),
      ...references,
    ].join(' '),
    ...(counterpartyAccount && { counterpartyAccount }),
    ...(references[0] && { creditorReference: references[0] }),
    ...(account && { account }),
    ...(bankReference && { bankReference }),
    ...(batch && { batch }),
    ...(endToEndId && endToEndId !== 'NOTPROVIDED' && { endToEndId }),
  }
}

/** By what a payment file is known that a bank booked as one; undefined where nothing names one. */
function batchOf(entry: XmlElement, details: XmlElement | undefined): BankEntry['batch'] {
  const [from] = all(entry, 'b:NtryDtls', 'b:Btch')
  const refs = at(details, 'b:Refs')
  const messageId = text(from, 'b:MsgId') ?? text(refs, 'b:MsgId')
  const informationId = text(from, 'b:PmtInfId') ?? text(refs, 'b:PmtInfId')
  return messageId || informationId ? { messageId, informationId } : undefined
}

function accountOf(account: XmlElement | undefined): string | undefined {
  const found = text(account, 'b:Id', 'b:IBAN') ?? text(account, 'b:Id', 'b:Othr', 'b:Id')
  return found?.replace(/\s/g, '').toUpperCase().slice(0, 64)
}

/** ActiveOrHistoricCurrencyAndAmount: 18 digits, of which five may be a fraction; its direction is said apart. */
const isAmount = (found: string): boolean => /^\d{1,18}(\.\d{1,5})?$/.test(found) && found.replace('.', '').length <= 18

function amountOf(amount: XmlElement | undefined): string {
  const found = text(amount) ?? '0'
  if (isAmount(found)) return found
  const expected = '1234.50'
  throw new Refusal('MALFORMED', t`Amt is ${found}, which is no amount: write it as ${expected}.`, { found, expected })
}

/** The day on which it was booked; empty where it is not yet. */
function dayOf(entry: XmlElement): string {
  const found = text(entry, 'b:BookgDt', 'b:Dt') ?? text(entry, 'b:BookgDt', 'b:DtTm') ?? ''
  const day = found.slice(0, 10)
  if (day === '' || isDay(day)) return day
  const expected = '2026-11-27'
  throw new Refusal('MALFORMED', t`BookgDt is ${found}, which is no day: write it as ${expected}.`, { found, expected })
}
