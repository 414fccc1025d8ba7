import { ComboBox, DialogForm, Modal } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useCompanies, usePartnerStep } from './partners.ts'

/** Finds a company of the network and asks it for a connection. */
export function ConnectDialog({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: companies = [], isFetching } = useCompanies(text.trim())
  const step = usePartnerStep(onClose)
  const [tried, setTried] = useState(false)
  const ask = () => {
    setTried(true)
    const company = companies.find(({ Id }) => Id === chosen)
    if (company) step.mutate({ kind: 'ask', companyId: company.Id, name: company.Name })
  }
  return (
    <Modal
      visible={visible}
      onDismiss={onClose}
      size="medium"
      title={t('partners.connect')}
      closeLabel={t('dialog.close')}
    >
      <DialogForm
        confirmText={t('partners.ask')}
        cancelText={t('dialog.cancel')}
        busy={step.isPending}
        onSubmit={ask}
        onCancel={onClose}
      >
        <ComboBox
          label={t('partners.company')}
          description={t('partners.hint')}
          options={companies.map(({ Id, Name, Country }) => ({ id: Id, label: Name, note: Country }))}
          value={chosen}
          onChange={setChosen}
          text={text}
          onText={setText}
          loading={isFetching}
          loadingText={t('partners.searching')}
          emptyText={text.trim() === '' ? t('partners.hint') : t('partners.nobody')}
          openLabel={t('partners.company')}
          error={tried && chosen === null && t('partners.choose')}
        />
      </DialogForm>
    </Modal>
  )
}
