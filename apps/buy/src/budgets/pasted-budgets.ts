import { cellsOf, separatorOf } from '@kontor/i18n/sheets'
import { type Marks, readDecimal } from '@kontor/kit'

export interface PastedBudget {
  readonly CostCentre: string
  readonly Name?: string
  readonly Amount: string
}

/** A row that is no budget: which it is, from 1, why, and what stands there. */
export interface PastedFault {
  readonly row: number
  readonly why: 'costCentre' | 'amount' | 'twice'
  readonly text: string
}

/**
 * What the rows of a spreadsheet are as budgets: a cost centre, a name where there is one, an amount as the reader writes it.
 * Headings above them and empty rows are left out.
 */
export function pastedBudgets(
  text: string,
  marks: Marks,
): { readonly budgets: readonly PastedBudget[]; readonly faults: readonly PastedFault[] } {
  const budgets: PastedBudget[] = []
  const faults: PastedFault[] = []
  for (const [at, given] of cellsOf(text, separatorOf(text)).entries()) {
    const cells = given.map((cell) => cell.trim())
    const [CostCentre = '', ...rest] = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    const last = rest.pop() ?? ''
    const Name = rest.join(' ').trim()
    const Amount = readDecimal(withoutCurrency(last), marks)
    if (CostCentre === '' && last === '') continue
    if (at === 0 && Amount === undefined && !/\d/.test(last)) continue
    const fault = (why: PastedFault['why'], cell: string) => faults.push({ row: at + 1, why, text: cell })
    if (CostCentre === '') fault('costCentre', last)
    else if (Amount === undefined || Amount.startsWith('-')) fault('amount', last)
    else if (budgets.some((one) => one.CostCentre === CostCentre)) fault('twice', CostCentre)
    else budgets.push({ CostCentre, ...(Name !== '' && { Name }), Amount })
  }
  return { budgets, faults }
}

/** Spreadsheets write the currency beside an amount. */
const withoutCurrency = (text: string): string => text.replace(/^[\p{Sc}A-Z]{1,3}\s*|\s*[\p{Sc}A-Z]{1,3}$/gu, '')
