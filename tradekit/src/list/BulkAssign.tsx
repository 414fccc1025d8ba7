import { TextArea } from '@kontor/kit'
import { useState } from 'react'
import { ColleagueField } from '../assignment/ColleagueField.tsx'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { useColleagues } from '../queries/assignments.ts'
import type { BulkAction } from '../queries/bulk.ts'

export interface BulkAssignProps {
  /** How many are chosen. */
  readonly count: number
  readonly onAct: (act: BulkAction) => void
  readonly onClose: () => void
}

/** Gives the chosen documents to one colleague. */
export function BulkAssign({ count, onAct, onClose }: BulkAssignProps) {
  const { t } = useWords()
  const { data: assignees = [], isPending } = useColleagues()
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const assignee = assignees.find(({ id }) => id === chosen)
  return (
    <FormDialog visible title={t('bulk.assign.title', { count })} onClose={onClose}>
      <ActionForm
        intro={t('bulk.assign.text')}
        confirm={t('bulk.assign.confirm')}
        busy={false}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (assignee) onAct({ assignTo: assignee.id, name: assignee.name, comment: comment.trim() })
        }}
      >
        <ColleagueField
          label={t('work.giveTo')}
          colleagues={assignees}
          loading={isPending}
          value={chosen}
          onChange={setChosen}
          text={name}
          onText={setName}
          autoFocus
          error={tried && !assignee && t('work.whoNeeded')}
        />
        <TextArea label={t('work.comment')} value={comment} onChange={setComment} rows={2} maxLength={4000} />
      </ActionForm>
    </FormDialog>
  )
}
