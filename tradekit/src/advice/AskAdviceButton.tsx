import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useAdvice } from '../queries/advice.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { AskAdviceDialog, type Subject } from './AskAdviceDialog.tsx'

/** Beside what decides: asks colleagues first. Only there for who decides. */
export function AskAdviceButton({ about }: { about: Subject }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { data } = useAdvice(about.id)
  return (
    <>
      {data?.canAsk && <Button onClick={() => setAsking(true)}>{t('advice.ask')}</Button>}
      <AskAdviceDialog about={isAsking ? about : undefined} onClose={() => setAsking(false)} />
    </>
  )
}

/** A document, as advice is asked for about it. */
export const aboutOf = (document: Metadata, companyId: string): Subject => ({
  ...{ id: document.DocumentId, number: document.ID, partner: otherParty(document, companyId) },
})
