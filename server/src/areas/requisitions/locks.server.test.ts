import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, type Read, startProcurement } from './testing-procurement.ts'

const { actions, admin, draft, emre, jonas, lia, move, put, read, server, statusOf, svea } = await startProcurement()

const outside = 'procurement/external/documents/requisitions'
const messageOf = async (answer: Promise<Response>) => {
  const { Message } = (await (await answer).json()) as { Message: string }
  return Message
}
async function locked(by = emre) {
  const id = await draft(emre)
  await json(by.send(`POST ${base}/${id}/lock`), 204)
  return id
}

test('U-023: what is locked moves nowhere, which answers 423 and says who holds it', async () => {
  const id = await locked()
  for (const state of ['PENDING', 'CANCELED']) {
    const answer = await move(emre, id, state)
    expect([answer.status, await answer.text()]).toEqual([423, expect.stringContaining('locked by Emre Requester')])
  }
  expect(await statusOf(put(emre, id, { Lines: [] }, '?draft=false'))).toBe(423)
  expect(await read(emre, id)).toMatchObject({ State: 'DRAFT', Locked: true, LockedBy: 'Emre Requester' })
})

test('RQX-07: no other system moves what is locked either, and the system that deals with it is named', async () => {
  const id = await draft(emre)
  await json(emre.send(`PUT ${base}/properties/${id}`, { json: { externalSystem: 'SAP' } }), 204)
  await json(emre.send(`POST ${base}/${id}/lock`), 204)
  const answer = await svea.send(`PUT ${outside}/status/${id}/APPROVED`)
  expect([answer.status, await answer.text()]).toEqual([423, expect.stringContaining('locked by SAP')])
  expect(await read(emre, id)).toMatchObject({ State: 'DRAFT', LockedBy: 'SAP' })
  expect(await statusOf(emre.send(`PUT ${base}/properties/${id}`, { json: { plant: '7' } }))).toBe(423)
})

test('says why it is read-only to everyone who sees it, and only who locked it, or a buyer, unlocks it', async () => {
  const id = await locked(svea)
  const why = { Answer: false, Because: 'it is locked by Svea Buyer' }
  for (const reader of [emre, svea, jonas]) expect(await json(reader.send(`GET ${base}/${id}/iseditable`))).toEqual(why)
  expect([actions(await read(emre, id)), actions(await read(svea, id))]).toEqual([[], ['unlock']])
  expect(await messageOf(emre.send(`DELETE ${base}/${id}/lock`))).toContain('only the person who locked it or a buyer')
  expect(await statusOf(lia.send(`DELETE ${base}/${id}/lock`))).toBe(404)
  for (const _ of ['once', 'again']) await json(svea.send(`DELETE ${base}/${id}/lock`), 204)
  expect(await read(emre, id)).toMatchObject({ Locked: false })
  expect(actions(await read(emre, id))).toEqual(['edit', 'submit', 'cancel'])
  expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
  const own = await locked()
  await json(emre.send(`DELETE ${base}/${own}/lock`), 204)
  expect(await statusOf(put(emre, own, { Lines: [] }))).toBe(204)
})

test('is locked by nobody any more once that person is erased, and stays locked', async () => {
  const id = await draft(emre)
  await json(svea.send(`POST ${base}/${id}/lock`), 204)
  await json(admin.send(`DELETE account/users/${svea.id}`), 204)
  await server.settle()
  const now = await json<Read>(emre.send(`GET ${base}/${id}`))
  expect(now.Locked).toBe(true)
  expect(await json(emre.send(`GET ${base}/${id}/iseditable`))).toEqual({ Answer: false, Because: 'it is locked' })
  expect(await json(emre.send(`GET ${base}/properties/${id}`))).toEqual({})
})
