import { TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { type LogWitness, witnessKey } from './api.ts'

interface WitnessDialogProps {
  readonly witness: LogWitness
  readonly onClose: () => void
}

/** Where the head of each day goes, so that those who run the installation are not the only ones who have it. */
export function WitnessDialog({ witness: { Email, Head }, onClose }: WitnessDialogProps) {
  const { t, format } = useWords()
  const { notify } = useKontor()
  const [email, setEmail] = useState(Email ?? '')
  const [tried, setTried] = useState(false)
  const address = email.trim()
  const isWrong = address !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address)
  const save = useAct(
    witnessKey,
    ({ audit }, body: { Email?: string }) => audit.saveWitness({ body }),
    () => {
      notify('success', t('audit.witness.saved'))
      onClose()
    },
  )
  return (
    <FormDialog visible title={t('audit.witness')} onClose={onClose}>
      <ActionForm
        confirm={t('audit.witness.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isWrong) save.mutate(address === '' ? {} : { Email: address })
        }}
      >
        <p>{t('audit.witness.text')}</p>
        <TextField
          label={t('audit.witness.email')}
          autoFocus
          maxLength={254}
          value={email}
          onChange={setEmail}
          error={tried && isWrong && t('audit.witness.wrong')}
        />
        {Head && (
          <p className="admin-quiet">
            {t('audit.witness.last', { position: Head.Position, time: format.instant(Head.SignedAt) })}
          </p>
        )}
      </ActionForm>
    </FormDialog>
  )
}
