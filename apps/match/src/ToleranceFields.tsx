import { Button, DecimalField, isDecimal, Select } from '@kontor/kit'
import { type Category, CategoryField, useCategoryName } from '@kontor/tradekit/categories'
import { useConnection } from '@kontor/tradekit/queries'
import { useState } from 'react'
import type { Tolerance } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

const percents = ['PricePercent', 'QuantityPercent'] as const
const amounts = ['UnorderedAmount', 'Amount'] as const
const limits = [...percents, 'Quantity', ...amounts] as const
/** Whether receipts count; where nothing is said, they do once one is noted. */
const ways = ['AS_NOTED', 'TWO_WAY', 'THREE_WAY'] as const
const outcomes = ['NOTHING', 'APPROVE', 'ACCEPT'] as const

/** Whether all that is said is a number, and none below zero; what is left empty tolerates nothing. */
export const isValidTolerance = (tolerance: Tolerance): boolean =>
  limits.every((field) => !tolerance[field] || (isDecimal(tolerance[field]) && !isBelow(tolerance[field])))

const isBelow = (limit = ''): boolean => limit.startsWith('-')

export const withoutEmpty = ({ Then, ...given }: Tolerance): Tolerance => ({
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  Then,
})

type Limit = (typeof limits)[number]

/** What a limit that is left empty means beside the others. */
function hintOf(field: Limit, { PricePercent, QuantityPercent, Quantity, Amount }: Tolerance) {
  const isAlone = !PricePercent && !QuantityPercent && !Quantity && Boolean(Amount)
  if (field === 'UnorderedAmount') return 'tolerance.none'
  if (field === 'Amount') return isAlone ? 'tolerance.amountAlone' : 'tolerance.noLimit'
  const isOfQuantity = field !== 'PricePercent' && Boolean(QuantityPercent || Quantity)
  return isAlone || isOfQuantity ? 'tolerance.noLimit.other' : 'tolerance.none'
}

const suffixOf = (field: Limit, currency: string | undefined) =>
  field === 'Quantity' ? undefined : (percents as readonly string[]).includes(field) ? '%' : currency

export interface ToleranceFieldsProps {
  readonly tolerance: Tolerance
  readonly onChange: (changes: Partial<Tolerance>) => void
  /** Other limits are wanted for one category of it. */
  readonly onCategory: (category: Category & { readonly scheme: string }) => void
  readonly onRemove?: () => void
}

/** What is tolerated of one supplier, or of all others; of all that they sell, or of one category. */
export function ToleranceFields({ tolerance, onChange, onCategory, onRemove }: ToleranceFieldsProps) {
  const { t } = useWords()
  const { company } = useKontor()
  const { data: supplier } = useConnection(tolerance.ConnectionId)
  const { CommodityCode: code, CommodityScheme: scheme } = tolerance
  const category = useCategoryName(code === undefined ? undefined : { code, scheme })
  const name = tolerance.ConnectionId === undefined ? t('tolerance.all') : (supplier?.CompanyName ?? '…')
  const title = code === undefined ? name : t('tolerance.category.of', { name, category })
  const [taken, setTaken] = useState(0)
  // What nobody ordered has no category.
  const isWide = code === undefined
  return (
    <fieldset className="match-tolerance">
      <legend dir="auto">{title}</legend>
      <div className="match-fields">
        {limits
          .filter((field) => field !== 'UnorderedAmount' || isWide)
          .map((field) => (
            <DecimalField
              key={field}
              label={t(`tolerance.${field}`)}
              description={t(hintOf(field, tolerance))}
              value={tolerance[field] ?? ''}
              onChange={(value) => onChange({ [field]: value })}
              notDecimal={t('editor.notNumber')}
              error={isBelow(tolerance[field]) && t('tolerance.below')}
              suffix={suffixOf(field, company.currency)}
            />
          ))}
      </div>
      <Select
        label={t('tolerance.way')}
        placeholder={t('tolerance.way')}
        value={tolerance.Match ?? 'AS_NOTED'}
        options={ways.map((id) => ({ id, label: t(`tolerance.way.${id}`) }))}
        onChange={(id) => onChange({ Match: ways.find((one) => one === id) ?? 'AS_NOTED' })}
      />
      <Select
        label={t('tolerance.then')}
        placeholder={t('tolerance.then')}
        value={tolerance.Then}
        options={outcomes.map((id) => ({ id, label: t(`tolerance.then.${id}`) }))}
        onChange={(id) => onChange({ Then: outcomes.find((one) => one === id) ?? 'NOTHING' })}
      />
      {isWide && (
        <CategoryField
          // The field is a new one for the next category.
          key={taken}
          label={t('tolerance.addCategory')}
          value={undefined}
          onChange={(chosen) => {
            if (chosen?.scheme === undefined) return
            setTaken(taken + 1)
            onCategory({ code: chosen.code, scheme: chosen.scheme })
          }}
        />
      )}
      {onRemove && (
        <Button type="text" label={t('tolerance.remove.named', { name: title })} onClick={onRemove}>
          {t('tolerance.remove')}
        </Button>
      )}
    </fieldset>
  )
}
