import { TextArea } from '@kontor/kit'
import { useState } from 'react'
import { PeopleField } from '../approval/PeopleField.tsx'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useLast } from '../dialogs/useLast.ts'
import { useWords } from '../kontor.ts'
import { useAdvice, useChangeAdvice } from '../queries/advice.ts'
import type { Invitable } from '../queries/types.ts'
import { nameOf } from './steps.tsx'

/** The document or the requisition that is decided about. */
export interface Subject {
  readonly id: string
  readonly number: string
  /** Who it is from: a partner, or whoever asks for what is to be bought. */
  readonly partner: string
  readonly isRequisition?: boolean
}

export interface AskAdviceDialogProps {
  /** About what advice is asked for; nothing, and nothing is asked. */
  readonly about: Subject | undefined
  readonly onClose: () => void
}

const nothing: Subject = { id: '', number: '', partner: '' }

/** Asks whom to ask for advice, and what. */
export function AskAdviceDialog({ about, onClose }: AskAdviceDialogProps) {
  const { t } = useWords()
  const subject = useLast(about, nothing)
  return (
    <FormDialog
      visible={about !== undefined}
      title={t('advice.ask.title', { number: subject.number })}
      onClose={onClose}
    >
      <AskForm about={subject} onClose={onClose} />
    </FormDialog>
  )
}

function AskForm({ about, onClose }: { about: Subject; onClose: () => void }) {
  const words = useWords()
  const { t } = words
  // Sent again after its answer was lost, it is the same question.
  const [questionId] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<readonly Invitable[]>([])
  const [question, setQuestion] = useState('')
  const [tried, setTried] = useState(false)
  const { data } = useAdvice(about.id)
  const asking = useChangeAdvice(about.id, onClose)
  const isMissing = question.trim() === ''
  const people = (data?.askable ?? []).map(({ id, name, taker }) => {
    const known = chosen.find((one) => one.id === id)
    return known ?? { id, name: taker ? t('advice.goesTo', { name, other: nameOf(taker, words) }) : name }
  })
  return (
    <ActionForm
      intro={t(about.isRequisition ? 'advice.ask.intro.requisition' : 'advice.ask.intro', { party: about.partner })}
      confirm={t('advice.ask.confirm')}
      busy={asking.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (isMissing || chosen.length === 0 || asking.isPending) return
        const adviserIds = chosen.map(({ id }) => id)
        asking.mutate({ does: 'ask', questionId, adviserIds, question: question.trim() })
      }}
    >
      <PeopleField
        label={t('advice.ask.who')}
        hint={t(about.isRequisition ? 'advice.ask.whoHint.requisition' : 'advice.ask.whoHint')}
        people={people}
        chosen={chosen}
        onChoose={setChosen}
        required
        autoFocus
        error={tried && chosen.length === 0 && t('advice.ask.whoNeeded')}
      />
      <TextArea
        label={t('advice.ask.question')}
        required
        error={tried && isMissing && t('advice.ask.questionNeeded')}
        value={question}
        onChange={setQuestion}
        rows={3}
        maxLength={2000}
      />
    </ActionForm>
  )
}
