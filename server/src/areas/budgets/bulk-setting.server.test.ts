import type { Budget, Of } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { startProcurement } from '../requisitions/testing-procurement.ts'

const { emre, jonas, stranger } = await startProcurement()

const year = { From: '2027-01-01', To: '2027-12-31' }
const set = (Budgets: readonly object[], more: object = {}, by = jonas) =>
  by.send('PUT procurement/budgets', { json: { ...year, Budgets, ...more } })
const all = async (by = jonas) => {
  const { Items } = await json<{ Items: Of<typeof Budget>[] }>(by.send('GET procurement/budgets?limit=100'))
  return Items.map(({ CostCentre, Name, Amount }) => [CostCentre, Amount, ...(Name === undefined ? [] : [Name])])
}

test('a year of budgets is set at once; said again, only what differs is changed, and nothing is there twice', async () => {
  const budgets = [
    { CostCentre: 'A-1', Name: 'Warehouse', Amount: '1200.50' },
    { CostCentre: 'A-2', Amount: '300' },
  ]
  expect(await json(set(budgets))).toEqual({ Created: 2, Changed: 0 })
  expect(
    await json(
      set([
        { CostCentre: 'A-1', Amount: '1300' },
        { CostCentre: 'A-3', Amount: '1' },
      ]),
    ),
  ).toEqual({
    Created: 1,
    Changed: 1,
  })
  expect(await all()).toEqual([
    ['A-1', '1300', 'Warehouse'],
    ['A-2', '300'],
    ['A-3', '1'],
  ])
})

test('where one of them cannot be set, none is, and it is said which', async () => {
  const before = await all()
  const refused = async (rows: readonly object[], more: object = {}) => {
    const answer = await set(rows, more)
    return [answer.status, await answer.text()]
  }
  const fine = { CostCentre: 'B-1', Amount: '5' }
  expect(await refused([fine, { CostCentre: 'B-2', Amount: '-5' }])).toEqual([
    400,
    expect.stringContaining('B-2 is -5'),
  ])
  expect(await refused([fine, fine])).toEqual([400, expect.stringContaining('B-1 is listed twice')])
  const half = { From: '2027-06-01', To: '2027-12-31' }
  expect(await refused([fine, { CostCentre: 'A-1', Amount: '5' }], half)).toEqual([
    409,
    expect.stringContaining('The cost center A-1 already has a budget from 2027-01-01'),
  ])
  expect((await refused([fine], { From: '2027-12-31', To: '2027-01-01' }))[0]).toBe(400)
  expect(await all()).toEqual(before)
})

test('who may not set budgets sets none, and nobody sets those of strangers', async () => {
  expect((await set([{ CostCentre: 'A-1', Amount: '9' }], {}, emre)).status).toBe(403)
  await json(set([{ CostCentre: 'A-1', Amount: '9' }], {}, stranger))
  expect(await all()).toContainEqual(['A-1', '1300', 'Warehouse'])
})
