import { DecimalField, Select } from '@kontor/kit'
import { hasRate, vatCategories } from '@kontor/tradekit/editor'
import { useWords } from './kontor.ts'
import { lineProblems } from './lines.ts'
import type { TypedLine } from './typed-line.ts'

export interface TaxFieldsProps {
  readonly line: TypedLine
  /** From 1. */
  readonly number: number
  readonly onChange: (change: Pick<TypedLine, 'tax'>) => void
}

/** The choice of saying nothing: the supplier says it then. */
const open = 'none'

/** Under which kind of tax a line is bought, and at which rate. */
export function TaxFields({ line, number, onChange }: TaxFieldsProps) {
  const { t } = useWords()
  const { tax } = line
  const category = tax?.Category ?? open
  const choose = (next: string) =>
    onChange({
      tax: next === open ? undefined : { Category: next, Percent: hasRate(next) ? (tax?.Percent ?? '') : '0' },
    })
  // A program may have said another category of UNCL5305.
  const others = vatCategories.some((one) => one === category) || category === open ? [] : [category]
  const named = (visible: string, spoken: string) => (
    <>
      <span aria-hidden="true">{visible}</span>
      <span className="k-hidden">{spoken}</span>
    </>
  )
  return (
    <>
      <Select
        label={named(t('line.category'), t('buy.line.taxCategory', { line: number }))}
        placeholder={t('line.category')}
        options={[
          { id: open, label: t('buy.tax.open') },
          ...vatCategories.map((id) => ({ id, label: t(`vat.${id}`) })),
          ...others.map((id) => ({ id, label: id })),
        ]}
        value={category}
        onChange={choose}
      />
      <DecimalField
        label={named(t('line.rate'), t('buy.line.taxRate', { line: number }))}
        value={tax?.Percent ?? ''}
        onChange={(Percent) => tax && onChange({ tax: { ...tax, Percent } })}
        disabled={!hasRate(category)}
        notDecimal={t('editor.notNumber')}
        error={lineProblems(line).tax === 'missing' && t('buy.missing.rate')}
        suffix="%"
      />
    </>
  )
}
