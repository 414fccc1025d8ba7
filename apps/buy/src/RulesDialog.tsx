import { DecimalField, isDecimal, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { SeveralField } from '@kontor/tradekit/layout'
import { useHolders } from '@kontor/tradekit/queries'
import { useState } from 'react'
import { type Settings, useSaveSettings, useSettings } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

/** What is approved by itself, and who approves the rest. */
export function RulesDialog({ visible, onClose }: { visible: boolean; onClose: () => void }) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('buy.rules.title')} onClose={onClose}>
      <Rules onClose={onClose} />
    </FormDialog>
  )
}

function Rules({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { data } = useSettings()
  if (!data) return <Skeleton rows={3} label={t('buy.loading')} />
  return <RulesForm settings={data} onClose={onClose} />
}

function RulesForm({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const { t } = useWords()
  const { company } = useKontor()
  const [upTo, setUpTo] = useState(settings.AutoApproveUpTo ?? '')
  const [ids, setIds] = useState<readonly string[]>(settings.ApproverIds)
  const save = useSaveSettings(onClose)
  const people = (useHolders() ?? []).filter(({ isTeam }) => !isTeam)
  const wrong = upTo !== '' && !isDecimal(upTo)
  return (
    <ActionForm
      confirm={t('buy.rules.save')}
      busy={save.isPending}
      error={save.error && messageOf(save.error, t)}
      onClose={onClose}
      onSubmit={() => {
        if (!wrong) save.mutate({ ApproverIds: [...ids], ...(upTo !== '' && { AutoApproveUpTo: upTo }) })
      }}
    >
      <DecimalField
        label={t('buy.rules.upTo')}
        description={t('buy.rules.upToHint')}
        value={upTo}
        onChange={setUpTo}
        notDecimal={t('editor.notNumber')}
        suffix={company.currency}
      />
      <SeveralField
        label={t('buy.rules.approvers')}
        description={t('buy.rules.approversHint')}
        options={people.map(({ id, name }) => ({ id, label: name }))}
        chosen={ids}
        onChange={setIds}
        goneText=""
        emptyText={t('buy.noPerson')}
        openLabel={t('buy.openPeople')}
        removeLabel={(name) => t('buy.rules.remove', { name })}
      />
    </ActionForm>
  )
}
