import { ColleagueField } from '@kontor/tradekit/assignment'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useColleagues } from '@kontor/tradekit/queries'
import { useState } from 'react'
import { useWords } from './kontor.ts'
import { useHandAllOver, type Workload } from './work.ts'

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
  const { data: colleagues = [], isPending } = useColleagues()
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const hand = useHandAllOver(onClose)
  const others = colleagues.filter(({ id }) => id !== from.id)
  const colleague = others.find(({ id }) => id === chosen)
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
      <ColleagueField
        label={t('inbox.assign.who')}
        colleagues={others}
        loading={isPending}
        value={chosen}
        onChange={setChosen}
        text={text}
        onText={setText}
        autoFocus
        error={tried && !colleague && t('inbox.assign.needed')}
      />
    </ActionForm>
  )
}
