import type { AllowanceForm, LineForm, TaxForm } from '@kontor/ubl'

/** A VAT group of the lines, by which an allowance or a charge is taxed (BG-20, BG-21). */
export interface TaxGroup {
  readonly id: string
  readonly tax: TaxForm
}

const groupId = ({ category, percent }: TaxForm): string => `${category} ${percent}`

/** The VAT groups that lines and allowances have, each once. */
export function taxGroups(lines: readonly LineForm[], allowances: readonly AllowanceForm[]): TaxGroup[] {
  const groups = new Map<string, TaxForm>()
  for (const { tax } of [...lines, ...allowances]) if (!groups.has(groupId(tax))) groups.set(groupId(tax), tax)
  return [...groups].map(([id, tax]) => ({ id, tax }))
}

export const taxGroupOf = (row: AllowanceForm): string => groupId(row.tax)

/** An allowance without content, taxed as most of the lines begin. */
export const emptyAllowance = (lines: readonly LineForm[]): AllowanceForm => ({
  charge: false,
  amount: '',
  reason: '',
  tax: lines[0]?.tax ?? { category: 'S', percent: '' },
})

/** Of amount and percent one speaks: who types the one means it. */
export const withAmount = (row: AllowanceForm, amount: string): AllowanceForm => ({
  ...row,
  amount,
  percent: undefined,
  base: undefined,
})

export const withPercent = (row: AllowanceForm, percent: string): AllowanceForm =>
  percent === '' ? { ...row, percent: undefined, base: undefined } : { ...row, percent, base: undefined, amount: '' }

/** What was taxed as a line is taxed as that line still, after its rate was typed or changed. */
export function taxedAsLines(
  allowances: readonly AllowanceForm[],
  before: readonly LineForm[],
  after: readonly LineForm[],
): AllowanceForm[] {
  const groups = new Set(after.map(({ tax }) => groupId(tax)))
  return allowances.map((row) => {
    if (groups.has(taxGroupOf(row))) return row
    const line = before.find(({ tax }) => groupId(tax) === taxGroupOf(row))
    const now = after.find(({ id }) => id === line?.id)
    return now ? { ...row, tax: now.tax } : row
  })
}
