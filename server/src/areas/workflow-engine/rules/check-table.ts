import { type Message, t } from '@kontor/i18n'
import { areNone, cover, meet, type Values, valuesOf } from './cells.ts'
import { anything, type Table, wayCondition } from './decision-table.ts'
import { type FactName, factsKnown } from './facts.ts'
import type { Step } from './flow.ts'

/** What is wrong with a cell; undefined where it can be asked of any document. */
type WhyNotFit = (cell: string) => Message | undefined

/** More of one table nobody reads at once. */
const maxProblems = 20

type Deciding = Pick<Step, 'Name' | 'Next'> & { readonly Table: Table }

/** What is to be mended in the table of a decision; rows count from 1. */
export function problemsIn({ Name, Next, Table: table }: Deciding, whyNot: WhyNotFit): Message[] {
  const { Inputs, Rules } = table
  if (Inputs.length === 0) return [t`The table of “${Name}” has no column: add one.`]
  if (Rules.length === 0) return [t`The table of “${Name}” has no row: add one.`]
  const unknown = Inputs.find((input) => !(input in factsKnown))
  if (unknown !== undefined) return [t`The table of “${Name}” asks ${unknown}, which is not a known name.`]
  const unled = Rules.flatMap(({ StepId }, row) =>
    Next.some((way) => way.StepId === StepId && way.When === wayCondition(StepId))
      ? []
      : [t`Row ${row + 1} of “${Name}” leads to no step: choose one.`],
  )
  const wrong = Rules.flatMap(({ When }, row) =>
    Inputs.flatMap((_, column) => {
      const cell = When[column] ?? anything
      const why = cell === anything ? undefined : whyNot(cell)
      return why === undefined ? [] : [t`${cell} in row ${row + 1} of “${Name}” does not work: ${why}.`]
    }),
  )
  const problems = [...unled, ...wrong]
  return (problems.length > 0 ? problems : unmatched(Name, table)).slice(0, maxProblems)
}

/** Rows that never apply and, where only one may, rows that both do; as far as that can be known. */
function unmatched(name: string, { HitPolicy, Inputs, Rules }: Table): Message[] {
  const types = Inputs.map((input) => factsKnown[input as FactName].type)
  const rows = Rules.map(({ When }) => types.map((type, column) => valuesOf(When[column] ?? anything, type)))
  const problems: Message[] = []
  for (const [place, row] of rows.entries()) {
    if (problems.length >= maxProblems) break
    const number = place + 1
    if (row.some((values) => values !== undefined && areNone(values))) {
      problems.push(t`Row ${number} of “${name}” never applies: no value matches it.`)
      continue
    }
    for (const [before, earlier] of rows.slice(0, place).entries()) {
      if (HitPolicy === 'UNIQUE' && everyPair(earlier, row, meet))
        problems.push(
          t`Rows ${before + 1} and ${number} of “${name}” can both apply: change one, or let the first count.`,
        )
      if (HitPolicy === 'FIRST' && everyPair(earlier, row, cover)) {
        problems.push(t`Row ${number} of “${name}” never applies: row ${before + 1} always comes first.`)
        break
      }
    }
  }
  return problems
}

type Known = readonly (Values | undefined)[]

/** Something is so in each column, as far as each can be told. */
const everyPair = (one: Known, other: Known, is: (one: Values, other: Values) => boolean): boolean =>
  one.every((values, column) => {
    const beside = other[column]
    return values !== undefined && beside !== undefined && is(values, beside)
  })
