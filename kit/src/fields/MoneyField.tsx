import { useMemo, useState } from 'react'
import { DecimalField, type DecimalFieldProps } from './DecimalField.tsx'
import { isDecimal, padded } from './decimal.ts'
import { Select } from './Select.tsx'

export type MoneyFieldProps = Omit<DecimalFieldProps, 'button' | 'prefix' | 'suffix' | 'align'> & {
  /** ISO 4217: 'EUR'. It says how many digits the fraction has: 12.5 becomes 12.50 once the person leaves. */
  currency: string
  /** The currency can be chosen, of these codes. */
  currencies?: readonly string[] | undefined
  onCurrency?: ((currency: string) => void) | undefined
  /** Names the choice: 'Currency'. */
  currencyLabel?: string | undefined
}

/** An amount of money: a decimal string and its currency, which is written before it or chosen after it. */
export function MoneyField(props: MoneyFieldProps) {
  const { currency, currencies = [], onCurrency, currencyLabel = currency, value, onChange, ...field } = props
  const digits = useMemo(() => digitsOf(currency), [currency])
  const [typing, setTyping] = useState(false)
  const shown = !typing && isDecimal(value) ? padded(value, digits) : value
  return (
    <DecimalField
      {...field}
      value={shown}
      onChange={onChange}
      onFocus={() => {
        setTyping(true)
        field.onFocus?.()
      }}
      onBlur={() => {
        setTyping(false)
        if (isDecimal(value) && padded(value, digits) !== value) onChange(padded(value, digits))
        field.onBlur?.()
      }}
      prefix={onCurrency ? undefined : currency}
      button={
        onCurrency && (
          <span className="k-money-currency">
            <Select
              quiet
              hideLabel
              label={currencyLabel}
              placeholder={currencyLabel}
              options={currencies.map((code) => ({ id: code, label: code }))}
              value={currency}
              onChange={onCurrency}
              disabled={Boolean(field.disabled || field.readOnly)}
            />
          </span>
        )
      }
    />
  )
}

/** How many digits the fraction of a currency has: 2 for EUR, 0 for JPY, 3 for KWD; 2 for a code that is none. */
function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
