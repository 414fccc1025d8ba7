import { Select } from '@kontor/kit'
import { useRates } from './api.ts'
import { useWords } from './kontor.ts'

/** A currency of which the company knows a rate, and the euro. */
export function CurrencySelect({
  label,
  value,
  onChange,
}: {
  readonly label?: string
  readonly value: string
  readonly onChange: (currency: string) => void
}) {
  const { t } = useWords()
  const { data = [] } = useRates()
  const codes = [...new Set(['EUR', value, ...data.flatMap(({ From, To }) => [From, To])])].toSorted()
  return (
    <Select
      label={label ?? t('cash.currency')}
      placeholder={label ?? t('cash.currency')}
      value={value}
      options={codes.map((id) => ({ id, label: id }))}
      onChange={onChange}
    />
  )
}
