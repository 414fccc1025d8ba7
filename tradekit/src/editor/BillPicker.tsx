import { Checkbox, ScrollRegion, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import type { LineForm, TradeForm } from '@kontor/ubl'
import { useMemo } from 'react'
import { type MessageId, useWords } from '../kontor.ts'
import { useNameable } from '../queries/named-bills.ts'
import type { Nameable } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { Money } from '../words/Money.tsx'
import { levelAfter, names, withBill } from './bill-lines.ts'
import type { NamedAs } from './kinds.ts'
import { withRemoved } from './lines.ts'
import type { Draft } from './useDraft.ts'
import './bills.css'

interface BillPickerProps {
  readonly draft: Draft
  readonly as: NamedAs
  readonly connectionId: string | undefined
}

const words = {
  paid: { choose: 'bills.choosePartner', none: 'bills.none' },
  owed: { choose: 'bills.chooseCustomer', none: 'bills.noneOwed' },
} as const satisfies Record<NamedAs, Record<string, MessageId>>

/** The bills of the partner: each that is ticked is a line. Others can be written by hand below. */
export function BillPicker({ draft, as, connectionId }: BillPickerProps) {
  const { t } = useWords()
  const { data, error } = useNameable(as, connectionId)
  const { form, change, changeLines } = draft
  const { lines } = form
  const ticked = useMemo(
    () =>
      new Set(
        (data ?? []).filter((bill) => lines.some((line) => names(line, bill))).map(({ DocumentId }) => DocumentId),
      ),
    [data, lines],
  )
  if (connectionId === undefined) return <p className="doc-bills-none">{t(words[as].choose)}</p>
  if (error) return <p className="doc-problem">{messageOf(error, t)}</p>
  if (!data) return <Skeleton rows={3} label={t('list.loading')} />
  if (data.length === 0) return <p className="doc-bills-none">{t(words[as].none)}</p>
  const isEmpty = ticked.size === 0
  const tick = (bill: Nameable, on: boolean) => {
    changeLines((all) => (on ? withBill(all, bill, as) : without(all, bill)))
    const chosen = (data ?? []).filter((one) => ticked.has(one.DocumentId))
    // Which reminder it is follows from the bills, unless somebody has said something else.
    const follows = as === 'owed' && (form.sequence ?? '1') === levelAfter(chosen)
    const level = levelAfter(on ? [...chosen, bill] : chosen.filter((one) => one !== bill))
    change({ ...(on && isEmpty && headBy(bill, form)), ...(follows && { sequence: level }) })
  }
  return (
    <section className="doc-bills" aria-labelledby="doc-bills-head">
      <h2 id="doc-bills-head">{t('bills.title')}</h2>
      <ScrollRegion label={t('bills.title')} className="doc-bills-list">
        <ul>
          {data.map((bill) => (
            <BillChoice
              key={bill.DocumentId}
              bill={bill}
              checked={ticked.has(bill.DocumentId)}
              otherCurrency={!isEmpty && bill.Currency !== form.currency}
              onTick={(on) => tick(bill, on)}
            />
          ))}
        </ul>
      </ScrollRegion>
    </section>
  )
}

/** The first says in what, when and how. */
function headBy(
  { Currency: currency, PaidOn, Account, PaymentReference }: Nameable,
  form: TradeForm,
): Partial<TradeForm> {
  return {
    currency,
    ...(PaidOn && { dueDate: PaidOn }),
    paymentMeans: {
      ...(form.paymentMeans ?? { code: '30' }),
      ...(Account && { iban: Account }),
      ...(PaymentReference && { reference: PaymentReference }),
    },
  }
}

function without(lines: readonly LineForm[], bill: Nameable): LineForm[] {
  const place = lines.findIndex((line) => names(line, bill))
  return place < 0 ? [...lines] : withRemoved(lines, place)
}

interface BillChoiceProps {
  readonly bill: Nameable
  readonly checked: boolean
  /** It is in another currency than those that are ticked. */
  readonly otherCurrency: boolean
  readonly onTick: (on: boolean) => void
}

const settledWords = {
  PAID: 'bills.paid',
  PARTLY_PAID: 'bills.partlyPaid',
  ORDERED: 'bills.ordered',
} as const satisfies Record<NonNullable<Nameable['Settled']>, MessageId>

function BillChoice({ bill, checked, otherCurrency, onTick }: BillChoiceProps) {
  const { t, locale } = useWords()
  const { ID, type, DueDate, DaysOverdue, Settled, PaidOn, NamedBy, Because, Amount, Currency } = bill
  const namedWords = ({ ID: number, Level: level, Day }: NonNullable<Nameable['NamedBy']>) =>
    level === undefined
      ? t('bills.advised', { number })
      : t('bills.reminded', { level, date: Day ? writtenDay(Day, locale) : number })
  const facts = [
    DueDate && t('bills.due', { date: writtenDay(DueDate, locale) }),
    Settled && t(settledWords[Settled], { date: PaidOn ? writtenDay(PaidOn, locale) : '' }).trim(),
    DaysOverdue !== undefined && t('bills.overdue', { days: DaysOverdue }),
    NamedBy && namedWords(NamedBy),
    Because,
    otherCurrency && !checked && t('bills.otherCurrency'),
  ].filter(Boolean)
  return (
    <li data-checked={checked || undefined}>
      <Checkbox
        label={t('bills.one', { type: t(`type.${type}`), number: ID })}
        checked={checked}
        disabled={!checked && (Because !== undefined || otherCurrency)}
        onChange={onTick}
      />
      <Money value={Amount} currency={Currency} />
      <small>{facts.join(' · ')}</small>
    </li>
  )
}
