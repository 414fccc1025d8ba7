import { Status } from '@kontor/kit'
import { useMemo } from 'react'
import { useWords } from '../kontor.ts'
import { unitWord } from '../words/units.ts'
import { compare, type Side } from './differences.ts'

/** Two documents field by field; what differs is marked with a word, a colour and a shape. */
export function Differences({ one, other }: { one: Side; other: Side }) {
  const { t, format } = useWords()
  const rows = useMemo(
    () =>
      compare(one, other, {
        date: format.date,
        money: (amount, currency) => (currency ? format.amount(amount, currency) : amount),
        quantity: (quantity, unit) => `${format.quantity(quantity)} ${unitWord(unit, t)}`,
      }),
    [one, other, format, t],
  )
  const count = rows.filter(({ differs }) => differs).length
  return (
    <section className="doc-differences" aria-label={t('compare.differences')}>
      <p role="status">{t('compare.count', { count })}</p>
      <table className="doc-table">
        <thead>
          <tr>
            <th scope="col">{t('compare.field')}</th>
            <th scope="col">{t('compare.first')}</th>
            <th scope="col">{t('compare.now')}</th>
            <th scope="col">{t('compare.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, field, line, values, differs }) => (
            <tr key={id} data-differs={differs || undefined}>
              <th scope="row">{field ? t(`compare.field.${field}`) : t('compare.line', { line: line ?? '' })}</th>
              <td>{values[0] ?? '–'}</td>
              <td>{values[1] ?? '–'}</td>
              <td>
                <Status tone={differs ? 'warn' : 'good'}>{t(differs ? 'compare.differs' : 'compare.same')}</Status>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
