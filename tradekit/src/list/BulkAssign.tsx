import { TextArea } from '@kontor/kit'
import { useState } from 'react'
import { type Colleague, ColleagueChoice } from '../assignment/ColleagueChoice.tsx'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
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
  const [assignee, setAssignee] = useState<Colleague>()
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
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
        <ColleagueChoice
          label={t('work.giveTo')}
          chosen={assignee}
          onChoose={setAssignee}
          error={tried && !assignee && t('work.whoNeeded')}
        />
        <TextArea label={t('work.comment')} value={comment} onChange={setComment} rows={2} maxLength={4000} />
      </ActionForm>
    </FormDialog>
  )
}
