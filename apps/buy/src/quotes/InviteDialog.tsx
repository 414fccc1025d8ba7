import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { type ChosenPartner, SuppliersField } from '@kontor/tradekit/partners'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useInvite } from './api.ts'

export interface InviteDialogProps {
  readonly id: string
  readonly visible: boolean
  readonly onClose: () => void
}

/** Whom to ask besides. */
export function InviteDialog({ id, visible, onClose }: InviteDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('quotes.invite.title')} onClose={onClose}>
      <InviteForm id={id} onClose={onClose} />
    </FormDialog>
  )
}

function InviteForm({ id, onClose }: Omit<InviteDialogProps, 'visible'>) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [suppliers, setSuppliers] = useState<readonly ChosenPartner[]>([])
  const [tried, setTried] = useState(false)
  const missing = suppliers.length === 0
  const invite = useInvite(id, () => {
    notify('success', t('quotes.asked', { count: suppliers.length }))
    onClose()
  })
  return (
    <ActionForm
      confirm={t('quotes.ask.send')}
      busy={invite.isPending}
      error={invite.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!missing) void invite.run(suppliers.map((one) => one.id))
      }}
    >
      <SuppliersField
        label={t('quotes.ask.suppliers')}
        error={tried && missing && t('quotes.ask.nobody')}
        chosen={suppliers}
        onChange={setSuppliers}
      />
    </ActionForm>
  )
}
