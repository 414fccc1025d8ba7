import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json, trading } from '../documents/testing-trade.ts'

const server = await startTestServer()
const { buyer: head, supplier, stranger, delivered, save: keep } = await trading(server)
const clerk = await server.person(head.companyId, { role: 'apClerk' })
const reader = await server.person(head.companyId, { role: 'readOnly' })

type Coding = ResultOf<Areas['coding']['readCoding']>
type Found = ResultOf<Areas['coding']['searchEntries']>
type Table = ResultOf<Areas['coding']['readTable']>
type Fault = { Message: string; ValidationError?: { Message: string }[] }

async function makeList(Name: string, more: object = {}): Promise<string> {
  const ListId = randomUUID()
  await json(
    head.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name, Target: 'LINE', Required: false, ...more } }),
  )
  return ListId
}
const add = (listId: string, ...Entries: object[]) =>
  json(head.send(`POST coding/lists/${listId}/entries/add`, { json: { Entries } }), 204)
const remove = (listId: string, ...Codes: string[]) =>
  json(head.send(`POST coding/lists/${listId}/entries/remove`, { json: { Codes } }), 204)
const search = (listId: string, query: string, chosen: object[] = [], who = clerk) =>
  json<Found>(who.send(`POST coding/lists/${listId}/entries?${query}`, { json: chosen }))
const codes = async (...asked: Parameters<typeof search>) => (await search(...asked)).Entries.map(({ Code }) => Code)

const read = (id: string, who = clerk, headers = {}) =>
  json<Coding>(who.send(`GET coding/entry/v0/legacy/${id}`, { headers }))
const save = (id: string, coding: object, query = '', who: TestPerson = clerk) =>
  who.send(`PUT coding/entry/v0/legacy/${id}${query}`, { json: { header: [], lines: [], ...coding } })
const onLine = (...splits: object[]) => ({ lines: [{ lineId: '1', splits }] })

const accounts = await makeList('Accounts', { Required: true })
const centres = await makeList('Cost centers')
await add(
  accounts,
  { Code: '4930', Label: 'Bürobedarf', Language: 'de' },
  { Code: '4930', Label: 'Office supplies', Language: 'en' },
  { Code: '4940', Label: 'Journals' },
  { Code: '49301', Label: 'Toner' },
)
await add(
  centres,
  { Code: 'K-100', Label: 'Office Berlin' },
  { Code: 'K-200', Label: 'Warehouse', GoesWith: [{ ListId: accounts, Value: '4940' }] },
)

describe('a list of codes', () => {
  test('is found in by the beginning of a code or of a word of a label, whatever its case and marks', async () => {
    expect(await codes(accounts, 'search=493')).toEqual(['4930', '49301'])
    expect(await codes(accounts, 'search=BURO')).toEqual(['4930'])
    expect(await codes(centres, 'search=berl%20off')).toEqual(['K-100'])
    expect(await codes(centres, 'search=K-1')).toEqual(['K-100'])
    expect(await codes(accounts, 'search=nirgends')).toEqual([])
  })

  test('calls its entries as the reader does, and in what there is where it is not there', async () => {
    const label = async (language: string, code: string) =>
      (await search(accounts, `search=${code}&language=${language}`)).Entries[0]?.Label
    expect(await label('de-AT', '4930')).toBe('Bürobedarf')
    expect(await label('fr', '4930')).toBe('Office supplies')
    expect(await label('fr', '4940')).toBe('Journals')
  })

  test('F-397: gives ten entries where nothing else is asked, and says how many there are', async () => {
    const many = await makeList('Projects')
    await add(many, ...Array.from({ length: 12 }, (_, at) => ({ Code: `P-${at + 10}`, Label: 'Project' })))
    const { Entries, itemCount } = await search(many, 'search=proj')
    expect([Entries.length, itemCount]).toEqual([10, 12])
    expect(await codes(many, 'limit=2')).toEqual(['P-10', 'P-11'])
  })

  test('F-170: gives what goes with a code that was chosen in another list', async () => {
    const chosen = (Value: string) => [{ ListId: accounts, Value }]
    expect(await codes(centres, '', chosen('4930'))).toEqual(['K-100'])
    expect(await codes(centres, 'search=k', chosen('4940'))).toEqual(['K-100', 'K-200'])
  })

  test('loses an entry that no document carries, and has one that is carried out of use', async () => {
    const list = await makeList('Kinds')
    await add(list, { Code: 'A', Label: 'Carried' }, { Code: 'B', Label: 'Free' })
    const id = await delivered()
    await json(save(id, onLine({ values: [{ listId: list, code: 'A' }] })), 204)
    await remove(list, 'A', 'B')
    expect(await codes(list, '')).toEqual([])
    expect(await search(list, `search=carr&documentId=${id}`)).toEqual({
      Entries: [{ Code: 'A', Label: 'Carried', Active: false }],
      itemCount: 1,
    })
    expect((await read(id)).lines[0]?.splits[0]?.values).toEqual([{ listId: list, code: 'A', label: 'Carried' }])
    const { Message } = await json<Fault>(head.send(`DELETE coding/lists/${list}`), 409)
    expect(Message).toBe(
      'The list Kinds cannot be deleted because its codes are in use (1). Remove all its entries to prevent new use.',
    )
    await json(clerk.send(`DELETE coding/entry/v0/legacy/${id}`), 204)
    await json(head.send(`DELETE coding/lists/${list}`), 204)
    expect((await clerk.send(`GET coding/lists/${list}`)).status).toBe(404)
  })

  test('is kept by the head of accounts payable, and by no clerk', async () => {
    const body = { json: { Codes: ['4930'] } }
    expect((await clerk.send(`POST coding/lists/${accounts}/entries/remove`, body)).status).toBe(403)
  })
})

