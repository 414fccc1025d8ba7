import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { type CodingList, useEntries, type Value } from '../queries/coding.ts'

export interface CostHintProps {
  readonly documentId: string
  readonly cost: string
  readonly lists: readonly CodingList[]
  readonly carried: readonly Value[]
  readonly readOnly: boolean
  readonly onTake: (value: Value) => void
}

/** The buyer's reference as its supplier wrote it: shown beside, and offered where it equals a code. Nobody takes it silently. */
export function CostHint({ cost, lists, readOnly, ...props }: CostHintProps) {
  const { t } = useWords()
  return (
    <div className="doc-cost">
      <p className="doc-quiet">{t('coding.cost', { cost })}</p>
      {!readOnly && lists.map((list) => <Offer key={list.ListId} cost={cost} list={list} {...props} />)}
    </div>
  )
}

type OfferProps = Omit<CostHintProps, 'lists' | 'readOnly'> & { readonly list: CodingList }

function Offer({ documentId, cost, list, carried, onTake }: OfferProps) {
  const { t } = useWords()
  const { data = [] } = useEntries({ documentId, listId: list.ListId, text: cost, chosen: [] }, true)
  const entry = data.find(({ Code }) => Code === cost)
  if (!entry || carried.some(({ listId, code }) => listId === list.ListId && code === cost)) return null
  return (
    <Button type="text" onClick={() => onTake({ listId: list.ListId, code: entry.Code, label: entry.Label })}>
      {t('coding.take', { list: list.Name, code: [entry.Code, entry.Label].filter(Boolean).join(' ') })}
    </Button>
  )
}
