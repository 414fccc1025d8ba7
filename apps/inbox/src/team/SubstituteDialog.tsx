import { type Colleague, ColleagueChoice } from '@kontor/tradekit/assignment'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useSubstitute } from './api.ts'

export interface Named {
  readonly id: string
  readonly name: string
}

export interface SubstituteDialogProps {
  /** For whom somebody is to stand in; nobody, and nothing is asked. */
  readonly of: Named | undefined
  readonly onClose: () => void
}

/** Sets to whom a colleague's work goes while they are away. */
export function SubstituteDialog({ of, onClose }: SubstituteDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={of !== undefined} title={t('calendar.set.title', { name: of?.name ?? '' })} onClose={onClose}>
      {of && <SubstituteForm of={of} onClose={onClose} />}
    </FormDialog>
  )
}

function SubstituteForm({ of, onClose }: { of: Named; onClose: () => void }) {
  const { t } = useWords()
  const [colleague, setColleague] = useState<Colleague>()
  const [tried, setTried] = useState(false)
  const set = useSubstitute(onClose)
  return (
    <ActionForm
      intro={t('calendar.set.text', { name: of.name })}
      confirm={t('calendar.set.confirm')}
      busy={set.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (colleague) set.mutate({ of, to: { id: colleague.id, name: colleague.name } })
      }}
    >
      <ColleagueChoice
        label={t('inbox.assign.who')}
        chosen={colleague}
        onChoose={setColleague}
        without={of.id}
        error={tried && !colleague && t('inbox.assign.needed')}
      />
    </ActionForm>
  )
}
