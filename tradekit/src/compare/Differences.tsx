import { Skeleton, Status } from '@kontor/kit'
import { discountsIn, wordsOfTerms } from '@kontor/ubl'
import { useMemo } from 'react'
import { type MessageId, useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { unitWord } from '../words/units.ts'
import { type Compared, type ComparedField, compare, type LineField } from './compare.ts'
import { useSide } from './sides.ts'
import './compare.css'

const words: Readonly<Record<ComparedField | LineField, MessageId>> = {
  number: 'data.number',
  issued: 'data.issued',
  due: 'data.due',
  from: 'data.from',
  to: 'data.to',
  currency: 'editor.currency',
  buyerReference: 'editor.buyerReference',
  orderReference: 'editor.orderReference',
  precedingInvoice: 'compare.invoice',
  deliveryDate: 'editor.deliveryDate',
  account: 'compare.account',
  paymentTerms: 'editor.terms',
  note: 'data.note',
  payable: 'totals.payable',
  file: 'compare.file',
  name: 'line.item',
  description: 'line.description',
  quantity: 'line.quantity',
  unit: 'line.unit',
  price: 'line.price',
  vat: 'line.vat',
  net: 'line.net',
}
const dates: readonly string[] = ['issued', 'due', 'deliveryDate']
const amounts: readonly string[] = ['net', 'payable', 'price']

export interface DifferencesProps {
  readonly earlier: Metadata
  readonly later: Metadata
  /** What each of the two is called beside its place in time; their numbers where nothing is given. */
  readonly names?: readonly [string, string]
  /** Shows what is the same, too. */
  readonly whole?: boolean
}

/** Two documents, or two versions of one, field by field and line by line: what differs is marked with more than colour. */
export function Differences({ earlier, later, names = [earlier.ID, later.ID], whole = false }: DifferencesProps) {
  const { t } = useWords()
  const [before, after] = [useSide(earlier), useSide(later)]
  const found = useMemo(() => before && after && compare(before, after), [before, after])
  if (!found) return <Skeleton rows={3} label={t('list.loading')} />
  const currencies = [earlier.Currency ?? '', later.Currency ?? ''] as const
  const isShown = (one: { readonly differs: boolean }) => whole || one.differs
  const lines = found.lines.filter(({ kind }) => whole || kind !== 'same')
  return (
    <section className="doc-differences" aria-label={t('compare.differences')}>
      <p role="status">{t('compare.count', { count: found.count })}</p>
      {(whole || found.count > 0) && (
        <table className="doc-table">
          <thead>
            <tr>
              <th scope="col">{t('compare.field')}</th>
              <Head place="compare.earlier" name={names[0]} />
              <Head place="compare.later" name={names[1]} />
            </tr>
          </thead>
          <tbody>
            {found.fields.filter(isShown).map((one) => (
              <Row key={one.field} compared={one} currencies={currencies} mark={whole} />
            ))}
          </tbody>
          {lines.map(({ line, name, kind, fields }) => (
            <tbody key={`${kind} ${line}`}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {t(`compare.line.${kind}`, { line, name })}
                </th>
              </tr>
              {fields.map((one) => (
                <Row key={one.field} compared={one} currencies={currencies} mark={whole} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  )
}

function Head({ place, name }: { place: 'compare.earlier' | 'compare.later'; name: string }) {
  const { t } = useWords()
  return (
    <th scope="col">
      {t(place)}
      <span className="doc-block">
        <bdi>{name}</bdi>
      </span>
    </th>
  )
}

interface RowProps {
  readonly compared: Compared<ComparedField | LineField>
  readonly currencies: readonly [string, string]
  /** Says of a row that differs that it does, where there are others. */
  readonly mark: boolean
}

function Row({ compared: { field, before, after, differs }, currencies, mark }: RowProps) {
  const { t } = useWords()
  const [Old, New] = differs ? (['del', 'ins'] as const) : (['span', 'span'] as const)
  return (
    <tr data-differs={(mark && differs) || undefined}>
      <th scope="row">
        {t(words[field])}
        {mark && differs && <Status tone="warn">{t('compare.differs')}</Status>}
      </th>
      <td>{before !== undefined && <Old>{<Value field={field} value={before} currency={currencies[0]} />}</Old>}</td>
      <td>{after !== undefined && <New>{<Value field={field} value={after} currency={currencies[1]} />}</New>}</td>
    </tr>
  )
}

function Value({ field, value, currency }: { field: string; value: string; currency: string }) {
  const { t, format } = useWords()
  if (amounts.includes(field)) return <Money value={value} currency={currency} bare />
  if (dates.includes(field)) return format.date(value)
  if (field === 'quantity') return format.quantity(value)
  if (field === 'unit') return unitWord(value, t)
  if (field === 'vat') return format.percent(value)
  if (field === 'paymentTerms') return <PaymentTerms terms={value} />
  return <bdi>{value}</bdi>
}

function PaymentTerms({ terms }: { terms: string }) {
  const { t, format } = useWords()
  const discounts = discountsIn(terms).map(({ percent, days }) =>
    t('compare.discount', { percent: format.percent(percent), days: Number(days) }),
  )
  return <bdi>{[wordsOfTerms(terms), ...discounts].filter((part) => part !== '').join(' · ')}</bdi>
}
