import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { add } from '../items/store.ts'

const server = await startTestServer()
const companyId = await server.company()
const requester = await server.person(companyId, { role: 'requester' })
const reader = await server.person(companyId, { role: 'readOnly' })
const stranger = await server.person(await server.company(), { role: 'requester' })

type Found = ResultOf<Areas['suggestions']['suggest']>
type Codes = ResultOf<Areas['suggestions']['predictCommodity']>

const model = 'ada/suggestions/v3/models/Acme/Shelves/place'
const teach = (features: object, outcome?: string, by: TestPerson = requester, headers?: Record<string, string>) =>
  by.send(`POST ${model}/update`, { json: { features, ...(outcome && { outcome }) }, ...(headers && { headers }) })
const suggest = (features: object, more: object = {}, by: TestPerson = requester) =>
  by.send(`POST ${model}/suggest`, { json: { features, ...more } })
const outcomes = async (features: object, more: object = {}) =>
  (await json<Found>(suggest(features, more))).suggestions.map((one) => [one.outcome, one.probability, one.because])

test('F-208: a model expects of features what it was taught of them, and says why; another company’s is not there', async () => {
  expect((await suggest({ colour: 'red' })).status).toBe(404)
  for (const outcome of ['shelf 1', 'shelf 1', 'shelf 2']) await json(teach({ colour: 'red', size: 'L' }, outcome), 204)
  await json(teach({ colour: 'blue', size: 'S' }, 'shelf 9'), 204)
  expect(await outcomes({ size: 'L', colour: 'red' })).toEqual([
    ['shelf 1', 2 / 3.5, 'Seen 2 of 3 times with the same features.'],
    ['shelf 2', 1 / 3.5, 'Seen 1 of 3 times with the same features.'],
  ])
  expect(await outcomes({ colour: 'blue' })).toEqual([
    ['shelf 9', 1 / 1.5, 'Seen 1 of 1 times where colour is “blue”.'],
  ])
  expect(await outcomes({ colour: 'red', size: 'L' }, { outcome: 'shelf 2' })).toHaveLength(1)
  expect(await outcomes({ colour: 'green' })).toEqual([])
  expect((await suggest({ colour: 'red' }, {}, stranger)).status).toBe(404)
})

test('what is taught twice under one request id counts once', async () => {
  const headers = { 'x-kontor-requestid': crypto.randomUUID() }
  for (const _ of [1, 2]) await json(teach({ lot: '7' }, 'yes', requester, headers), 204)
  expect(await outcomes({ lot: '7' })).toEqual([['yes', 1 / 1.5, 'Seen 1 of 1 times where lot is “7”.']])
})

test('two who teach the same at once are both counted', async () => {
  await Promise.all(Array.from({ length: 8 }, () => json(teach({ a: '1', b: '2', c: '3' }, 'both'), 204)))
  expect((await outcomes({ a: '1', b: '2', c: '3' }))[0]?.[2]).toBe('Seen 8 of 8 times with the same features.')
})

test.each([
  ['no feature', teach({}, 'x'), 'features is empty: name at least one feature.'],
  ['no outcome', teach({ colour: 'red' }), 'outcome is missing: enter what came of these features.'],
  ['no feature to ask for', suggest({}), 'features is empty: name at least one feature.'],
])('%s is refused by name', async (_, sent, message) => {
  const answer = await sent
  expect([answer.status, ((await answer.json()) as { Message: string }).Message]).toEqual([400, message])
})

test('who only reads gets none', async () => {
  expect((await suggest({ colour: 'red' }, {}, reader)).status).toBe(403)
})

describe('the commodity code of a description', () => {
  const item = (name: string, commodity_code: string) => ({
    ...{
      company_id: companyId,
      id: crypto.randomUUID(),
      side: 'PURCHASES' as const,
      known_by: name.toLowerCase(),
      name,
    },
    ...{
      description: null,
      sellers_item_id: null,
      buyers_item_id: null,
      standard_item_id: null,
      standard_scheme: null,
    },
    ...{ unit: 'C62', price: null, currency: null, vat_category: null, vat_rate: null },
    ...{ commodity_code, commodity_scheme: 'CPV', hidden: false, entered: false, changed: new Date() },
  })
  const predict = async (description: string, more: object = {}, path = 'v0/UNSPSC/predict', by = requester) =>
    (await json<Codes>(by.send(`POST ${path}` as 'POST v2', { json: { description, ...more } }))).codes

  test('F-390: is that of what was bought under such a name, by both doors', async () => {
    await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, (uow) =>
      add(uow, [item('Steel shelf, 200 × 100 cm', '39000000'), item('100% wool blanket', '19000000')]),
    )
    const furniture = { code: '39000000', scheme: 'CPV', probability: 1 / 1.5 }
    const name = 'Furniture, domestic appliances and cleaning products'
    expect(await predict('Steel shelf, 180 × 60 cm')).toEqual([{ ...furniture, name }])
    expect(await predict('2 steel shelves', {}, 'v2')).toEqual([{ ...furniture, name }])
    expect(await predict('Steel shelf', { language: 'de-DE' })).toEqual([
      { ...furniture, name: 'Möbel, Haushaltsgeräte und Reinigungsmittel' },
    ])
    expect(await predict('100%')).toEqual([])
  })

  test('is guessed from the names of categories for who has bought nothing like it, as many as are asked for', async () => {
    const found = await predict('office furniture and cleaning', {}, 'v2', stranger)
    expect(found[0]).toMatchObject({ code: '39000000', probability: expect.closeTo(0.375) })
    expect(await predict('furniture cleaning', { limit: 1 }, 'v2', stranger)).toHaveLength(1)
    expect(await predict('Steel shelf', {}, 'v2', stranger)).toEqual([])
  })

  test('U-035, U-036: is found by words, and looked up by itself', async () => {
    const { codes } = await json<Codes>(requester.send('GET taxonomy/search?q=furn'))
    expect(codes.map(({ code }) => code)).toEqual(['39000000'])
    expect(await json(requester.send('GET taxonomy/39000000'))).toMatchObject({ code: '39000000', scheme: 'CPV' })
    expect((await requester.send('GET taxonomy/99999999')).status).toBe(404)
  })
})
