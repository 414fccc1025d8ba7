import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { useAdvice } from '../queries/advice.ts'
import { momentOf } from '../words/moments.ts'
import type { Subject } from './AskAdviceDialog.tsx'
import { GiveAdviceDialog, type Question } from './GiveAdviceDialog.tsx'
import { nameOf } from './steps.tsx'

/** That the reader is asked for advice on what is to be decided, by whom, and what. */
export function AdviceNotice({ about }: { about: Pick<Subject, 'id' | 'number'> }) {
  const words = useWords()
  const { t, today, locale } = words
  const { data, isLoading } = useAdvice(about.id)
  const [asked, setAsked] = useState<Question>()
  const mine = data?.advice.filter(({ allowedActions }) => allowedActions.includes('answer')) ?? []
  return (
    <>
      <NoticeComing when={isLoading} />
      {mine.map(({ id, askedBy, question, askedAt }) => (
        <Notice
          key={id}
          tone="warn"
          title={t('advice.yours', { name: nameOf(askedBy, words) })}
          actions={
            <Button
              type="primary"
              onClick={() => setAsked({ adviceId: id, documentId: about.id, number: about.number, question })}
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
