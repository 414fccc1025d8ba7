import { DateField, isDate } from '@kontor/kit'
import { useWords } from '../kontor.ts'

export interface DaysFieldsProps {
  readonly from: string
  readonly to: string
  readonly onFrom: (day: string) => void
  readonly onTo: (day: string) => void
}

/** Whether two days are no period. */
export const isNoPeriod = (from: string, to: string): boolean => !isDate(from) || !isDate(to) || to < from

/** The first and the last day of a budget. */
export function DaysFields({ from, to, onFrom, onTo }: DaysFieldsProps) {
  const { t } = useWords()
  const fields = { notDate: t('buy.notDate'), pickLabel: t('buy.pickDay') }
  const isAfter = isDate(from) && isDate(to) && to < from
  return (
    <div className="budget-days">
      <DateField
        {...fields}
        label={t('budgets.from')}
        value={from}
        onChange={onFrom}
        error={from === '' && t('buy.notDate')}
      />
      <DateField
        {...fields}
        label={t('budgets.to')}
        value={to}
        onChange={onTo}
        error={(to === '' && t('buy.notDate')) || (isAfter && t('budgets.wrongDays'))}
      />
    </div>
  )
}
