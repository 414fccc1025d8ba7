import { Select, Skeleton } from '@kontor/kit'
import { formOf, isFormType, type TradeForm, type Tree } from '@kontor/ubl'
import { useMemo, useState } from 'react'
import { useTree } from '../api/addressee.ts'
import { useMetadata } from '../api/document.ts'
import type { Metadata } from '../api/types.ts'
import { useWords } from '../kontor.ts'
import { ComparedFields } from './ComparedFields.tsx'
import { compare } from './compare.ts'

/** Which of two documents came first, by how the other belongs to the one that is shown; an answer says nothing anew. */
const comparable: Readonly<Record<string, 'before' | 'after'>> = {
  corrects: 'before',
  follows: 'before',
  duplicates: 'before',
  correctedBy: 'after',
  followedBy: 'after',
  duplicatedBy: 'after',
}

/** The document beside one that it replaces, credits or doubles: what is another in the later, field by field. */
export function Comparing({ document }: { document: Metadata }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const others = document.Related.filter(({ Relation }) => Relation in comparable)
  const other = others.find(({ DocumentId }) => DocumentId === chosen)
  if (others.length === 0) return null
  return (
    <section className="doc-compare">
      <Select
        label={t('compare.with')}
        placeholder={t('compare.choose')}
        options={others.map(({ DocumentId, type, ID }) => ({ id: DocumentId, label: `${t(`type.${type}`)} ${ID}` }))}
        value={chosen}
        onChange={setChosen}
      />
      {other && (
        <Compared document={document} otherId={other.DocumentId} isOlder={comparable[other.Relation] === 'before'} />
      )}
    </section>
  )
}

interface ComparedProps {
  readonly document: Metadata
  readonly otherId: string
  /** The other one came first. */
  readonly isOlder: boolean
}

function Compared({ document, otherId, isOlder }: ComparedProps) {
  const { t } = useWords()
  const { data: other } = useMetadata(otherId)
  const here = useForm(useTree(document))
  const there = useForm(useTree(other))
  const [before, after] = isOlder ? [there, here] : [here, there]
  const found = useMemo(() => before && after && compare(before, after), [before, after])
  if (!before || !after || !found) return <Skeleton rows={3} label={t('list.loading')} />
  const { fields, lines } = found
  if (fields.length === 0 && lines.length === 0) return <p className="doc-quiet">{t('compare.same')}</p>
  return (
    <table className="doc-table doc-compared">
      <thead>
        <tr>
          <th scope="col">{t('compare.field')}</th>
          <th scope="col">{before.id}</th>
          <th scope="col">{after.id}</th>
        </tr>
      </thead>
      <ComparedFields fields={fields} lines={lines} currencies={[before.currency, after.currency]} />
    </table>
  )
}

const useForm = (tree: Tree | undefined): TradeForm | undefined =>
  useMemo(() => (tree && isFormType(tree.type) ? formOf(tree) : undefined), [tree])
