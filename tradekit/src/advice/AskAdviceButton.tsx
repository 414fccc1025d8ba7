import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAdvice } from '../queries/advice.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { AskAdviceDialog } from './AskAdviceDialog.tsx'

/** Beside what decides: asks colleagues first. Only there for who decides. */
export function AskAdviceButton({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { company } = useKontor()
  const [isAsking, setAsking] = useState(false)
  const { data } = useAdvice(document.DocumentId)
  const about = { id: document.DocumentId, number: document.ID, partner: otherParty(document, company.id) }
  return (
    <>
      {data?.canAsk && <Button onClick={() => setAsking(true)}>{t('advice.ask')}</Button>}
      <AskAdviceDialog about={isAsking ? about : undefined} onClose={() => setAsking(false)} />
    </>
  )
}
