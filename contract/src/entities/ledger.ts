import { chartsOfAccounts } from '../enumerations/index.ts'
import { entity, id, list, maybe, oneOf, record, text, uuid, whole, yes } from '../words/index.ts'

/** What a company's ledger with DATEV is called there, and under which accounts its partners are kept. */
export const LedgerSettings = entity('LedgerSettings', {
  /** The tax adviser’s number with DATEV, and the company’s with them. */
  ConsultantNumber: maybe(whole({ min: 1001, max: 9_999_999 })),
  ClientNumber: maybe(whole({ min: 1, max: 99_999 })),
  /** The first day of the fiscal year, month and day. */
  FiscalYearStart: text({ max: 5, example: '01-01' }),
  /** Digits of an account of the general ledger; one of a partner has one more. */
  AccountLength: whole({ min: 4, max: 8 }),
  Chart: oneOf(chartsOfAccounts),
  /** The coding lists whose codes are accounts, and the first and second cost centre. */
  AccountList: maybe(uuid()),
  CostList1: maybe(uuid()),
  CostList2: maybe(uuid()),
  /** The account of each partner: a creditor, whose bills are paid, or a debtor, who pays. */
  PartnerAccounts: list(
    record({
      ConnectionId: id('connection'),
      Name: maybe(text()),
      Creditor: maybe(text({ max: 9 })),
      Debtor: maybe(text({ max: 9 })),
    }),
    { max: 5000 },
  ),
})

/** What of a selection cannot be posted as it stands, in a bookkeeper's words. */
export const LedgerCheck = entity('LedgerCheck', {
  /** So many bills, in so many entries. */
  Bills: whole(),
  Entries: whole(),
  Problems: list(
    record({
      DocumentId: id('document'),
      ID: text(),
      Reason: text({ max: 1000 }),
      /** It can be exported without an account all the same. */
      Exportable: yes(),
    }),
  ),
})
