import { DateField, isDate } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Questionnaire, type Reviewing, useAct } from '../api.ts'
import { useWords } from '../kontor.ts'
import { PartnerChoice } from './PartnerChoice.tsx'
import { ReviewerField } from './ReviewerField.tsx'

interface SendDialogProps {
  readonly questionnaire: Questionnaire
  readonly visible: boolean
  readonly onClose: () => void
}

/** Whom a questionnaire goes to, by when it is wanted, and who reviews the answers. */
export function SendDialog({ questionnaire, visible, onClose }: SendDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('send.title', { name: questionnaire.name })} onClose={onClose}>
      <SendForm questionnaire={questionnaire} onClose={onClose} />
    </FormDialog>
  )
}

function SendForm({ questionnaire, onClose }: Omit<SendDialogProps, 'visible'>) {
  const { t, today } = useWords()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [due, setDue] = useState('')
  const [reviewing, setReviewing] = useState<Reviewing>({})
  const [tried, setTried] = useState(false)
  const send = useAct(
    ({ surveys }, id: string) =>
      surveys.sendQuestionnaire({
        params: { templateId: id },
        query: due === '' ? {} : { due },
        body: { receiverCompanyIds: [...chosen], ...reviewing },
      }),
    (_, t, { requests }) => t('send.done', { count: requests.length }),
    () => {
      onClose()
      navigate('/sent')
    },
  )
  const isFit = chosen.length > 0 && (due === '' || isDate(due))
  return (
    <ActionForm
      confirm={t('send.confirm')}
      busy={send.isPending}
      error={tried && chosen.length === 0 && t('send.nobody')}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (isFit) send.mutate(questionnaire.id ?? '')
      }}
    >
      <PartnerChoice chosen={chosen} onChange={setChosen} />
      <DateField
        label={t('send.due')}
        value={due}
        onChange={setDue}
        notDate={t('send.due.wrong')}
        pickLabel={t('send.due.pick')}
        min={today}
      />
      <ReviewerField
        label={t('send.reviewer')}
        description={t('send.reviewer.note')}
        value={reviewing}
        onChange={setReviewing}
      />
    </ActionForm>
  )
}
