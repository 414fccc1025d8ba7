import { TextField } from '@kontor/kit'
import { CodeField } from '@kontor/tradekit/coding'
import { useCodingLists } from '@kontor/tradekit/queries'
import { useWords } from './kontor.ts'
import type { Code, TypedLine } from './typed-line.ts'

export interface LineDetailsProps {
  readonly line: TypedLine
  /** From 1. */
  readonly number: number
  readonly onChange: (change: Partial<TypedLine>) => void
}

/** What a line says besides what is needed: under what its invoice is booked, and what its supplier reads. */
export function LineDetails({ line, number, onChange }: LineDetailsProps) {
  const { t } = useWords()
  const { data = [] } = useCodingLists()
  const lists = data.filter(({ Target }) => Target === 'LINE')
  const place = t('buy.line.place', { line: number })
  return (
    <details className="buy-line-details">
      <summary>
        {t('buy.details')} <span className="k-hidden">{place}</span>{' '}
        <small dir="auto">{line.codes.map(({ code }) => code).join(' · ')}</small>
      </summary>
      <div className="buy-details">
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
