import { Button, ComboBox, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { type Handling, useAssignees, useHandling } from '../queries/assignments.ts'
import type { Work } from '../queries/types.ts'

export interface WorkFormProps {
  readonly documentId: string
  /** The assignment that is open now; without one the document is given to somebody anew. */
  readonly current: Work | undefined
}

/** Gives the document to a colleague; or hands it on, says something about it, and closes what is done. */
export function WorkForm({ documentId, current }: WorkFormProps) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const { data: assignees = [], isPending } = useAssignees(documentId)
  const handling = useHandling(documentId)
  const allowed = current?.allowedActions ?? []
  const alone = current?.assigneeIds.length === 1 ? current.assigneeIds[0] : undefined
  const said = comment.trim()
  const meant = meantBy(current, chosen, said)
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
      <ComboBox
        label={t(current ? 'work.handOn' : 'work.giveTo')}
        fixed
        options={assignees
          .filter(({ id }) => id !== alone)
          .map(({ id, name: label, taker }) => ({
            id,
            label,
            ...(taker && { note: t('work.taker', { name: taker.name }) }),
          }))}
        value={chosen}
        onChange={setChosen}
        text={name}
        onText={setName}
        loading={isPending}
        loadingText={t('list.loading')}
        emptyText={t('access.nobody')}
        openLabel={t('work.colleagues')}
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
function meantBy(current: Work | undefined, to: string | null, comment: string): Handling | undefined {
  if (current === undefined) return to === null ? undefined : { does: 'give', to, comment }
  if (to !== null) return { does: 'reassign', id: current.id, to, comment }
  return comment === '' ? undefined : { does: 'comment', id: current.id, comment }
}
