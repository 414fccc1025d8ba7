import { describe, expect, test } from 'vitest'
import type { Fact, Step } from '../api.ts'
import {
  cellFrom,
  decidingBy,
  type Known,
  type Table,
  tableOf,
  withCell,
  withColumn,
  withoutColumn,
  withPasted,
} from './table.ts'

const fact = (Name: string, Type: Fact['Type']): Fact => ({ Name, Type, Says: Name })
const known: Known = {
  facts: [fact('amount', 'NUMBER'), fact('partner', 'TEXT'), fact('isDuplicate', 'YES_NO'), fact('tags', 'LIST')],
  steps: [
    { Id: 'head', Name: 'Head of AP approves' },
    { Id: 'end', Name: 'Approved' },
  ],
  ...{ yes: 'ja', no: 'nein' },
}
const table: Table = {
  ...{ HitPolicy: 'UNIQUE', Inputs: ['amount', 'partner'] },
  Rules: [{ When: ['> 5', '-'], StepId: 'head' }],
}

describe('what people write into a cell', () => {
  test.each([
    ['1000,5', 'NUMBER', '1000.5'],
    ['> 1000', 'NUMBER', '> 1000'],
    ['Hansa Energie AG', 'TEXT', '"Hansa Energie AG"'],
    ['"EUR","DKK"', 'TEXT', '"EUR","DKK"'],
    ['not("EUR")', 'TEXT', 'not("EUR")'],
    ['null', 'TEXT', 'null'],
    ['Ja', 'YES_NO', 'true'],
    ['nein', 'YES_NO', 'false'],
    ['energy', 'LIST', 'list contains(?, "energy")'],
    ['  ', 'TEXT', '-'],
  ] as const)('%s as %s is %s', (text, type, cell) => {
    expect(cellFrom(text, type, 'ja', 'nein')).toBe(cell)
  })
})

test('rows of a spreadsheet are spread from a cell on; steps are found by their names, and rows are added', () => {
  const text = '> 1000\tHansa Energie AG\thead of ap approves\tSince 2026\r\n[10..1000]\t\tApproved\r\n'
  expect(withPasted(table, 1, 0, text, known).Rules).toEqual([
    table.Rules[0],
    { When: ['> 1000', '"Hansa Energie AG"'], StepId: 'head', Note: 'Since 2026' },
    { When: ['[10..1000]', '-'], StepId: 'end' },
  ])
  // What lies beyond the last column, and steps that nobody knows, are not made up.
  expect(withPasted(table, 0, 2, 'Nobody\tWhy\tbeyond', known).Rules).toEqual([
    { When: ['> 5', '-'], StepId: '', Note: 'Why' },
  ])
})

test('a column comes with anything in each row, and goes with its cells', () => {
  const wider = withColumn(table, 'isDuplicate')
  expect(wider.Rules[0]?.When).toEqual(['> 5', '-', '-'])
  expect(withoutColumn(withCell(wider, 0, 2, 'ja', known), 0)).toEqual({
    ...{ HitPolicy: 'UNIQUE', Inputs: ['partner', 'isDuplicate'] },
    Rules: [{ When: ['-', 'true'], StepId: 'head' }],
  })
})

const step: Step = {
  ...{ Id: 'which', Name: 'Which', Kind: 'DECISION' },
  Next: [
    { StepId: 'head', When: 'amount > 1000' },
    { StepId: 'head', When: 'partner = "Hansa"' },
    { StepId: 'end', When: 'list contains(tags, "energy")' },
    { StepId: 'end' },
  ],
}

test('conditions that were chosen from lists become rows of which the first counts, and each step a way', () => {
  const made = tableOf(step, known.facts)
  expect(made).toEqual({
    ...{ HitPolicy: 'FIRST', Inputs: ['amount', 'partner', 'tags'] },
    Rules: [
      { When: ['> 1000', '-', '-'], StepId: 'head' },
      { When: ['-', '"Hansa"', '-'], StepId: 'head' },
      { When: ['-', '-', 'list contains(?, "energy")'], StepId: 'end' },
    ],
  })
  expect(decidingBy(step, made, 'end').Next).toEqual([
    ...[{ StepId: 'head', When: 'way = "head"' }, { StepId: 'end', When: 'way = "end"' }, { StepId: 'end' }],
  ])
  const written: Step = { ...step, Next: [{ StepId: 'head', When: 'amount + 1 > 5' }, { StepId: 'end' }] }
  expect(tableOf(written, known.facts)).toEqual({ HitPolicy: 'FIRST', Inputs: [], Rules: [] })
})
