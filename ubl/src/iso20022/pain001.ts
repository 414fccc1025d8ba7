import { decimalOf, sum } from '../decimal.ts'
import { isIban } from '../rules/peppol/check-digits.ts'
import { element } from '../xml/build.ts'
import type { XmlElement } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { bankText } from './bank-text.ts'

export type BankAccount = {
  readonly name: string
  /** an IBAN, or what another country has */
  readonly account: string
  readonly bic?: string | undefined
}

export type CreditTransfer = {
  /** comes back on the account's statement, 35 characters at most */
  readonly endToEndId: string
  /** above zero, with as many decimals as its currency has */
  readonly amount: string
  readonly currency: string
  readonly creditor: BankAccount
  /** what the creditor reads: the number of the invoice; or each document that it settles */
  readonly remittance: string | readonly SettledDocument[]
}

/** An invoice that a transfer pays, or a credit note that is set off in it. */
export type SettledDocument = {
  readonly number: string
  readonly isCredit: boolean
  /** above zero: what of it is settled */
  readonly amount: string
  /** 'YYYY-MM-DD' */
  readonly issueDate?: string | undefined
}

/** What a company tells its bank to pay. */
export type PaymentOrder = {
  /** 35 characters at most */
  readonly messageId: string
  /** ISO 8601 with its zone */
  readonly created: string
  readonly debtor: BankAccount
  /** 'YYYY-MM-DD' */
  readonly executionDate: string
  readonly transfers: readonly CreditTransfer[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/**
 * The order as a customer credit transfer initiation (ISO 20022 pain.001.001.09): a group for each currency, charges
 * shared; euros to an IBAN go as a SEPA transfer (EPC132-08). Names and remittances are in letters that every bank reads.
 */
export function paymentFile({ messageId, created, debtor, executionDate, transfers }: PaymentOrder): Uint8Array {
  const groups = [...Map.groupBy(transfers, isSepa)].flatMap(([sepa, some]) =>
    [...Map.groupBy(some, ({ currency }) => currency).values()].map((alike) => ({ sepa, alike })),
  )
  const header = element(
    'GrpHdr',
    element('MsgId', messageId),
    element('CreDtTm', created),
    ...counted(transfers),
    element('InitgPty', named(debtor.name)),
  )
  const informations = groups.map(({ sepa, alike }, at) =>
    element(
      'PmtInf',
      element('PmtInfId', `${messageId.slice(0, 31)}-${at + 1}`),
      element('PmtMtd', 'TRF'),
      ...counted(alike),
      sepa ? element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))) : undefined,
      element('ReqdExctnDt', element('Dt', executionDate)),
      element('Dbtr', named(debtor.name)),
      accountOf('DbtrAcct', debtor),
      element('DbtrAgt', agentOf(debtor) ?? unknownAgent()),
      element('ChrgBr', sepa ? 'SLEV' : 'SHAR'),
      ...alike.map(transferOf),
    ),
  )
  const root = {
    ...element('Document', element('CstmrCdtTrfInitn', header, ...informations)),
    attributes: [{ name: 'xmlns', value: namespace }],
  }
  return write({ type: 'Document', root, layout: 'composed' })
}

const isSepa = ({ currency, creditor }: CreditTransfer): boolean => currency === 'EUR' && isIban(creditor.account)

const counted = (transfers: readonly CreditTransfer[]): XmlElement[] => [
  element('NbOfTxs', String(transfers.length)),
  element('CtrlSum', sum(transfers.flatMap(({ amount }) => decimalOf(amount) ?? [])).toString()),
]

function transferOf({ endToEndId, amount, currency, creditor, remittance }: CreditTransfer): XmlElement {
  const instructed = { ...element('InstdAmt', amount), attributes: [{ name: 'Ccy', value: currency }] }
  const agent = agentOf(creditor)
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', endToEndId)),
    element('Amt', instructed),
    agent && element('CdtrAgt', agent),
    element('Cdtr', named(creditor.name)),
    accountOf('CdtrAcct', creditor),
    element(
      'RmtInf',
      ...(typeof remittance === 'string'
        ? [element('Ustrd', bankText(remittance, 140))]
        : remittance.map((one) => settled(one, currency))),
    ),
  )
}

/** One document of several (ISO 20022, StructuredRemittanceInformation16): CINV an invoice, CREN a credit note. */
function settled({ number, isCredit, amount, issueDate }: SettledDocument, currency: string): XmlElement {
  const name = isCredit ? 'CdtNoteAmt' : 'RmtdAmt'
  return element(
    'Strd',
    element(
      'RfrdDocInf',
      element('Tp', element('CdOrPrtry', element('Cd', isCredit ? 'CREN' : 'CINV'))),
      element('Nb', bankText(number, 35)),
      issueDate === undefined ? undefined : element('RltdDt', issueDate),
    ),
    element('RfrdDocAmt', { ...element(name, amount), attributes: [{ name: 'Ccy', value: currency }] }),
  )
}

const named = (name: string): XmlElement => element('Nm', bankText(name, 70))

function accountOf(name: string, { account }: BankAccount): XmlElement {
  const plain = account.replace(/\s/g, '').toUpperCase()
  const id = isIban(plain) ? element('IBAN', plain) : element('Othr', element('Id', plain.slice(0, 34)))
  return element(name, element('Id', id))
}

const agentOf = ({ bic }: BankAccount): XmlElement | undefined =>
  bic && /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic)
    ? element('FinInstnId', element('BICFI', bic))
    : undefined

/** Within SEPA an IBAN tells the bank; the schema wants an agent all the same (EPC132-08, AT-06). */
const unknownAgent = (): XmlElement => element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED')))
