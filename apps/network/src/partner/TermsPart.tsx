import { Button, Skeleton } from '@kontor/kit'
import { useState } from 'react'
import { type TermsKind, useTerms } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from './Part.tsx'
import { TermsDialog } from './TermsDialog.tsx'
import { saidOf } from './terms.ts'

/** When the partner's invoices are paid, or how goods are delivered; an editor of invoices takes the first over. */
export function TermsPart({ id, kind }: { id: string; kind: TermsKind }) {
  const words = useWords()
  const { t } = words
  const { may } = useKontor()
  const { data: terms } = useTerms(id, kind)
  const [editing, setEditing] = useState(false)
  const said = terms && saidOf(terms, kind, words)
  return (
    <Part
      title={t(`terms.${kind}`)}
      action={
        terms &&
        may('network.write') && (
          <Button type="text" label={t(`terms.edit.${kind}`)} onClick={() => setEditing(true)}>
            {t('network.edit')}
          </Button>
        )
      }
    >
      {said === undefined ? (
        <Skeleton rows={1} label={t('list.loading')} />
      ) : (
        <p className={said.length === 0 ? 'network-quiet' : 'network-said'}>
          {said.length === 0 ? t(`terms.none.${kind}`) : said.join(' · ')}
        </p>
      )}
      {terms?.Note && (
        <p className="network-note" dir="auto">
          {terms.Note}
        </p>
      )}
      {editing && terms && <TermsDialog id={id} kind={kind} terms={terms} onClose={() => setEditing(false)} />}
    </Part>
  )
}
