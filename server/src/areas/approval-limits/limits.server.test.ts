import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { approve, approving, ask, flow, waiting } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'

const { admin, stranger, delivered, hire, clerk, mia, max } = await approving()
const second = await hire({ role: 'companyAdmin', firstName: 'Ada', lastName: 'Second' })

type Limits = ResultOf<Areas['approvalLimits']['listLimits']>
const set = (holderId: string, Amount: string, Holder: 'USER' | 'ROLE' = 'USER', by: TestPerson = admin) =>
  by.send(`PUT approval-limits/${holderId}`, { json: { Holder, Amount } })
const remove = (holderId: string, by: TestPerson = admin) => by.send(`DELETE approval-limits/${holderId}`)
const statusOf = async (answer: Promise<Response>) => (await answer).status
const bill = (price: string, more: object = {}) =>
  delivered({
    lines: [{ id: '1', name: 'Goods', quantity: '1', unit: 'C62', price, tax: { category: 'Z', percent: '0' } }],
    ...more,
  })

test('whoever is asked approves up to their limit, to the cent; above it they cannot be asked, and it is said why', async () => {
  await json(set(max.id, '1000'), 204)
  const small = await bill('1000.00')
  await json(ask(clerk, small, [max.id]), 201)
  await json(approve(max, small))
  const large = await bill('1000.01')
  const refused = await ask(clerk, large, [max.id])
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining(
      `Max Muster (${max.id}), who cannot approve it: it is above their approval limit of 1000 EUR`,
    ),
  ])
  await json(ask(clerk, large, [mia.id]), 201)
  await json(approve(mia, large))
})

test('who may not approve so much is asked before they accept it, and skips it among many', async () => {
  await json(set(max.id, '1000'), 204)
  const [small, large] = [await bill('998.00', { id: randomUUID() }), await bill('5001.01', { id: randomUUID() })]
  const confirm = async (id: string, by: TestPerson) => {
    const { AllowedActions } = await json<{ AllowedActions: { Action: string; Confirm?: string[] }[] }>(
      by.send(`GET documents/${id}/metadata`),
    )
    return AllowedActions.find(({ Action }) => Action === 'accept')?.Confirm
  }
  expect(await confirm(small, max)).toBeUndefined()
  expect(await confirm(large, max)).toEqual(['OVER_LIMIT'])
  expect(await confirm(large, mia)).toBeUndefined()
  const list = await json<{
    Document: { DocumentId: string; AllowedActions: { Action: string; Confirm?: string[] }[] }[]
  }>(max.send('GET documents?actions=true&limit=100'))
  const shown = list.Document.find(({ DocumentId }) => DocumentId === large)
  expect(shown?.AllowedActions).toContainEqual({ Action: 'accept', Confirm: ['OVER_LIMIT'] })
  const many = await json<{ DocumentIds: string[] }>(
    max.send('POST documents/statechanges', {
      json: { DocumentIds: [small, large], ResponseCode: 'BusinessAccept', SkipWarned: true, HoldFor: 0 },
    }),
  )
  expect(many.DocumentIds).toEqual([small])
})

test('a limit holds for what waits already: it goes to an administrator, and back where the limit is raised', async () => {
  await json(set(max.id, '5000'), 204)
  const id = await bill('2000')
  await json(ask(clerk, id, [max.id]), 201)
  expect((await waiting(max)).total).toBe(1)
  await json(set(max.id, '100'), 204)
  expect((await waiting(max)).total).toBe(0)
  expect(await statusOf(approve(max, id))).toBe(409)
  expect((await flow(clerk, id)).steps[0]?.approverIds.toSorted()).toEqual([admin.id, second.id].toSorted())
  await json(remove(max.id), 204)
  await json(approve(max, id))
})

test('a role has a limit for all who have none of their own', async () => {
  await json(set(roles.approver, '50', 'ROLE'), 204)
  const id = await bill('80')
  expect(await statusOf(ask(clerk, id, [max.id]))).toBe(400)
  await json(set(max.id, '100'), 204)
  await json(ask(clerk, id, [max.id]), 201)
  expect((await json<Limits>(clerk.send('GET approval-limits'))).Limits).toEqual(
    expect.arrayContaining([
      { HolderId: roles.approver, Holder: 'ROLE', Amount: '50', Currency: 'EUR' },
      { HolderId: max.id, Holder: 'USER', Name: 'Max Muster', Amount: '100', Currency: 'EUR' },
    ]),
  )
  await json(remove(roles.approver), 204)
  await json(remove(max.id), 204)
})

test('amounts in other currencies count by the rate of their day; without a rate nobody with a limit approves them', async () => {
  await json(set(max.id, '1000'), 204)
  const crowns = await bill('5000', { currency: 'DKK' })
  const refused = await ask(clerk, crowns, [max.id])
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('no exchange rate is known')])
  const ExchangeRates = [{ From: 'EUR', To: 'DKK', Rate: '7.46', ValidFrom: '2020-01-01' }]
  await json(admin.send('PUT exchangerates', { json: { ExchangeRates } }), 204)
  await json(ask(clerk, crowns, [max.id]), 201)
  expect(await statusOf(ask(clerk, await bill('8000', { currency: 'DKK' }), [max.id]))).toBe(400)
  await json(remove(max.id), 204)
})

test('administrators set limits, for others: nobody theirs, none of strangers, none below 0', async () => {
  expect(await statusOf(set(max.id, '10', 'USER', clerk))).toBe(403)
  expect(await statusOf(set(max.id, '10', 'USER', mia))).toBe(403)
  expect(await statusOf(set(admin.id, '10'))).toBe(409)
  expect(await statusOf(set(stranger.id, '10'))).toBe(404)
  expect(await statusOf(set(randomUUID(), '10', 'ROLE'))).toBe(404)
  expect(await statusOf(set(max.id, '-1'))).toBe(400)
  expect(await statusOf(remove(max.id))).toBe(404)
  expect(await statusOf(remove(max.id, stranger))).toBe(404)
  await json(set(max.id, '10'), 204)
  expect((await json<Limits>(stranger.send('GET approval-limits'))).Limits).toEqual([])
  await json(remove(max.id), 204)
})

test('somebody is never let through by an answer that names another approver', async () => {
  await json(set(max.id, '10'), 204)
  const id = await bill('20')
  await json(ask(clerk, id, [mia.id]), 201)
  const more = await approve(mia, id, { invitedUserIds: [max.id] })
  expect([more.status, await more.text()]).toEqual([400, expect.stringContaining('approval limit')])
  expect((await flow(clerk, id)).steps).toHaveLength(1)
})
