import { type Message, t } from '@kontor/i18n'
import { decimalOf, type Totals } from '@kontor/ubl'
import type { Posting } from '../../coding/rules/index.ts'
import type { FiscalYear } from './fiscal-year.ts'
import { isLedgerAccount, type Settings } from './settings.ts'
import { bearsTax, revenueAccount, taxKeyOf } from './tax-keys.ts'

/** A bill as a ledger looks at it. */
export interface Bill {
  readonly side: 'sales' | 'purchases'
  readonly number: string
  readonly issueDate: string | null
  readonly dueDate: string | null
  readonly currency: string | null
  readonly partner: string
  /** The partner's account; undefined where nobody gave it one. */
  readonly account: string | undefined
  readonly partnerVatId: string | undefined
  readonly isCredit: boolean
  readonly postings: readonly Posting[]
  readonly taxes: Totals['taxes']
  readonly discount: string
}

/** One entry of the ledger: a gross amount between the partner's account and one of the ledger. */
export interface LedgerEntry {
  readonly amount: string
  /** On the partner's account: debit (S), or credit (H). */
  readonly isDebit: boolean
  readonly account: string
  readonly contra: string
  readonly taxKey: string
  readonly day: string
  readonly due: string
  readonly number: string
  readonly text: string
  readonly cost1: string
  readonly cost2: string
  /** Of a trade within the EU: whose VAT id is named, the destination's or the origin's. */
  readonly euVatId: { readonly at: 'destination' | 'origin'; readonly id: string } | undefined
  readonly discount: string
}

/** Why something cannot be posted, and whether it can leave without an account all the same. */
export interface Problem {
  readonly why: Message
  readonly exportable: boolean
}

/**
 * A bill as entries of the ledger, one for each account, tax and cost centre, in gross amounts that add up to what the bill
 * asks for; and what of it cannot be posted.
 */
export function bookingOf(
  bill: Bill,
  settings: Settings,
  year: FiscalYear,
): { entries: LedgerEntry[]; problems: Problem[] } {
  const problems: Problem[] = []
  const { issueDate, currency, partner, account } = bill
  if (currency !== 'EUR')
    problems.push({ why: t`it is in ${currency ?? '?'}, and the ledger is kept in EUR`, exportable: false })
  if (issueDate === null) problems.push({ why: t`it has no date of issue`, exportable: false })
  else if (issueDate < year.from || issueDate > year.to)
    problems.push({
      why: t`it was issued on ${issueDate}, in another fiscal year: export that year separately`,
      exportable: false,
    })
  if (account === undefined)
    problems.push({
      why: bill.side === 'sales' ? t`${partner} has no debtor account` : t`${partner} has no creditor account`,
      exportable: true,
    })
  const entries: LedgerEntry[] = []
  for (const alike of groupsOf(bill, settings)) {
    const [{ posting, contra }] = alike.postings as [Coded]
    const { category, rate } = posting
    const where = posting.line === '' ? t`allowance or charge` : t`line ${posting.line}`
    if (contra === undefined) problems.push({ why: t`${where} is not coded with an account`, exportable: true })
    else if (!isLedgerAccount(contra, settings.AccountLength))
      problems.push({
        why: t`${where} is coded with ${contra}, which is not an account of ${settings.AccountLength} digits`,
        exportable: true,
      })
    const key = taxKeyOf(bill.side, category, rate)
    const bears = contra !== undefined && bearsTax(settings.Chart, contra)
    if (key === undefined && !bears)
      problems.push({
        why: t`${where} has VAT ${category} ${rate} %, for which the ledger has no tax key`,
        exportable: false,
      })
    const gross = decimalOf(alike.gross)
    if (gross === undefined || gross.isZero()) continue
    const isNegative = gross.isNegative()
    entries.push({
      amount: gross.abs().toFixed(2),
      isDebit: (bill.side === 'sales') !== isNegative,
      account: account ?? '',
      contra: contra !== undefined && isLedgerAccount(contra, settings.AccountLength) ? contra : '',
      taxKey: bears ? '' : (key ?? ''),
      day: issueDate ?? '',
      due: bill.dueDate ?? '',
      number: bill.number,
      text: [partner, posting.text].filter(Boolean).join(', '),
      cost1: posting.codes.get(settings.CostList1 ?? '') ?? '',
      cost2: posting.codes.get(settings.CostList2 ?? '') ?? '',
      euVatId:
        category === 'K' && bill.partnerVatId
          ? { at: bill.side === 'sales' ? 'destination' : 'origin', id: bill.partnerVatId }
          : undefined,
      discount: bill.discount,
    })
  }
  return { entries, problems }
}

interface Coded {
  readonly posting: Posting
  readonly contra: string | undefined
}

/** Postings that are one entry: of one account, tax and cost centres; with their VAT, to the cent of each tax's total. */
function groupsOf(
  { side, postings, taxes, isCredit }: Bill,
  settings: Settings,
): { postings: Coded[]; gross: string }[] {
  const coded = postings.map((posting): Coded => {
    const code = posting.codes.get(settings.AccountList ?? '')
    const usual =
      side === 'sales' ? padded(revenueAccount(settings.Chart, posting.category, posting.rate), settings) : undefined
    return { posting, contra: code ?? usual }
  })
  const alike = Map.groupBy(coded, ({ posting: { category, rate, codes }, contra }) =>
    [contra, category, Number(rate), codes.get(settings.CostList1 ?? ''), codes.get(settings.CostList2 ?? '')].join(
      '\n',
    ),
  )
  const groups = [...alike.values()].map((some) => ({
    postings: some,
    net: sum(some.map(({ posting }) => posting.net)),
  }))
  return [...Map.groupBy(groups, ({ postings: [first] }) => taxOf(first?.posting))].flatMap(([tax, some]) => {
    const found = taxes.find((one) => taxOf({ category: one.category, rate: one.percent }) === tax)
    const total = decimalOf(found?.tax ?? '0') ?? exact('0')
    let left = isCredit ? total.negated() : total
    return some.map(({ postings, net }, at) => {
      const share =
        at === some.length - 1
          ? left
          : net
              .times(exact(found?.percent ?? '0'))
              .div(100)
              .toDecimalPlaces(2)
      left = left.minus(share)
      return { postings, gross: net.plus(share).toFixed(2) }
    })
  })
}

const taxOf = (of: { readonly category: string; readonly rate: string } | undefined): string =>
  `${of?.category} ${Number(of?.rate)}`

const padded = (account: string | undefined, { AccountLength }: Settings): string | undefined =>
  account?.padEnd(AccountLength, '0')

function exact(text: string) {
  const number = decimalOf(text)
  if (number === undefined) throw new Error(`${text} is no amount`)
  return number
}

const sum = (some: readonly string[]) => some.map(exact).reduce((total, one) => total.plus(one), exact('0'))
