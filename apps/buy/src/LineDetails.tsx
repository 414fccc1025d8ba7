import { DateField, isDate, isDecimal, TextField } from '@kontor/kit'
import { CodeField } from '@kontor/tradekit/coding'
import { useCodingLists } from '@kontor/tradekit/queries'
import { writtenDay } from '@kontor/tradekit/words'
import { useWords } from './kontor.ts'
import { lineProblems } from './lines.ts'
import { TaxFields } from './TaxFields.tsx'
import type { Code, TypedLine } from './typed-line.ts'

export interface LineDetailsProps {
  readonly line: TypedLine
  /** From 1. */
  readonly number: number
  readonly onChange: (change: Partial<TypedLine>) => void
}

/** What a line says besides what is needed: under what its invoice is booked, by when and for what it is needed, and what its supplier reads. */
export function LineDetails({ line, number, onChange }: LineDetailsProps) {
  const { t, format, locale } = useWords()
  const { data = [] } = useCodingLists()
  const lists = data.filter(({ Target }) => Target === 'LINE')
  const place = t('buy.line.place', { line: number })
  const wrong = lineProblems(line)
  const day = isDate(line.neededBy) && t('buy.line.until', { day: writtenDay(line.neededBy, locale) })
  const rate = line.tax && isDecimal(line.tax.Percent) && t('buy.tax.rate', { rate: format.percent(line.tax.Percent) })
  return (
    <details className="buy-line-details" {...((wrong.tax || wrong.neededBy) && { open: true })}>
      <summary>
        {t('buy.details')} <span className="k-hidden">{place}</span>{' '}
        <small dir="auto">
          {[rate, day, line.purpose, ...line.codes.map(({ code }) => code)].filter(Boolean).join(' · ')}
        </small>
      </summary>
      <div className="buy-details">
        <TaxFields line={line} number={number} onChange={onChange} />
        <DateField
          label={
            <>
              <span aria-hidden="true">{t('buy.line.neededByShort')}</span>
              <span className="k-hidden">{t('buy.line.neededBy', { line: number })}</span>
            </>
          }
          value={line.neededBy}
          onChange={(neededBy) => onChange({ neededBy })}
          notDate={t('buy.notDate')}
          pickLabel={t('buy.pickDay')}
        />
        <TextField
          label={
            <>
              <span aria-hidden="true">{t('buy.line.purposeShort')}</span>
              <span className="k-hidden">{t('buy.line.purpose', { line: number })}</span>
            </>
          }
          value={line.purpose}
          maxLength={100}
          onChange={(purpose) => onChange({ purpose })}
        />
        {lists.length > 0 && <small className="buy-details-head">{t('buy.codes')}</small>}
        {lists.map((list) => {
          const others = line.codes.filter(({ listId }) => listId !== list.ListId)
          return (
            <CodeField
              key={list.ListId}
              list={list}
              value={line.codes.find(({ listId }) => listId === list.ListId)}
              beside={others}
              place={place}
              required={false}
              onChange={(code: Code | undefined) => onChange({ codes: code ? [...others, code] : others })}
            />
          )
        })}
        <TextField
          label={
            <>
              <span aria-hidden="true">{t('buy.line.noteShort')}</span>
              <span className="k-hidden">{t('buy.line.note', { line: number })}</span>
            </>
          }
          value={line.note}
          maxLength={2000}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </details>
  )
}
