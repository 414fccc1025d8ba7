import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { type ArchivingAction, scheduledTaskOf, useSchedule } from '../queries/scheduling.ts'
import type { Metadata } from '../queries/types.ts'
import { useWhen, whyNotThen } from './useWhen.ts'
import { WhenField } from './WhenField.tsx'

export interface ArchiveLaterDialogProps {
  readonly document: Metadata
  readonly archiving: ArchivingAction
  readonly onClose: () => void
}

/** Asks when a document is filed away, or taken out of the archive. */
export function ArchiveLaterDialog({ document, archiving, onClose }: ArchiveLaterDialogProps) {
  const { t } = useWords()
  const task = `document.${archiving}` as const
  const later = useSchedule(task, document)
  const [when, setWhen] = useWhen(scheduledTaskOf(task, document)?.RunAt, 'tomorrow')
  const [tried, setTried] = useState(false)
  return (
    <FormDialog visible title={t(`later.title.${task}`, { number: document.ID })} onClose={onClose}>
      <ActionForm
        intro={t(`later.until.${task}`)}
        error={later.error && messageOf(later.error, t)}
        confirm={t(`later.confirm.${task}`)}
        busy={later.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (when.at && !whyNotThen(when)) later.mutate({ at: when.at }, { onSuccess: onClose })
        }}
      >
        <WhenField label={t(`later.when.${task}`)} when={when} onWhen={setWhen} tried={tried} />
      </ActionForm>
    </FormDialog>
  )
}
