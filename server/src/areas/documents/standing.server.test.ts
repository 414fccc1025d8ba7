import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'
import { get } from './testing-making.ts'
import { asBody, json, trading, xml } from './testing-trade.ts'

const server = await startTestServer()
const { supplier, buyer, save, dispatch, delivered } = await trading(server)

const send = async (id: string) => {
  await json(dispatch(supplier, id), 201)
  await server.settle()
}
const status = async (answer: Promise<Response>) => (await answer).status
const fault = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as { Message: string }).Message] as const
}

describe('F-219: a lock', () => {
  const lock = (id: string, state: boolean) => supplier.send(`PUT documents/${id}/lockedstate/${state}`)
  const state = async (id: string, person = supplier) =>
    ((await (await person.send(`GET documents/${id}/lockedstate`)).json()) as { State: string }).State

  test('holds a finished document as it is, and stays', async () => {
    const id = await save(supplier, documentOf('Invoice'), '?draft=false')
    expect(await state(id)).toBe('OPEN')
    expect([await status(lock(id, true)), await status(lock(id, true)), await state(id)]).toEqual([204, 204, 'SALE'])
    expect(await fault(lock(id, false))).toEqual([409, expect.stringContaining('locked as a SALE')])
    const again = supplier.send(`PUT documents/${id}`, {
      body: asBody(documentOf('Invoice', { id: 'NEW' })),
      headers: xml,
    })
    expect(await fault(again)).toEqual([409, expect.stringContaining('it is locked')])
  })

  test('is not for a draft; what was sent or received is locked by that', async () => {
    const id = await save(supplier, documentOf('Invoice'))
    expect(await fault(lock(id, true))).toEqual([409, expect.stringContaining('draft')])
    await send(id)
    expect([await state(id), await state(id, buyer)]).toEqual(['SALE', 'PURCHASE'])
  })
})

test('programs are told what happened to a document, and where it stands', async () => {
  const id = await save(supplier, documentOf('Invoice'))
  await send(id)
  const events = async (person: TestPerson) =>
    ((await (await person.send(`GET documents/${id}/events`)).json()) as { Events: { Type: string }[] }).Events.map(
      ({ Type }) => Type,
    )
  expect(await events(supplier)).toEqual(['DOCUMENT_SAVED', 'DOCUMENT_SENDING', 'DOCUMENT_SENT'])
  expect(await events(buyer)).toEqual(['AFTER_DOCUMENT_RECEIVE'])
  expect(await (await buyer.send(`GET documents/${id}/process`)).json()).toMatchObject({
    DocumentId: id,
    Step: 'DELIVERED_RECEIVED',
    Outcomes: ['BusinessAccept', 'BusinessReject', 'BusinessDispute', 'BusinessPaid'],
  })
})

test('what is to be done with a document is decided for each side, with the reason', async () => {
  const id = await delivered()
  expect(await get(buyer, `v0/documents/${id}`)).toMatchObject({ decision: 'ANSWER' })
  expect(await get(supplier, `v0/documents/${id}`)).toMatchObject({ decision: 'WAIT' })
  expect(await get(buyer, `v0/documents/${id}/draft`)).toMatchObject({ isDraft: false })
  expect(await get(buyer, `v0/documents/${id}/assignmentType`)).toMatchObject({ assignmentType: 'bill-approval' })
  // What colleagues say of it is nothing, as none was asked; a word that is none of the two is refused with both.
  expect(await get(buyer, `v0/documents/${id}?origin=WORKFLOW`)).toMatchObject({ decision: 'NONE', origin: 'WORKFLOW' })
  expect(await get(buyer, `v0/documents/${id}`)).toMatchObject({ origin: 'DOCUMENT' })
  const unknown = await buyer.send(`GET v0/documents/${id}?origin=ELSEWHERE`)
  expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringMatching(/origin.*DOCUMENT.*WORKFLOW/)])
})
