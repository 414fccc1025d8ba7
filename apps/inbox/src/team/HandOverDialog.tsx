import { type Colleague, ColleagueChoice } from '@kontor/tradekit/assignment'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useHandAllOver, type Workload } from './api.ts'

export interface HandOverDialogProps {
  /** Whose assignments are given away; nobody's, and nothing is asked. */
  readonly from: Workload | undefined
  readonly onClose: () => void
}

/** Gives all assignments of a colleague to another. */
export function HandOverDialog({ from, onClose }: HandOverDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={from !== undefined} title={t('team.hand.title', { name: from?.name ?? '' })} onClose={onClose}>
      {from && <HandOverForm from={from} onClose={onClose} />}
    </FormDialog>
  )
}

function HandOverForm({ from, onClose }: { from: Workload; onClose: () => void }) {
  const { t } = useWords()
  const [colleague, setColleague] = useState<Colleague>()
  const [tried, setTried] = useState(false)
  const hand = useHandAllOver(onClose)
  return (
    <ActionForm
      intro={t('team.hand.text')}
      confirm={t('team.hand.confirm')}
      busy={hand.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (colleague) hand.mutate({ from: from.id, to: colleague.id, name: colleague.name })
      }}
    >
      <ColleagueChoice
        label={t('inbox.assign.who')}
        chosen={colleague}
        onChoose={setColleague}
        without={from.id}
        error={tried && !colleague && t('inbox.assign.needed')}
      />
    </ActionForm>
  )
}
