import { Button } from '@kontor/kit'
import { Split as SplitSign } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '../kontor.ts'
import type { CodingFinding, CodingList, CodingSuggestion, Value } from '../queries/coding.ts'
import { Money } from '../words/Money.tsx'
import { CostHint } from './CostHint.tsx'
import { type Part, withCode, withPartAdded, withPartRemoved, withRest } from './draft.ts'
import { PartFields } from './PartFields.tsx'
import { Suggested } from './Suggested.tsx'

export interface CodingPlaceProps {
  readonly documentId: string
  readonly title: string
  readonly name?: string
  readonly amount: string | undefined
  readonly currency: string
  readonly target: CodingList['Target']
  readonly lists: readonly CodingList[]
  readonly ofWhole: readonly Value[]
  readonly parts: readonly Part[]
  /** Under what the supplier says that the buyer books it (BT-19, BT-133). */
  readonly cost: string | undefined
  readonly suggestions: readonly CodingSuggestion[]
  /** Those of the document that can be used still. */
  readonly open: readonly CodingSuggestion[]
  readonly findings: readonly CodingFinding[]
  readonly missing: readonly string[]
  readonly readOnly: boolean
  readonly onChange: (update: (parts: readonly Part[]) => readonly Part[]) => void
}

/** The whole document or a line, with its amount, its parts and their codes, and what is wrong with them. */
export function CodingPlace({
  title,
  name,
  amount,
  currency,
  parts,
  cost,
  suggestions,
  open,
  findings,
  ...rest
}: CodingPlaceProps) {
  const { t } = useWords()
  const id = useId()
  const { readOnly, onChange, lists, documentId } = rest
  // What the supplier wrote is offered already.
  const others = suggestions.filter(({ value }) => value.code !== cost)
  const take = (value: Value) => onChange((now) => now.map((part) => withCode(part, value.listId, value)))
  return (
    <section className="doc-coding-place" aria-labelledby={id}>
      <h3 id={id}>
        <span>
          {title} {name && <small>{name}</small>}
        </span>
        <Money value={amount} currency={currency} />
      </h3>
      {cost && (
        <CostHint
          documentId={documentId}
          cost={cost}
          lists={lists}
          readOnly={readOnly}
          carried={parts.flatMap(({ values }) => values)}
          onTake={take}
        />
      )}
      {others.length > 0 && <Suggested suggestions={others} open={open} lists={lists} onTake={take} />}
      {parts.map((part, at) => (
        <PartFields
          key={part.key}
          {...rest}
          currency={currency}
          part={part}
          place={parts.length > 1 ? t('coding.partOf', { place: title, part: at + 1 }) : title}
          ofSeveral={parts.length > 1}
          onChange={(update) => onChange((now) => now.map((one) => (one.key === part.key ? update(one) : one)))}
          onShared={() => onChange((now) => withRest(now, amount))}
          onRemove={() => onChange((now) => withPartRemoved(now, part))}
        />
      ))}
      {findings.map(({ rule, path, severity, message, fix }) => (
        <p key={`${rule} ${path}`} className="doc-coding-finding" data-severity={severity}>
          {message} <small>{fix}</small>
        </p>
      ))}
      {!readOnly && (
        <Button
          type="text"
          icon={SplitSign}
          label={t('coding.splitPlace', { place: title })}
          onClick={() => onChange(withPartAdded)}
        >
          {t('coding.split')}
        </Button>
      )}
    </section>
  )
}
