import { ComboBox, TextField } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import { useBudgetLeft } from './api.ts'

export interface CostCentreFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly day: string
  readonly requisitionId: string
  readonly onChange: (costCentre: string) => void
}

/** For which cost centre something is: those that have a budget are proposed, any other will do. */
export function CostCentreField({ label, value, day, requisitionId, onChange }: CostCentreFieldProps) {
  const { t } = useWords()
  const budgets = useBudgetLeft(day, requisitionId)
  if (budgets.length === 0) return <TextField label={label} value={value} maxLength={100} onChange={onChange} />
  return (
    <ComboBox
      free
      fixed
      label={label}
      value={budgets.some(({ CostCentre }) => CostCentre === value) ? value : null}
      text={value}
      onText={(text) => onChange(text.slice(0, 100))}
      onChange={(costCentre) => costCentre !== null && onChange(costCentre)}
      options={budgets.map(({ CostCentre, Name }) => ({
        id: CostCentre,
        label: CostCentre,
        ...(Name && { note: Name }),
      }))}
      loadingText={t('buy.loading')}
      emptyText={t('budgets.noneForDay')}
      openLabel={t('budgets.openCostCentres')}
    />
  )
}
