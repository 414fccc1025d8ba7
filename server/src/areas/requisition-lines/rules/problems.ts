import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { boughtOf, type Line } from './lines.ts'

/** What stands in the way of a requisition, and what is done about it. */
export interface Problem {
  readonly rule: string
  readonly lineId?: string
  readonly field?: string
  readonly message: Message
  readonly fix: Message
}

/** What lines have to say before somebody can approve them. */
export function problemsIn(lines: readonly Line[], currency: string): Problem[] {
  if (lines.length === 0)
    return [{ rule: 'LINES', field: 'Lines', message: t`It has no lines.`, fix: t`Add what you need.` }]
  return boughtOf(lines).flatMap((line) => problemsOf(line, currency))
}

function problemsOf({ ID: lineId, Name, Quantity, Price }: Line, currency: string): Problem[] {
  const problems: Problem[] = []
  if (Name.trim() === '')
    problems.push({
      rule: 'NAME',
      lineId,
      field: 'Name',
      message: t`Line ${lineId} has no name.`,
      fix: t`Enter a name.`,
    })
  if (exact(Quantity.value).lte(0))
    problems.push({
      ...{ rule: 'QUANTITY', lineId, field: 'Quantity' },
      message: t`Line ${lineId} has the quantity ${Quantity.value}.`,
      fix: t`Enter a quantity above 0.`,
    })
  if (Price === undefined)
    problems.push({
      ...{ rule: 'PRICE', lineId, field: 'Price' },
      message: t`Line ${lineId} has no price.`,
      fix: t`Enter a price, if only an estimate: approvers decide by it.`,
    })
  else if (Price.currencyID !== currency)
    problems.push({
      ...{ rule: 'CURRENCY', lineId, field: 'Price' },
      message: t`Line ${lineId} is in ${Price.currencyID}, the requisition in ${currency}.`,
      fix: t`Enter the price in ${currency}.`,
    })
  return problems
}
