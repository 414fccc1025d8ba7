import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { useAdvice } from '../queries/advice.ts'
import type { Metadata } from '../queries/types.ts'
import { momentOf } from '../words/moments.ts'
import { GiveAdviceDialog, type Question } from './GiveAdviceDialog.tsx'
import { nameOf } from './steps.tsx'

/** That the reader is asked for advice on the document, by whom, and what. */
export function AdviceNotice({ document }: { document: Metadata }) {
  const words = useWords()
  const { t, today, locale } = words
  const { data } = useAdvice(document.DocumentId)
  const [asked, setAsked] = useState<Question>()
  const mine = data?.advice.filter(({ allowedActions }) => allowedActions.includes('answer')) ?? []
  return (
    <>
      {mine.map(({ id, askedBy, question, askedAt }) => (
        <Notice
          key={id}
          tone="warn"
          title={t('advice.yours', { name: nameOf(askedBy, words) })}
          actions={
            <Button
              type="primary"
              onClick={() => setAsked({ adviceId: id, documentId: document.DocumentId, number: document.ID, question })}
            >
              {t('advice.give')}
            </Button>
          }
        >
          <p dir="auto">{question}</p>
          <p className="doc-quiet">{momentOf(askedAt, today, locale)}</p>
        </Notice>
      ))}
      <GiveAdviceDialog asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
