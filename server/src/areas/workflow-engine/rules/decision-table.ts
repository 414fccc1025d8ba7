import type { Of, WorkflowTable } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { Facts, FactValue } from './facts.ts'

export type Table = Of<typeof WorkflowTable>
type Rule = Table['Rules'][number]

/** What holds of any value, known or not. */
export const anything = '-'

/** Whether a cell of a column holds: yes, no, or that it cannot be told. */
export type Fits = (cell: string, input: string, facts: Facts) => boolean | null

/** The condition of the way to a step, which is taken where the table says so. */
export const wayCondition = (stepId: string): string => `way = "${stepId}"`

/** What a table decides: the row that applies, that none does, or why it cannot be told; rows count from 1. */
export interface Decided {
  readonly outcome: 'ROW' | 'NONE' | 'UNTOLD'
  readonly stepId: string | undefined
  readonly why: Message
}

/**
 * Decides by a table. A row that cannot be told could be the one that spares an approval: where the first that may apply cannot be
 * told, or under UNIQUE any, nothing is decided; so it is where two rows apply under UNIQUE.
 */
export function decideBy(table: Table, facts: Facts, fits: Fits): Decided {
  const untold = (why: Message): Decided => ({ outcome: 'UNTOLD', stepId: undefined, why })
  let found: { readonly rule: Rule; readonly row: number } | undefined
  for (const [place, rule] of table.Rules.entries()) {
    const row = place + 1
    const applies = appliesTo(table, rule, facts, fits)
    if (applies === null)
      return untold(t`it cannot tell whether row ${row} of its table applies: ${shown(table, rule, facts)}`)
    if (!applies) continue
    if (found !== undefined) return untold(t`rows ${found.row} and ${row} of its table both apply`)
    found = { rule, row }
    if (table.HitPolicy === 'FIRST') break
  }
  if (found === undefined) return { outcome: 'NONE', stepId: undefined, why: t`no row of its table applies` }
  const why = t`row ${found.row} of its table applies: ${shown(table, found.rule, facts)}`
  return { outcome: 'ROW', stepId: found.rule.StepId, why }
}

/** A cell that does not hold decides against the row, whatever cannot be told of the others. */
function appliesTo({ Inputs }: Table, { When }: Rule, facts: Facts, fits: Fits): boolean | null {
  const cells = Inputs.map((input, column) => fits(When[column] ?? anything, input, facts))
  if (cells.includes(false)) return false
  return cells.includes(null) ? null : true
}

/** The cells of a row that ask something, with what they ask: `amount > 1000 [amount = 2499]; currency "EUR" [currency = EUR]`. */
function shown({ Inputs }: Table, { When }: Rule, facts: Facts): string {
  const asking = Inputs.flatMap((input, column) => {
    const cell = When[column] ?? anything
    return cell === anything ? [] : [`${input} ${cell} [${input} = ${valueShown(facts[input] ?? null)}]`]
  })
  return asking.length === 0 ? anything : asking.join('; ')
}

export const valueShown = (value: FactValue): string =>
  value === null ? '–' : Array.isArray(value) ? value.join(', ') || '–' : String(value).slice(0, 100)
