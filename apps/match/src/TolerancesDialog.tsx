import { Skeleton } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { SupplierField } from '@kontor/tradekit/partners'
import { useState } from 'react'
import { type Tolerance, useSaveTolerances, useTolerances } from './api.ts'
import { useWords } from './kontor.ts'
import { isValidTolerance, ToleranceFields, withoutEmpty } from './ToleranceFields.tsx'

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
  const [all, setAll] = useState(() =>
    tolerances.some(isOfAll) ? tolerances : [{ Then: 'NOTHING' } as const, ...tolerances],
  )
  const save = useSaveTolerances(onClose)
  const add = (one: Tolerance) => {
    if (!all.some((other) => keyOf(other) === keyOf(one))) setAll([...all, one])
  }
  const ofAll = all.find(isOfAll)
  return (
    <ActionForm
      intro={t('tolerance.intro')}
      confirm={t('tolerance.save')}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        if (all.every(isValidTolerance)) save.mutate(all.map(withoutEmpty))
      }}
    >
      {inOrder(all).map((one) => (
        <ToleranceFields
          key={keyOf(one)}
          tolerance={one}
          onChange={(changes) => setAll(all.map((other) => (other === one ? { ...one, ...changes } : other)))}
          onCategory={({ code, scheme }) =>
            add({ ...one, UnorderedAmount: '', CommodityCode: code, CommodityScheme: scheme })
          }
          {...(!isOfAll(one) && { onRemove: () => setAll(all.filter((other) => !isUnder(one, other))) })}
        />
      ))}
      <SupplierField
        key={all.length}
        label={t('tolerance.add')}
        value={null}
        name=""
        onChange={(ConnectionId) => ConnectionId !== null && add({ Then: 'NOTHING', ...ofAll, ConnectionId })}
      />
    </ActionForm>
  )
}

const isOfAll = ({ ConnectionId, CommodityCode }: Tolerance) =>
  ConnectionId === undefined && CommodityCode === undefined

/** Of which supplier, and of which category of theirs. */
const keyOf = ({ ConnectionId = '', CommodityScheme = '', CommodityCode = '' }: Tolerance) =>
  [ConnectionId, CommodityScheme, CommodityCode].join(' ')

/** What is said of all suppliers first; behind what is said of a supplier, what is said of its categories. */
function inOrder(tolerances: readonly Tolerance[]): Tolerance[] {
  const suppliers = [undefined, ...tolerances.flatMap(({ ConnectionId }) => ConnectionId ?? [])]
  return [...new Set(suppliers)].flatMap((supplier) =>
    tolerances
      .filter(({ ConnectionId }) => ConnectionId === supplier)
      .toSorted((one, other) => Number(one.CommodityCode !== undefined) - Number(other.CommodityCode !== undefined)),
  )
}

/** What goes with a tolerance that is removed: with that of a supplier, those of its categories. */
const isUnder = (removed: Tolerance, one: Tolerance) =>
  one === removed || (removed.CommodityCode === undefined && one.ConnectionId === removed.ConnectionId)
