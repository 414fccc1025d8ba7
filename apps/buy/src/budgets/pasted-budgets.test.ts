import { marksOf } from '@kontor/kit'
import { expect, test } from 'vitest'
import { pastedBudgets } from './pasted-budgets.ts'

const [german, english] = [marksOf('de-DE'), marksOf('en-GB')]

test('rows copied from a spreadsheet are budgets, with or without names, below headings and around empty rows', () => {
  const text = 'Kostenstelle\tName\tBetrag\nKST-1\tLager\t12.000,50 €\n\nKST-2\t\t3000\n'
  expect(pastedBudgets(text, german)).toEqual({
    budgets: [
      { CostCentre: 'KST-1', Name: 'Lager', Amount: '12000.50' },
      { CostCentre: 'KST-2', Amount: '3000' },
    ],
    faults: [],
  })
  expect(pastedBudgets('115;EUR 1,200.00\n116;800', english).budgets).toEqual([
    { CostCentre: '115', Amount: '1200.00' },
    { CostCentre: '116', Amount: '800' },
  ])
})

test('what is no budget is named by its row, and what stands there', () => {
  const { budgets, faults } = pastedBudgets('KST-1;soon\nKST-2;5\n;7\nKST-2;8\nKST-3;-1', german)
  expect(budgets).toEqual([{ CostCentre: 'KST-2', Amount: '5' }])
  expect(faults).toEqual([
    { row: 3, why: 'costCentre', text: '7' },
    { row: 4, why: 'twice', text: 'KST-2' },
    { row: 5, why: 'amount', text: '-1' },
  ])
})