describe('the coding of a document', () => {
  const account = { listId: accounts, code: '4930' }
  const centre = { listId: centres, code: 'K-100' }

  test('F-341: is not there before somebody coded it, and what is missing is told', async () => {
    const id = await delivered()
    expect((await clerk.send(`GET coding/entry/v0/legacy/${id}`)).status).toBe(404)
    expect((await clerk.send(`GET documents/${id}/codingInformation`)).status).toBe(404)
    expect(await json(clerk.send(`GET coding/entry/v0/${id}/completeness`))).toEqual({
      complete: false,
      missing: [{ lineId: '1', listId: accounts }],
      AllowedActions: ['save'],
    })
    await json(save(id, onLine({ values: [account] })), 204)
    expect(await json(clerk.send(`GET coding/entry/v0/${id}/completeness`))).toMatchObject({ complete: true })
    expect(await json(clerk.send(`GET documents/${id}/codingInformation`))).toEqual({
      DocumentId: id,
      Complete: true,
      Header: [],
      Lines: [{ LineId: '1', Values: [{ ...account, label: 'Office supplies' }] }],
    })
  })

  test('splits a line over cost centres, and says in the reader’s language what does not add up', async () => {
    const id = await delivered()
    const wrong = onLine({ amount: '40.00', values: [account, centre] }, { percent: '59.99', values: [account] })
    const asked = { headers: { 'accept-language': 'de' } }
    await json(save(id, wrong), 204)
    expect(await json(clerk.send(`GET coding/entry/v0/${id}/validation`, asked))).toMatchObject({
      valid: false,
      findings: [
        {
          rule: 'TOO_LITTLE',
          path: 'lines[0].splits',
          message: 'Position 1: Die Teile ergeben EUR\u00a099,99 von EUR\u00a0100,00, es fehlen EUR\u00a00,01.',
        },
      ],
    })
    const refused = await json<Fault>(save(id, { ...wrong, version: 1 }, '?validate=true'), 400)
    expect(refused.ValidationError?.map(({ Message }) => Message)).toEqual([
      'Line 1: the parts add up to EUR\u00a099.99 of EUR\u00a0100.00, which is EUR\u00a00.01 too little.',
    ])
    const right = onLine({ amount: '40.00', values: [account, centre] }, { percent: '60', values: [account] })
    await json(save(id, { ...right, version: 1 }, '?validate=true'), 204)
    expect(await json(clerk.send(`GET coding/entry/v0/${id}/validation`))).toEqual({ valid: true, findings: [] })
  })

  test('is saved over the version that was read, and over no other', async () => {
    const id = await delivered()
    await json(save(id, onLine({ values: [account] })), 204)
    const { Message } = await json<Fault>(save(id, onLine({ values: [centre] })), 409)
    expect(Message).toBe(
      `The coding of the document ${id} is now at version 1, not none: reload it, and save your change with version 1.`,
    )
    const both = await Promise.all([1, 2].map(() => save(id, { ...onLine({ values: [centre] }), version: 1 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect((await read(id)).version).toBe(2)
  })

  test('F-248: is read and saved as a table too', async () => {
    const id = await delivered()
    await json(save(id, onLine({ percent: '50', values: [account] }, { percent: '50', values: [centre] })), 204)
    const table = await json<Table>(clerk.send(`GET coding/entry/v0/tabular/${id}`))
    const labels = table.headers.map(({ label }) => label)
    expect(table.rows.map(({ cells }) => cells[labels.indexOf('Cost centers')])).toEqual(['', 'K-100'])
    const { header, lines } = await read(id)
    await json(clerk.send(`PUT coding/entry/v0/tabular/${id}`, { json: table }), 204)
    expect(await read(id)).toMatchObject({ header, lines, version: 2 })
  })

  test('is the company’s own: nobody else’s, and changed by nobody who only reads', async () => {
    const id = await delivered()
    await json(save(id, onLine({ values: [account] })), 204)
    for (const other of [supplier, stranger])
      expect((await other.send(`GET coding/entry/v0/legacy/${id}`)).status).toBe(404)
    expect((await read(id, reader)).version).toBe(1)
    expect((await save(id, {}, '', reader)).status).toBe(403)
    const foreign = randomUUID()
    await json(
      supplier.send(`PUT coding/lists/${foreign}`, {
        json: { ListId: foreign, Name: 'Theirs', Target: 'LINE', Required: true },
      }),
    )
    const borrowed = { ...onLine({ values: [{ listId: foreign, code: '1' }] }), version: 1 }
    expect((await save(id, borrowed)).status).toBe(404)
  })

  test('does not change once the document is locked or filed away, and says why', async () => {
    const [filed, locked] = [await delivered(), await keep(head, documentOf('Invoice'), '')]
    await json(head.send(`PUT documents/${filed}/tags/archived`), 201)
    expect((await json<Fault>(save(filed, {}), 409)).Message).toBe(
      `The coding of the document ${filed} cannot be changed: it is archived: unarchive it first.`,
    )
    await json(head.send(`PUT documents/${locked}/lockedstate/false`), 204)
    expect((await json<Fault>(save(locked, {}), 423)).Message).toContain('it is locked as a PURCHASE')
    expect(await json(clerk.send(`GET coding/entry/v0/${locked}/completeness`))).toMatchObject({ AllowedActions: [] })
  })
})
