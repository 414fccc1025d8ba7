import { cellsOf } from '@kontor/i18n/sheets'
import type { Fact, Flow, Step } from '../api.ts'
import { readCondition, type Simple } from '../conditions.ts'

export type Table = NonNullable<Step['Table']>
type Rule = Table['Rules'][number]
type Named = Pick<Step, 'Id' | 'Name'>

/** What holds of any value. */
export const anything = '-'
/** More than that the server takes of no table. */
export const [maxRows, maxColumns] = [500, 20]

/** A table as the grid shows it: the columns of facts, then where a row leads, then its note. */
export const columnsOf = ({ Inputs }: Table): number => Inputs.length + 2

const isTo = ({ Inputs }: Table, column: number): boolean => column === Inputs.length

export const emptyRule = ({ Inputs }: Table): Rule => ({ When: Inputs.map(() => anything), StepId: '' })

/** What a cell says. */
export function cellAt(table: Table, row: number, column: number): string {
  const rule = table.Rules[row]
  if (rule === undefined) return ''
  if (column < table.Inputs.length) return rule.When[column] ?? anything
  return isTo(table, column) ? rule.StepId : (rule.Note ?? '')
}

/** The table with another text in a cell, as a person wrote it. */
export function withCell(table: Table, row: number, column: number, text: string, known: Known): Table {
  const change = (rule: Rule): Rule => {
    if (column < table.Inputs.length) {
      const type = known.facts.find(({ Name }) => Name === table.Inputs[column])?.Type ?? 'TEXT'
      const cell = cellFrom(text, type, known.yes, known.no)
      return { ...rule, When: table.Inputs.map((_, at) => (at === column ? cell : (rule.When[at] ?? anything))) }
    }
    if (isTo(table, column)) return { ...rule, StepId: stepNamed(known.steps, text)?.Id ?? '' }
    const { Note: _, ...rest } = rule
    return text.trim() === '' ? rest : { ...rest, Note: text.trim().slice(0, 300) }
  }
  return { ...table, Rules: table.Rules.map((rule, at) => (at === row ? change(rule) : rule)) }
}

/** What people mean by what they write into a cell. */
export interface Known {
  readonly facts: readonly Fact[]
  readonly steps: readonly Named[]
  /** What yes and no are called. */
  readonly yes: string
  readonly no: string
}

const stepNamed = (steps: readonly Named[], text: string): Named | undefined =>
  steps.find(({ Id }) => Id === text.trim()) ??
  steps.find(({ Name }) => Name.toLowerCase() === text.trim().toLowerCase())

/** A plain word, as people write it who do not know FEEL. */
const plain = /^[\p{L}\p{N}][^"()?[\]<>=]*$/u

/** A cell in FEEL from what a person wrote: plain words get their quotation marks, and a decimal comma is a point. */
export function cellFrom(text: string, type: Fact['Type'], yes: string, no: string): string {
  const given = text.trim().slice(0, 300)
  if (given === '') return anything
  if (type === 'NUMBER') return given.replace(/^([<>=]*\s*-?\d+),(\d+)$/, '$1.$2')
  if (type === 'YES_NO') {
    const word = given.toLowerCase()
    return word === yes.toLowerCase() ? 'true' : word === no.toLowerCase() ? 'false' : given
  }
  if (!plain.test(given) || given === 'null' || given.startsWith('not(')) return given
  return type === 'LIST' ? `list contains(?, "${given}")` : `"${given}"`
}

/** A pasted range of a spreadsheet over the table, from a cell on to the right and down; rows that it needs are added. */
export function withPasted(table: Table, row: number, column: number, text: string, known: Known): Table {
  const cells = cellsOf(text)
  const needed = Math.min(maxRows, Math.max(table.Rules.length, row + cells.length))
  let pasted: Table = {
    ...table,
    Rules: Array.from({ length: needed }, (_, at) => table.Rules[at] ?? emptyRule(table)),
  }
  for (const [down, line] of cells.entries())
    for (const [right, value] of line.entries())
      if (row + down < needed && column + right < columnsOf(table))
        pasted = withCell(pasted, row + down, column + right, value, known)
  return pasted
}

export const withColumn = (table: Table, fact: string): Table => ({
  ...table,
  Inputs: [...table.Inputs, fact],
  Rules: table.Rules.map((rule) => ({
    ...rule,
    When: [...table.Inputs.map((_, at) => rule.When[at] ?? anything), anything],
  })),
})

export const withoutColumn = (table: Table, column: number): Table => ({
  ...table,
  Inputs: table.Inputs.filter((_, at) => at !== column),
  Rules: table.Rules.map((rule) => ({ ...rule, When: rule.When.filter((_, at) => at !== column) })),
})

export const wayCondition = (stepId: string): string => `way = "${stepId}"`

/** A decision that a table makes: each step to which a row leads is a way, and one is taken where no row applies. */
export function decidingBy(step: Step, table: Table, otherwise: string | undefined): Step {
  const targets = [...new Set(table.Rules.map(({ StepId }) => StepId))].filter((id) => id !== '')
  return {
    ...step,
    Table: table,
    Next: [
      ...targets.map((StepId) => ({ StepId, When: wayCondition(StepId) })),
      ...(otherwise === undefined ? [] : [{ StepId: otherwise }]),
    ],
  }
}

/** The same decision by conditions: what the table said is gone, and one way is left. */
export function withoutTable({ Table: _, ...step }: Step): Step {
  return { ...step, Next: step.Next.filter(({ When }) => When === undefined) }
}

/** The table of a decision; one that conditions make as far as each of them is chosen from lists. */
export function tableOf(step: Step, facts: readonly Fact[]): Table {
  if (step.Table !== undefined) return step.Table
  const ways = step.Next.flatMap(({ When, StepId }) =>
    When === undefined ? [] : [{ StepId, simple: readCondition(When, facts) }],
  )
  const empty: Table = { HitPolicy: 'FIRST', Inputs: [], Rules: [] }
  if (ways.some(({ simple }) => simple === undefined)) return empty
  const Inputs = [...new Set(ways.map(({ simple }) => simple!.fact))]
  const Rules = ways.map(({ StepId, simple }) => ({
    ...{ StepId, When: Inputs.map((input) => (input === simple!.fact ? cellOf(simple!, facts) : anything)) },
  }))
  return { ...empty, Inputs, Rules }
}

function cellOf({ fact, comparison, value }: Simple, facts: readonly Fact[]): string {
  const text = facts.find(({ Name }) => Name === fact)?.Type === 'NUMBER' ? value : `"${value}"`
  const cells = {
    yes: 'true',
    no: 'false',
    '=': text,
    '!=': `not(${text})`,
    contains: `contains(?, ${text})`,
    has: `list contains(?, ${text})`,
    hasNot: `not(list contains(?, ${text}))`,
  }
  return comparison in cells ? cells[comparison as keyof typeof cells] : `${comparison} ${text}`
}

/** Steps to which a row can lead. */
export const targetsOf = ({ Steps }: Flow, { Id }: Step): readonly Named[] => Steps.filter((one) => one.Id !== Id)
