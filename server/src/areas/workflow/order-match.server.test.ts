import type { Areas, ResultOf } from '@kontor/contract'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approvers, startWorkflows, step } from './testing-workflow.ts'

const { server, buyer, supplier, saveDocument, dispatch, published, logOf, approve, stateOf, metadata, approver } =
  await startWorkflows()
const purchasing = await server.person(buyer.companyId, { role: 'buyer', firstName: 'Svea', lastName: 'Buyer' })

const tax = { category: 'S', percent: '19' }
const wrench = { id: '1', name: 'Wrench', sellersItemId: 'W-1', quantity: '10', unit: 'C62', price: '12.50', tax }

/** What the Flow app offers as “Matching orders”. */
await published({
  ...{ Name: 'Matching orders', Types: ['invoice'], Start: 'fits' },
  Steps: [
    step('fits', 'DECISION', [
      { StepId: 'done', When: 'match in ("MATCHED", "WITHIN", "ACCEPTED")' },
      { StepId: 'buyer', When: 'hasOrder' },
      { StepId: 'approver' },
    ]),
    step('buyer', 'APPROVAL', 'done', { Who: { RoleIds: [roles.buyer] }, Needed: 1 }),
    step('approver', 'APPROVAL', 'done', { Who: approvers, Needed: 1 }),
    step('done', 'END', '', { Then: 'ACCEPT' }),
  ],
})

async function sent(from: typeof buyer, type: 'Order' | 'Invoice', more: object): Promise<string> {
  const id = await saveDocument(from, documentOf(type, more))
  await json(dispatch(from, id), 201)
  await server.settle()
  server.platform.clock.advance(60_000)
  return id
}
const order = (id: string) => sent(buyer, 'Order', { id, lines: [wrench] })
const bill = (id: string, line: object, orderReference?: string) =>
  sent(supplier, 'Invoice', { id, lines: [{ ...wrench, ...line }], ...(orderReference && { orderReference }) })
const stepsOf = async (id: string) =>
  (
    await json<ResultOf<Areas['approvals']['readFlow']>>(buyer.send(`GET approval-service/v0/approvalflow/${id}`))
  ).steps.map(({ rule, outcome, because }) => ({ rule, outcome, because }))

test('an invoice that matches its order is approved and accepted by itself, and the log names the rule', async () => {
  await order('OM-1')
  const fits = await bill('OM-1-A', {}, 'OM-1')
  expect(await stateOf(fits)).toBe('ACCEPTED')
  expect((await metadata(supplier, fits)).ProcessState).toBe('ACCEPTED')
  expect(await logOf(fits)).toEqual([
    ['DECIDED', 'fits', 'match in ("MATCHED", "WITHIN", "ACCEPTED") [match = MATCHED] is true'],
    ['ENDED', 'done'],
  ])
  expect(await stepsOf(fits)).toMatchObject([
    { rule: 'WORKFLOW', outcome: 'ACCEPT', because: 'Matching orders · done' },
  ])
})

test('one that differs goes to the buyer, whom nobody passes by; what it differs in a person accepts', async () => {
  await order('OM-2')
  const differs = await bill('OM-2-A', { price: '14.00' }, 'OM-2')
  expect(await stateOf(differs)).toBe('PENDING')
  expect(await logOf(differs)).toEqual([
    ['DECIDED', 'fits', expect.stringContaining('hasOrder')],
    ['WAITING', 'buyer'],
  ])
  const inbox = await json<{ items: { kind: string; subjectId?: string }[] }>(purchasing.send('GET inbox'))
  expect(inbox.items).toContainEqual(expect.objectContaining({ kind: 'APPROVAL', subjectId: differs }))
  expect((await metadata(buyer, differs)).AllowedActions.map(({ Action }) => Action)).not.toContain('accept')
  expect(await approve(approver, differs)).toBe(409)
  expect(await approve(purchasing, differs)).toBe(200)
  expect(await stateOf(differs)).toBe('PENDING')
  expect((await metadata(buyer, differs)).ApprovalState).toBe('APPROVED')
})

test('one without an order goes to an approver', async () => {
  const alone = await bill('OM-3', { name: 'Something else', sellersItemId: 'X-9', quantity: '7' })
  expect((await logOf(alone)).at(-1)).toEqual(['WAITING', 'approver'])
  expect(await approve(approver, alone)).toBe(200)
  expect(await stateOf(alone)).toBe('ACCEPTED')
})
