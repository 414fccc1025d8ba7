import { type Message, t } from '@kontor/i18n'
import { ApiError, dayInUtc, type RequestContext } from '../../platform/index.ts'
import { type PostedBill, postedBills } from '../coding/index.ts'
import { partnerNameOf } from '../entries/index.ts'
import {
  type Bill,
  bookingOf,
  type FiscalYear,
  fiscalYearOf,
  type LedgerEntry,
  type Problem,
  type Settings,
  usual,
} from './rules/index.ts'
import { findSettings } from './store.ts'

type Selection = Parameters<typeof postedBills>[1]

/** What of the chosen bills is to be posted, and what cannot be. */
export interface Batch {
  readonly settings: Settings
  readonly year: FiscalYear
  readonly bills: readonly {
    readonly id: string
    readonly number: string
    readonly entries: readonly LedgerEntry[]
    readonly problems: readonly Problem[]
  }[]
}

/** All in the fiscal year of the latest of them: a batch of DATEV has one. */
export async function batchOf(context: RequestContext, selection: Selection): Promise<Batch> {
  const { settings, today } = await context.read(async (uow) => ({
    settings: (await findSettings(uow)) ?? usual,
    today: dayInUtc(uow.now),
  }))
  const { bills } = await postedBills(context, selection)
  const latest = bills.map(({ entry }) => entry.issueDate ?? '').reduce((one, other) => (one > other ? one : other), '')
  const year = fiscalYearOf(latest || today, settings.FiscalYearStart)
  const accounts = new Map(settings.PartnerAccounts.map((one) => [one.ConnectionId, one]))
  return {
    settings,
    year,
    bills: bills.map((posted) => {
      const known = accounts.get(posted.entry.connectionId ?? '')
      const account = posted.entry.side === 'sales' ? known?.Debtor : known?.Creditor
      const booking = bookingOf(billOf(posted, account), settings, year)
      return { id: posted.entry.id, number: posted.entry.businessId, ...booking }
    }),
  }
}

const billOf = ({ entry, form, totals, postings, settled }: PostedBill, account: string | undefined): Bill => ({
  side: entry.side,
  number: entry.businessId,
  issueDate: entry.issueDate,
  dueDate: entry.dueDate,
  currency: entry.currency,
  partner: partnerNameOf(entry),
  account,
  partnerVatId: (entry.side === 'sales' ? form.buyer : form.seller).vatId,
  isCredit: form.type === 'CreditNote',
  postings,
  taxes: totals.taxes,
  discount: settled.discount,
})

/** Rows that one file of DATEV takes. */
const maxEntries = 99_999

/** @throws ApiError Conflict where the company's numbers are missing, or there is more than a file takes */
export function refuseUnready({
  settings,
  bills,
}: Batch): Required<Pick<Settings, 'ConsultantNumber' | 'ClientNumber'>> & Settings {
  const { ConsultantNumber, ClientNumber } = settings
  if (ConsultantNumber === undefined || ClientNumber === undefined)
    throw new ApiError(
      'Conflict',
      t`Your company’s consultant and client numbers with DATEV are missing: an administrator adds them under Admin, Ledger.`,
    )
  if (bills.reduce((sum, { entries }) => sum + entries.length, 0) > maxEntries)
    throw new ApiError('Conflict', t`A DATEV file can have ${maxEntries} entries at most: narrow the filter.`)
  return { ...settings, ConsultantNumber, ClientNumber }
}

/** @throws ApiError Conflict with the first problem, unless entries without an account are wanted */
export function refuseProblems({ bills }: Batch): void {
  const found = bills.flatMap(({ number, problems }) => problems.map(({ why }): [string, Message] => [number, why]))
  const [first] = found
  if (first) throw new ApiError('Conflict', t`${found.length} problems prevent posting. ${first[0]}: ${first[1]}.`)
}
