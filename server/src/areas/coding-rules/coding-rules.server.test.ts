import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { line, startSpending } from '../spend/testing-spend.ts'
import { addOutcome, addRule, maxInSet } from './store.ts'

const { server, companyId, jonas, supplierOf, bill } = await startSpending()
const clerk = await server.person(companyId, { role: 'apClerk' })
const from = await supplierOf('Hosting & Söhne')

type Rules = ResultOf<Areas['codingRules']['listRules']>
type Rule = ResultOf<Areas['codingRules']['createRule']>
type Outcome = ResultOf<Areas['codingRules']['createOutcome']>
type Suggestion = ResultOf<Areas['codingSuggestions']['suggest']>
type Fault = { Message: string; ValidationError?: { ErrorDetail: { Key: string; Value: string }[] }[] }

const accounts = randomUUID()
await json(
  jonas.send(`PUT coding/lists/${accounts}`, {
    json: { ListId: accounts, Name: 'Accounts', Target: 'LINE', Required: true },
  }),
)
const Entries = ['4955', '4940'].map((Code) => ({ Code, Label: `Account ${Code}` }))
await json(jonas.send(`POST coding/lists/${accounts}/entries/add`, { json: { Entries } }), 204)

const base = 'ada/workflow/coding/codingrules/rulesets'
const set = randomUUID()
const send = (method: string, path: string, body: object, by: TestPerson = jonas) =>
  by.send(`${method} ${base}/${path}` as `POST ${string}`, { json: body })
const values = (code: string) => [{ listId: accounts, code }]
const outcome = (name: string, code: string) =>
  json<Outcome>(send('POST', `${set}/outcomes`, { name, values: values(code) }), 201)
const contains = (value: string) => [{ field: 'name', operator: 'CONTAINS', value }]
const suggested = async (documentId: string) =>
  (await json<Suggestion>(clerk.send('POST ada/workflow/coding/suggest', { json: { documentId } }))).suggestions.map(
    ({ value, probability, because }) => [value.code, probability, because],
  )

await json(send('POST', set, { name: 'Rules' }), 201)

test('F-386: a rule proposes its outcome where all its conditions hold, before what is learned', async () => {
  const { id: outcomeId } = await outcome('Hosting', '4955')
  const rule = { name: 'Hosting of anybody', conditions: contains('HOSTING'), outcomeId }
  const { id } = await json<Rule>(send('POST', `${set}/rules`, rule), 201)
  const document = await bill(from, { id: 'H-1', lines: line('100', { name: 'Hosting 11/2026' }) })
  expect(await suggested(document)).toEqual([['4955', 1, 'By the rule “Hosting of anybody”.']])
  const learned = { header: [{ values: values('4940') }], lines: [] }
  await json(clerk.send(`PUT coding/entry/v0/legacy/${document}`, { json: learned }), 204)
  await server.settle()
  const next = await bill(from, { id: 'H-2', lines: line('100', { name: 'Hosting 12/2026' }) })
  expect((await suggested(next))[0]?.[0]).toBe('4955')
  await json(send('PUT', `${set}/rules/${id}`, { ...rule, active: false }))
  expect((await suggested(next))[0]?.slice(0, 2)).toEqual(['4940', 1 / 1.5])
  await json(send('PUT', `${set}/rules/${id}`, { ...rule, conditions: contains('paper') }))
  expect((await suggested(next))[0]?.[0]).toBe('4940')
  expect(await json<Rule>(clerk.send(`GET ${base}/${set}/rules/${id}`))).toEqual({
    ...{ id, name: 'Hosting of anybody', conditions: contains('paper'), outcomeId, priority: 0, active: true },
  })
})

test('the rule of the highest priority proposes, as its outcome is now', async () => {
  const [usual, dear] = [await outcome('Usual', '4940'), await outcome('Dear', '4940')]
  const steel = contains('steel')
  const dearSteel = [...steel, { field: 'amount', operator: 'AT_LEAST', value: '500' }]
  await json(send('POST', `${set}/rules`, { name: 'Steel', conditions: steel, outcomeId: usual.id }), 201)
  const first = { name: 'Dear steel', conditions: dearSteel, outcomeId: dear.id, priority: 10 }
  await json(send('POST', `${set}/rules`, first), 201)
  await json(send('PUT', `${set}/outcomes/${dear.id}`, { name: 'Dear', values: values('4955') }))
  const steelFor = (price: string) => bill(from, { id: `S-${price}`, lines: line(price, { name: 'Steel' }) })
  expect((await suggested(await steelFor('499')))[0]?.[0]).toBe('4940')
  expect((await suggested(await steelFor('500')))[0]?.[0]).toBe('4955')
  expect(await json<Outcome>(clerk.send(`GET ${base}/${set}/outcomes/${dear.id}`))).toEqual({
    ...{ id: dear.id, name: 'Dear', values: values('4955') },
  })
})

