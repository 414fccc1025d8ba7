import { TextArea } from '@kontor/kit'
import { type Colleague, ColleagueChoice } from '@kontor/tradekit/assignment'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useOnce } from '@kontor/tradekit/queries'
import { useState } from 'react'
import { useWords } from './kontor.ts'
import { useHandOn, type Work } from './work.ts'

export interface AssignDialogProps {
  /** What is handed on; nothing, and nothing is asked. */
  readonly work: readonly Work[]
  readonly onClose: () => void
}

/** Hands work to a colleague, with a note. */
export function AssignDialog({ work, onClose }: AssignDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={work.length > 0} title={t('inbox.assign.title', { count: work.length })} onClose={onClose}>
      <AssignForm work={work} onClose={onClose} />
    </FormDialog>
  )
}

function AssignForm({ work, onClose }: AssignDialogProps) {
  const { t } = useWords()
  const [colleague, setColleague] = useState<Colleague>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const handing = useHandOn(onClose)
  const hand = useOnce(handing.mutateAsync)
  return (
    <ActionForm
      confirm={t('inbox.assign.confirm')}
      busy={handing.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (colleague) hand({ work, to: colleague.id, name: colleague.name, note: note.trim() })
      }}
    >
      <ColleagueChoice
        label={t('inbox.assign.who')}
        chosen={colleague}
        onChoose={setColleague}
        error={tried && !colleague && t('inbox.assign.needed')}
      />
      <TextArea label={t('inbox.assign.note')} value={note} onChange={setNote} rows={2} maxLength={4000} />
    </ActionForm>
  )
}
