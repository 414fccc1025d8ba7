import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster', identifiers: [], address: [] })
const [admin, clerk] = [await server.person(aster), await server.person(aster, { role: 'apClerk' })]

interface Card {
  readonly id: string
  readonly title: string
  readonly done: boolean
  readonly dismissed: boolean
  readonly order: number
}
const path = 'onboarding/adaptive/config/v2/cards'
const cards = async (by: TestPerson, headers?: Record<string, string>) =>
  ((await (await by.send(`GET ${path}`, { ...(headers && { headers }) })).json()) as { cards: Card[] }).cards
const save = (by: TestPerson, given: readonly object[]) => by.send(`PUT ${path}`, { json: { cards: given } })
const open = async (by: TestPerson) => (await cards(by)).filter(({ done }) => !done).map(({ id }) => id)

test('a new company is told what it may do next, each by what they may do, in their language', async () => {
  expect(await open(admin)).toEqual(['profile', 'connect', 'invoice', 'upload', 'apps'])
  expect((await cards(admin)).find(({ id }) => id === 'people')).toMatchObject({ done: true })
  expect((await cards(clerk)).map(({ id }) => id)).toEqual(['invoice', 'upload'])
  const [first] = await cards(admin, { 'accept-language': 'de-DE' })
  expect(first).toMatchObject({
    title: 'Unternehmensprofil vervollständigen',
    action: 'Unternehmensprofil öffnen',
    link: '#/Kontor.Admin/company',
  })
})

test('what the company has since set up is done, whatever anybody says of it', async () => {
  await save(
    admin,
    (await cards(admin)).map((card) => ({ ...card, done: true })),
  )
  expect(await open(admin)).toContain('connect')
  await server.connect(aster, await server.company())
  expect(await open(admin)).toEqual(['profile', 'invoice', 'upload', 'apps'])
})

test('the reader keeps their order and what they put away, for themselves; twice is once', async () => {
  const given = (await cards(admin))
    .toReversed()
    .map((card, order) => ({ ...card, order, dismissed: card.id === 'apps' }))
  expect([(await save(admin, given)).status, (await save(admin, given)).status]).toEqual([204, 204])
  const kept = await cards(admin)
  expect(kept.map(({ id, dismissed }) => [id, dismissed])).toEqual(given.map(({ id, dismissed }) => [id, dismissed]))
  const colleague = await server.person(aster)
  expect((await cards(colleague)).some(({ dismissed }) => dismissed)).toBe(false)
  const wrong = await save(admin, [{ id: 'dance', title: '', text: '' }])
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    {
      Message: expect.stringContaining('dance'),
      ValidationError: [{ ErrorDetail: [{ Key: 'field', Value: 'cards' }] }],
    },
  ])
})

test('what was put away stays away, whatever an older page keeps and whatever is done or undone since', async () => {
  const colleague = await server.person(aster)
  const dismissed = async () => (await cards(colleague)).filter((card) => card.dismissed).map(({ id }) => id)
  const older = (await cards(colleague)).map(({ dismissed: _, ...card }) => card)
  const [profile] = older.filter(({ id }) => id === 'profile')
  await save(colleague, [{ ...profile, dismissed: true }])
  expect((await save(colleague, older)).status).toBe(204)
  expect(await dismissed()).toEqual(['profile'])
  await save(colleague, [{ ...profile, done: true }])
  await save(colleague, [{ ...profile, done: false }])
  expect(await dismissed()).toEqual(['profile'])
})
