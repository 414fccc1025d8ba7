import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { decide, found, read, reason, startPapers, upload } from './testing-papers.ts'

const { server, company } = await startPapers()

describe('reasons', { timeout: 60_000 }, () => {
  test('F-204, F-234: put several papers on hold at once, stand with each, and go when it is reopened', async () => {
    const { clerk, admin } = await company()
    const [first, second] = [await upload(clerk, 'first.pdf'), await upload(clerk, 'second.pdf')]
    const missing = await reason(admin, 'ONHOLD', 'Delivery note missing')
    const asked = await reason(admin, 'ONHOLD', 'Buyer is asked')
    expect((await decide(clerk, 'onhold', [first.Id, second.Id], [missing.id, asked.id])).status).toBe(204)
    expect(await read(clerk, first.Id)).toMatchObject({
      State: 'ON_HOLD',
      Reason: 'Delivery note missing · Buyer is asked',
      Tags: ['Delivery note missing', 'Buyer is asked'],
      OwnTags: [],
      History: [{ Step: 'HELD', Reason: 'Delivery note missing · Buyer is asked' }],
    })
    expect(await found(clerk, 'tag=Buyer%20is%20asked')).toEqual(['first.pdf', 'second.pdf'])
    await clerk.send(`PUT cloudscan/integration/${first.Id}/review`)
    expect((await read(clerk, first.Id)).Tags).toEqual([])
    expect(await found(clerk, 'tag=Buyer%20is%20asked')).toEqual(['second.pdf'])
  })

  test('F-234: reject as they hold, and one paper that cannot be decided of leaves all as they were', async () => {
    const { clerk, admin } = await company()
    const [first, second] = [await upload(clerk, 'first.pdf'), await upload(clerk, 'second.pdf')]
    const wrong = await reason(admin, 'REJECT', 'Wrong recipient')
    const hold = await reason(admin, 'ONHOLD', 'Delivery note missing')
    await decide(clerk, 'reject', [second.Id], [wrong.id])
    expect((await decide(clerk, 'reject', [first.Id, second.Id], [wrong.id])).status).toBe(409)
    expect((await read(clerk, first.Id)).State).toBe('TO_REVIEW')
    const other = await decide(clerk, 'reject', [first.Id], [hold.id])
    expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('Delivery note missing')])
    expect(await read(clerk, second.Id)).toMatchObject({ State: 'REJECTED', Reason: 'Wrong recipient' })
  })

  test('F-250, F-251: at least one paper and one reason are asked for, in the words of the spec', async () => {
    const { clerk, admin } = await company()
    const { Id } = await upload(clerk)
    const { id } = await reason(admin, 'ONHOLD', 'Later')
    for (const [uploads, tags, field] of [
      [[], [id], 'documentUploadIds'],
      [[Id], [], 'tagIds'],
    ] as const) {
      const answer = await decide(clerk, 'onhold', uploads, tags)
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)])
    }
  })

  test('F-203: are worded by who configures scanning; what carries one keeps it as it was', async () => {
    const { clerk, admin } = await company()
    const { Id } = await upload(clerk)
    const { id } = await reason(admin, 'REJECT', 'Wrong recipient')
    expect((await admin.send('POST scanio/tags', { json: { type: 'REJECT', name: ' Wrong recipient ' } })).status).toBe(
      409,
    )
    expect((await clerk.send('POST scanio/tags', { json: { type: 'REJECT', name: 'Mine' } })).status).toBe(403)
    await decide(clerk, 'reject', [Id], [id])
    const json2 = { type: 'REJECT', name: 'Not for us', description: 'Another company is named.' }
    expect(await json(admin.send(`PUT scanio/tags/${id}`, { json: json2 }))).toEqual({ id, ...json2 })
    expect((await read(clerk, Id)).Tags).toEqual(['Wrong recipient'])
    expect((await admin.send(`DELETE scanio/tags/${id}`)).status).toBe(204)
    expect((await admin.send(`DELETE scanio/tags/${id}`)).status).toBe(404)
    expect(await json(clerk.send('GET scanio/tags?type=REJECT'))).toEqual({ Tags: [] })
    expect((await read(clerk, Id)).Reason).toBe('Wrong recipient')
  })
})

test('F-203: a saved look is one’s own until it is shared, and a reason that is gone goes out of it', {
  timeout: 60_000,
}, async () => {
  const { clerk, admin, companyId } = await company()
  const colleague = await server.person(companyId, { role: 'apClerk' })
  const tag = await reason(admin, 'ONHOLD', 'Delivery note missing')
  const mine = { name: 'Harbour, on hold', states: ['ON_HOLD'], tagIds: [tag.id], query: 'harbour' }
  const saved = await json<{ id: string }>(clerk.send('POST scanio/quickfilters', { json: mine }), 201)
  const looks = async (person: TestPerson) =>
    (await json<{ QuickFilters: { id: string }[] }>(person.send('GET scanio/quickfilters'))).QuickFilters
  expect(await looks(clerk)).toMatchObject([{ ...mine, shared: false, mine: true }])
  expect(await looks(colleague)).toEqual([])
  expect((await colleague.send(`DELETE scanio/quickfilters/${saved.id}`)).status).toBe(404)
  await clerk.send(`PUT scanio/quickfilters/${saved.id}`, { json: { ...mine, shared: true } })
  await admin.send(`DELETE scanio/tags/${tag.id}`)
  expect(await looks(colleague)).toMatchObject([{ ...mine, tagIds: [], shared: true, mine: false }])
  expect((await colleague.send(`DELETE scanio/quickfilters/${saved.id}`)).status).toBe(403)
  expect((await admin.send(`DELETE scanio/quickfilters/${saved.id}`)).status).toBe(204)
  expect(await looks(clerk)).toEqual([])
})
