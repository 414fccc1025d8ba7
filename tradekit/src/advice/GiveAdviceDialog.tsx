import { RadioGroup, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useLast } from '../dialogs/useLast.ts'
import { useWords } from '../kontor.ts'
import { type Recommendation, useChangeAdvice } from '../queries/advice.ts'

/** What the reader was asked. */
export interface Question {
  readonly adviceId: string
  readonly documentId: string
  readonly number: string
  readonly question: string
}

export interface GiveAdviceDialogProps {
  /** What is answered; nothing, and nothing is asked. */
  readonly asked: Question | undefined
  readonly onClose: () => void
}

const nothing: Question = { adviceId: '', documentId: '', number: '', question: '' }
const recommendations = ['APPROVE', 'DECLINE', 'NONE'] as const satisfies readonly Recommendation[]

/** Takes what the reader advises, and why. */
export function GiveAdviceDialog({ asked, onClose }: GiveAdviceDialogProps) {
  const { t } = useWords()
  const question = useLast(asked, nothing)
  return (
    <FormDialog
      visible={asked !== undefined}
      title={t('advice.answer.title', { number: question.number })}
      onClose={onClose}
    >
      <GiveForm asked={question} onClose={onClose} />
    </FormDialog>
  )
}

function GiveForm({ asked, onClose }: { asked: Question; onClose: () => void }) {
  const { t } = useWords()
  const [recommendation, setRecommendation] = useState<Recommendation>()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const answering = useChangeAdvice(asked.documentId, onClose)
  const isWordless = text.trim() === '' && recommendation !== 'APPROVE'
  return (
    <ActionForm
      intro={<q dir="auto">{asked.question}</q>}
      confirm={t('advice.answer.confirm')}
      busy={answering.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (recommendation === undefined || isWordless || answering.isPending) return
        answering.mutate({ does: 'answer', adviceId: asked.adviceId, recommendation, text: text.trim() })
      }}
    >
      <RadioGroup
        label={t('advice.answer.what')}
        required
        options={recommendations.map((id) => ({ id, label: t(`advice.answer.${id}`) }))}
        value={recommendation ?? null}
        onChange={(chosen) => setRecommendation(recommendations.find((id) => id === chosen))}
        error={tried && recommendation === undefined && t('advice.answer.whatNeeded')}
      />
      <TextArea
        label={t('advice.answer.text')}
        required={recommendation !== 'APPROVE'}
        error={tried && isWordless && t('advice.answer.textNeeded')}
        value={text}
        onChange={setText}
        rows={4}
        maxLength={4000}
      />
    </ActionForm>
  )
}
