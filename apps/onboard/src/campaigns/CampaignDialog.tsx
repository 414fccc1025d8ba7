import { TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useAct } from '../api.ts'
import { useWords } from '../kontor.ts'

interface CampaignDialogProps {
  readonly onClose: () => void
  readonly onDone: (id: string) => void
}

/** Another group of suppliers, by its name. */
export function CampaignDialog({ onClose, onDone }: CampaignDialogProps) {
  const { t } = useWords()
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const save = useAct(
    ({ network }, Name: string) => network.saveGroup({ params: { groupId: id }, body: { Id: id, Name } }),
    () => undefined,
    () => onDone(id),
  )
  return (
    <FormDialog visible title={t('campaign.new')} onClose={onClose}>
      <ActionForm
        intro={t('campaign.new.text')}
        confirm={t('campaign.create')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (name.trim() !== '') save.mutate(name.trim())
        }}
      >
        <TextField
          label={t('campaign.name')}
          value={name}
          onChange={setName}
          maxLength={100}
          error={tried && name.trim() === '' && t('campaign.name.missing')}
          autoFocus
          required
        />
      </ActionForm>
    </FormDialog>
  )
}
