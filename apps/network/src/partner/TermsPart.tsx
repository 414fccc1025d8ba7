import { Button } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { type Terms, type TermsKind, useTerms } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Part } from './Part.tsx'
import { TermsDialog } from './TermsDialog.tsx'
import { termsInWords } from './terms.ts'

/** When the partner's invoices are paid, or how goods are delivered; an editor of invoices takes the first over. */
export function TermsPart({ id, kind }: { id: string; kind: TermsKind }) {
  const { t } = useWords()
  const { may } = useKontor()
  const query = useTerms(id, kind)
  const terms = query.data
  const [editing, setEditing] = useState(false)
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
      <Answer of={query}>{(agreed) => <Agreed terms={agreed} kind={kind} />}</Answer>
      {editing && terms && <TermsDialog id={id} kind={kind} terms={terms} onClose={() => setEditing(false)} />}
    </Part>
  )
}

function Agreed({ terms, kind }: { terms: Terms; kind: TermsKind }) {
  const words = useWords()
  const { t } = words
  const parts = termsInWords(terms, kind, words)
  return (
    <>
      <p className={parts.length === 0 ? 'network-quiet' : undefined}>
        {parts.length === 0 ? t(`terms.none.${kind}`) : parts.join(' · ')}
      </p>
      {terms.Note && (
        <p className="network-note" dir="auto">
          {terms.Note}
        </p>
      )}
    </>
  )
}
