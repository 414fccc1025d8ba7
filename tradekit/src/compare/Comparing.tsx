import { Button, Select } from '@kontor/kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { useMetadata } from '../queries/document.ts'
import type { Metadata } from '../queries/types.ts'
import { documentName } from '../words/DocumentName.tsx'
import { Differences } from './Differences.tsx'
import { comparableWith, inOrder } from './sides.ts'

/** The document beside one that it replaces, credits or doubles: what is another in the later, field by field. */
export function Comparing({ document }: { document: Metadata }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: other } = useMetadata(chosen ?? undefined)
  const others = comparableWith(document)
  if (others.length === 0) return null
  const [earlier, later] = other ? inOrder(document, other) : []
  return (
    <section className="doc-comparing">
      <Select
        label={t('compare.with')}
        placeholder={t('compare.choose')}
        options={others.map(({ DocumentId, type, ID }) => ({
          id: DocumentId,
          label: documentName({ type, number: ID }, t),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {earlier && later && (
        <>
          <Differences earlier={earlier} later={later} />
          <Button onClick={() => navigate(`/compare/${document.DocumentId}/${chosen}`)}>{t('arrival.compare')}</Button>
        </>
      )}
    </section>
  )
}