test('the rules of a set are listed, with the partners and lists that they name where that is asked for', async () => {
  const { id: outcomeId } = await outcome('Theirs', '4955')
  const conditions = [{ field: 'partnerId', operator: 'EQUALS', value: from.connection }]
  await json(send('POST', `${set}/rules`, { name: 'All of theirs', conditions, outcomeId, priority: 3 }), 201)
  const listed = async (query = '') =>
    (await json<Rules>(clerk.send(`GET ${base}/${set}/rules${query}`))).items.find(
      ({ name }) => name === 'All of theirs',
    )
  expect(await listed()).not.toHaveProperty('entities')
  expect((await listed('?include_entities=true'))?.entities).toEqual([
    { type: 'partner', id: from.connection, name: 'Hosting & Söhne' },
    { type: 'list', id: accounts, name: 'Accounts' },
  ])
  const byCompany = { field: 'partnerId', operator: 'EQUALS', value: from.id }
  await json(send('POST', `${set}/rules`, { name: 'By company', conditions: [byCompany], outcomeId }), 201)
  const { items: all } = await json<Rules>(clerk.send(`GET ${base}/${set}/rules?include_entities=true`))
  expect(all.find(({ name }) => name === 'By company')?.entities).toContainEqual({
    ...{ type: 'partner', id: from.id, name: 'Hosting & Söhne' },
  })
  const next = await bill(from, { id: 'T-1', lines: line('5', { name: 'Anything' }) })
  expect((await suggested(next))[0]).toEqual(['4955', 1, 'By the rule “All of theirs”.'])
  const { items } = await json<{ items: Outcome[] }>(clerk.send(`GET ${base}/${set}/outcomes`))
  expect(items.map(({ name }) => name)).toContain('Theirs')
  const sets = await json<{ items: object[] }>(clerk.send(`GET ${base}`))
  expect(sets.items).toEqual([{ id: set, name: 'Rules', active: true, companyId }])
})

test('what could never be proposed is refused, and says why', async () => {
  const { id: outcomeId } = await outcome('Refused', '4955')
  const why = async (path: string, body: object, status = 400) =>
    (await json<Fault>(send('POST', path, body), status)).Message
  const rule = (more: object) => ({ name: 'R', conditions: contains('x'), outcomeId, ...more })
  expect(
    await why(`${set}/rules`, rule({ conditions: [{ field: 'suplier', operator: 'EQUALS', value: 'x' }] })),
  ).toMatch(/^The rule R is not valid: suplier is not a field: use one of partnerName, /)
  const nobody = randomUUID()
  expect(await why(`${set}/rules`, rule({ outcomeId: nobody }))).toBe(
    `The rule R is not valid: its ruleset has no outcome ${nobody}.`,
  )
  expect(await why(`${set}/outcomes`, { name: 'O', values: values('9999') })).toBe(
    'The outcome O is not valid: Accounts has no code 9999.',
  )
  expect(await why(`${set}/outcomes`, { name: 'O', values: [...values('4955'), ...values('4940')] })).toMatch(
    /^The outcome O is not valid: it has two codes from the list /,
  )
  expect(await why(set, { name: 'Again' }, 409)).toBe(`There is a ruleset ${set} already.`)
  expect(await why(randomUUID(), { name: 'Foreign', companyId: from.id }, 404)).toMatch(/^There is no company /)
  const id = randomUUID()
  await json(send('POST', `${set}/rules`, rule({ id })), 201)
  expect(await why(`${set}/rules`, rule({ id }), 409)).toBe(`There is a rule ${id} already.`)
})

test.each([
  ['conditions', 'rules', { name: 'R', conditions: [{ field: 'suplier', operator: 'EQUALS', value: 'x' }] }],
  ['outcomeId', 'rules', { name: 'R', conditions: contains('x') }],
  ['values', 'outcomes', { name: 'O', values: values('9999') }],
])('a refusal names its field: %s', async (field, path, body) => {
  const given = path === 'rules' ? { ...body, outcomeId: randomUUID() } : body
  const { ValidationError } = await json<Fault>(send('POST', `${set}/${path}`, given), 400)
  expect(ValidationError).toMatchObject([{ ErrorDetail: [{ Key: 'field', Value: field }] }])
})

test('a set has no more rules than are looked at for each bill', async () => {
  const { id: outcomeId = '' } = await outcome('Many', '4955')
  const full = randomUUID()
  await json(send('POST', full, { name: 'Full' }), 201)
  await server.platform.transact(companyId, { actorId: null, requestId: 'full' }, async (uow) => {
    await addOutcome(uow, { rulesetId: full, id: outcomeId, name: 'Many', codes: [] })
    const rule = { rulesetId: full, name: 'R', conditions: [], outcomeId, priority: 0, active: false }
    for (let at = 0; at < maxInSet; at += 1) await addRule(uow, { ...rule, id: randomUUID() })
  })
  const { Message } = await json<Fault>(
    send('POST', `${full}/rules`, { name: 'R', conditions: contains('x'), outcomeId }),
    400,
  )
  expect(Message).toBe(
    `The ruleset ${full} has 1000 rules, the most it can have: change one of them, or start another ruleset.`,
  )
})

test('rules are for accounts payable to write, for who codes to read, and for nobody of another company', async () => {
  expect((await send('POST', randomUUID(), { name: 'Mine' }, clerk)).status).toBe(403)
  const stranger = await server.person(await server.company({ name: 'Stranger SA' }))
  for (const path of [`${set}/rules`, `${set}/outcomes`, `${set}/rules/${randomUUID()}`])
    expect((await stranger.send(`GET ${base}/${path}`)).status).toBe(404)
  expect((await send('POST', `${set}/outcomes`, { name: 'O', values: values('4955') }, stranger)).status).toBe(404)
  expect(await json<{ items: object[] }>(stranger.send(`GET ${base}`))).toMatchObject({ items: [], empty: true })
})
