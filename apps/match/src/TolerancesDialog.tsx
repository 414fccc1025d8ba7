import { Skeleton } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { SupplierField } from '@kontor/tradekit/partners'
import { useState } from 'react'
import { type Tolerance, useSaveTolerances, useTolerances } from './api.ts'
import { useWords } from './kontor.ts'
import { isWhole, ToleranceFields, withoutEmpty } from './ToleranceFields.tsx'

interface TolerancesDialogProps {
  readonly visible: boolean
  readonly onClose: () => void
}

/** What the company tolerates, of all suppliers and of single ones, and what then happens by itself. */
export function TolerancesDialog({ visible, onClose }: TolerancesDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('tolerance.title')} onClose={onClose}>
      <Loaded onClose={onClose} />
    </FormDialog>
  )
}

function Loaded({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { data } = useTolerances()
  if (!data) return <Skeleton rows={4} label={t('list.loading')} />
  return <TolerancesForm tolerances={data.Tolerances} onClose={onClose} />
}

function TolerancesForm({ tolerances, onClose }: { tolerances: readonly Tolerance[]; onClose: () => void }) {
  const { t } = useWords()
  const [ofAll, setOfAll] = useState<Tolerance>(
    tolerances.find(({ ConnectionId }) => ConnectionId === undefined) ?? { Then: 'NOTHING' },
  )
  const [ofOne, setOfOne] = useState(tolerances.filter(({ ConnectionId }) => ConnectionId !== undefined))
  const save = useSaveTolerances(onClose)
  const all = [ofAll, ...ofOne]
  const changeOne = (id: string | undefined, changes: Partial<Tolerance>) =>
    setOfOne(ofOne.map((one) => (one.ConnectionId === id ? { ...one, ...changes } : one)))
  return (
    <ActionForm
      intro={t('tolerance.intro')}
      confirm={t('tolerance.save')}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        if (all.every(isWhole)) save.mutate(all.map(withoutEmpty))
      }}
    >
      <ToleranceFields tolerance={ofAll} onChange={(changes) => setOfAll({ ...ofAll, ...changes })} />
      {ofOne.map((one) => (
        <ToleranceFields
          key={one.ConnectionId}
          tolerance={one}
          onChange={(changes) => changeOne(one.ConnectionId, changes)}
          onRemove={() => setOfOne(ofOne.filter((other) => other !== one))}
        />
      ))}
      <SupplierField
        key={ofOne.length}
        label={t('tolerance.add')}
        value={null}
        name=""
        onChange={(ConnectionId) => {
          if (ConnectionId !== null && !ofOne.some((one) => one.ConnectionId === ConnectionId))
            setOfOne([...ofOne, { ...ofAll, ConnectionId }])
        }}
      />
    </ActionForm>
  )
}
