import { Button, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { type AssignmentChange, useAssignees, useChangeAssignment } from '../queries/assignments.ts'
import type { Assignment } from '../queries/types.ts'
import { ColleagueField } from './ColleagueField.tsx'

export interface AssignmentFormProps {
  readonly documentId: string
  /** The assignment that is open now; without one the document is given to somebody anew. */
  readonly current: Assignment | undefined
}

/** Gives the document to a colleague; or hands it on, says something about it, and closes what is done. */
export function AssignmentForm({ documentId, current }: AssignmentFormProps) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const { data: assignees = [], isPending } = useAssignees(documentId)
  const handling = useChangeAssignment(documentId)
  const allowed = current?.allowedActions ?? []
  const alone = current?.assigneeIds.length === 1 ? current.assigneeIds[0] : undefined
  const trimmed = comment.trim()
  const meant = changeOf(current, chosen, trimmed)
  const clear = () => {
    setChosen(null)
    setName('')
    setComment('')
    setTried(false)
  }
  return (
    <form
      className="doc-work-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (meant && !handling.isPending) handling.mutate(meant, { onSuccess: clear })
      }}
    >
      <ColleagueField
        label={t(current ? 'work.handOn' : 'work.giveTo')}
        colleagues={assignees.filter(({ id }) => id !== alone)}
        loading={isPending}
        value={chosen}
        onChange={setChosen}
        text={name}
        onText={setName}
        error={tried && !meant && t(current ? 'work.nothing' : 'work.whoNeeded')}
      />
      <TextArea label={t('work.comment')} value={comment} onChange={setComment} rows={2} maxLength={4000} />
      <div className="doc-work-acts">
        <Button type="primary" submit busy={handling.isPending && handling.variables.does !== 'close'}>
          {t(meant?.does === 'comment' ? 'work.say' : 'work.give')}
        </Button>
        {current && allowed.includes('close') && (
          <Button
            busy={handling.isPending && handling.variables.does === 'close'}
            onClick={() => handling.mutate({ does: 'close', id: current.id })}
          >
            {t('work.close')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What sending the form does, by what stands in it; nothing where too little does. */
function changeOf(current: Assignment | undefined, to: string | null, comment: string): AssignmentChange | undefined {
  if (current === undefined) return to === null ? undefined : { does: 'give', to, comment }
  if (to !== null) return { does: 'reassign', id: current.id, to, comment }
  return comment === '' ? undefined : { does: 'comment', id: current.id, comment }
}
