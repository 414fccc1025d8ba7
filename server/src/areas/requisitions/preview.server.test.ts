import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from './testing-procurement.ts'

const { draft, emre, lia, line, plain, read, statusOf, stranger, svea } = await startProcurement()

const preview = (body: object, id: string = randomUUID(), by = emre) =>
  by.send(`POST ${base}/${id}/approvalPreview`, { json: body })

test('before anything is saved, somebody who writes what they need reads to whom it would go, and why', async () => {
  await json(svea.send('PUT procurement/settings', { json: { AutoApproveUpTo: '100', ApproverIds: [] } }), 204)
  const id = randomUUID()
  const small = plain('Pens', '4', { AccountingCostCode: '4711' })
  expect(await json(preview({ Lines: [small] }, id))).toEqual({ Strategy: 'NONE', ApproverIds: [] })
  expect(await json(preview({ Lines: [small, plain('Server', '900')] }, id))).toMatchObject({
    Strategy: 'MANAGER',
    Because: expect.stringMatching(/^It goes to .*Jonas Head.* because its total of 1808.00 EUR is above the limit/),
  })
  // Nothing is kept of it.
  expect(await statusOf(emre.send(`GET ${base}/${id}`))).toBe(404)
})

test('what is typed counts, and not what was saved; on behalf of whom it is counts too', async () => {
  const id = await draft(emre, [plain('Pens', '4', { AccountingCostCode: '4711' })])
  const now = await json<{ Because: string }>(preview({ Lines: [plain('Server', '900')] }, id))
  expect(now.Because).toContain('1800.00 EUR')
  expect((await read(emre, id)).Lines).toMatchObject([{ Name: 'Pens' }])
  expect(await statusOf(preview({ Lines: [], OnBehalfOfUserId: stranger.id }))).toBe(404)
})

test('is said to who may see it only, and of nothing that is wrong', async () => {
  const id = await draft(emre)
  expect(await statusOf(preview({ Lines: [] }, id, lia))).toBe(404)
  const stray = { ...line('Desk', '1'), Kind: 'bundle', MasterId: '9' }
  expect(await statusOf(preview({ Lines: [stray] }))).toBe(400)
})
