import { randomUUID } from 'node:crypto'
import type { LedgerCheck, LedgerSettings, Of } from '@kontor/contract'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { columns } from './extf.ts'

const { server, supplier, buyer, stranger, sent } = await making()
const owner = new pg.Client(server.database.ownerConfig)
await owner.connect()
afterAll(() => owner.end())
const clerk = await server.person(buyer.companyId, { role: 'apClerk' })

const account = randomUUID()
const cost = randomUUID()
for (const [id, Name, code] of [
  [account, 'Account', '4930'],
  [cost, 'Cost center', '100'],
] as const) {
  await json(buyer.send(`PUT coding/lists/${id}`, { json: { ListId: id, Name, Target: 'LINE', Required: false } }))
  await json(
    buyer.send(`POST coding/lists/${id}/entries/add`, { json: { Entries: [{ Code: code, Label: Name }] } }),
    204,
  )
}
const tax = (percent: string) => ({ category: 'S', percent })
const lines = [
  { id: '1', name: 'Büroartikel', quantity: '3', unit: 'C62', price: '33.33', tax: tax('19') },
  { id: '2', name: 'Buch "Ω"', quantity: '1', unit: 'C62', price: '10.00', tax: tax('7') },
]
const connection = async (id: string) =>
  (await get<{ ConnectionId: string }>(buyer, `documents/${id}/metadata`)).ConnectionId

const settings = (ConnectionId: string, more: object = {}): Of<typeof LedgerSettings> => ({
  ConsultantNumber: 29098,
  ClientNumber: 55003,
  FiscalYearStart: '01-01',
  AccountLength: 4,
  Chart: 'SKR03',
  AccountList: account,
  CostList1: cost,
  PartnerAccounts: [{ ConnectionId, Creditor: '70001', Debtor: '10001' }],
  ...more,
})
const chosen = (DocumentIds: string[], more: object = {}) => ({ json: { DocumentIds, All: false, ...more } })
const exported = (person: TestPerson, ids: string[], more: object = {}) =>
  person.send('POST ledger/datev', chosen(ids, more))
const checked = (ids: string[]) =>
  json<Of<typeof LedgerCheck>>(
    buyer.send('POST ledger/datev/check', { ...chosen(ids), headers: { 'accept-language': 'en-US' } }),
  )
const coded = async (id: string, lineIds: readonly string[] = ['1', '2']) => {
  const values = [
    { listId: account, code: '4930' },
    { listId: cost, code: '100' },
  ]
  const content = { header: [], lines: lineIds.map((lineId) => ({ lineId, splits: [{ values }] })) }
  await json(buyer.send(`PUT coding/entry/v0/legacy/${id}`, { json: content }), 204)
}
/** A file of the format as rows of fields, each as it is written. */
const rowsOf = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200)
  const text = new TextDecoder('windows-1252').decode(await answer.arrayBuffer())
  expect(text.endsWith('\r\n')).toBe(true)
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((row) => [...`${row};`.matchAll(/("(?:[^"]|"")*"|[^;"]*);/g)].map(([, field = '']) => field))
}

/** DATEV's own description for developers, field by field: what stands in each that is filled. */
const headerRules: Readonly<Record<number, RegExp>> = {
  1: /^"EXTF"$/,
  2: /^700$/,
  3: /^21$/,
  4: /^"Buchungsstapel"$/,
  5: /^13$/,
  6: /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{9}$/,
  8: /^"\w{0,2}"$/,
  9: /^"\w{0,25}"$/,
  11: /^(\d{4,6}|\d{7})$/,
  12: /^\d{1,5}$/,
  13: /^20\d{6}$/,
  14: /^[4-8]$/,
  15: /^20\d{6}$/,
  16: /^20\d{6}$/,
  17: /^"[\w.\-/ ]{0,30}"$/,
  18: /^"([A-Z]{2}){0,2}"$/,
  19: /^[12]$/,
  20: /^(0|30|40|50|64)$/,
  21: /^[01]$/,
  22: /^"[A-Z]{3}"$/,
  27: /^"\d{2}"$/,
}
const rowRules: Readonly<Record<string, RegExp>> = {
  'Umsatz (ohne Soll/Haben-Kz)': /^(?!0{1,10},00)\d{1,10},\d{2}$/,
  'Soll/Haben-Kennzeichen': /^"[SH]"$/,
  'WKZ Umsatz': /^"[A-Z]{3}"$/,
  Konto: /^\d{1,9}$/,
  'Gegenkonto (ohne BU-Schlüssel)': /^\d{1,9}$/,
  'BU-Schlüssel': /^"(\d{4})?"$/,
  Belegdatum: /^\d{4}$/,
  'Belegfeld 1': /^"[\w$%\-/]{0,36}"$/,
  'Belegfeld 2': /^"[\w$%\-/]{0,12}"$/,
  Buchungstext: /^"(?:[^"]|""){0,60}"$/,
  'KOST1 - Kostenstelle': /^".{0,36}"$/,
  'KOST2 - Kostenstelle': /^".{0,36}"$/,
  Festschreibung: /^[01]$/,
  Fälligkeit: /^(\d{8})?$/,
}

describe('bills leave for DATEV', () => {
  test('as a batch that keeps to the published format, in gross amounts that add up to each bill', async () => {
    const bill = await sent(supplier, 'Invoice', { id: 'RE 2026/ä-1', lines })
    const credit = await sent(supplier, 'CreditNote', { id: 'GS-1', lines: [lines[0]!] })
    await json(buyer.send('PUT ledger/settings', { json: settings(await connection(bill)) }), 204)
    await coded(bill)
    await coded(credit, ['1'])
    expect(await checked([bill, credit])).toEqual({ Bills: 2, Entries: 3, Problems: [] })

    const [header = [], names = [], ...rows] = await rowsOf(await exported(buyer, [bill, credit]))
    expect([header.length, names.length, ...rows.map(({ length }) => length)]).toEqual([31, 125, 125, 125, 125])
    expect(names).toEqual(columns)
    for (const [at, rule] of Object.entries(headerRules)) expect(header[Number(at) - 1], `header ${at}`).toMatch(rule)
    expect(header.slice(10, 16)).toEqual(['29098', '55003', '20260101', '4', '20261120', '20261120'])
    for (const row of rows)
      for (const [name, rule] of Object.entries(rowRules)) expect(row[names.indexOf(name)], name).toMatch(rule)
    const cell = (row: string[], name: string) => row[names.indexOf(name)]
    const recorded = rows.map((row) =>
      [
        'Umsatz (ohne Soll/Haben-Kz)',
        'Soll/Haben-Kennzeichen',
        'Konto',
        'Gegenkonto (ohne BU-Schlüssel)',
        'BU-Schlüssel',
      ].map((name) => cell(row, name)),
    )
    expect(recorded.toSorted()).toEqual([
      ['10,70', '"H"', '70001', '4930', '"0008"'],
      ['118,99', '"H"', '70001', '4930', '"0009"'],
      ['118,99', '"S"', '70001', '4930', '"0009"'],
    ])
    const first = rows.find((row) => cell(row, 'Belegfeld 1')?.startsWith('"RE'))!
    expect([cell(first, 'Belegdatum'), cell(first, 'Belegfeld 1'), cell(first, 'KOST1 - Kostenstelle')]).toEqual([
      '2011',
      '"RE-2026/a-1"',
      '"100"',
    ])
    expect(cell(first, 'Fälligkeit')).toBe('20122026')
    expect(rows.map((row) => cell(row, 'Buchungstext')).join()).toContain('Büroartikel')
    // All that a filter finds, and nothing of another company.
    expect(
      await rowsOf(await buyer.send('POST ledger/datev?q=GS-1', { json: { DocumentIds: [], All: true } })),
    ).toHaveLength(3)
  })

  test('say first what cannot be posted, and leave without an account only when that is asked for', async () => {
    const bill = await sent(supplier, 'Invoice', { id: 'RE-UNCODED', lines })
    const old = await sent(supplier, 'Invoice', { id: 'RE-OLD', issueDate: '2024-03-01', dueDate: '2024-04-01', lines })
    await coded(old)
    const { Problems } = await checked([bill, old])
    expect(Problems.map(({ ID, Reason, Exportable }) => [ID, Reason, Exportable]).toSorted()).toEqual([
      ['RE-OLD', 'it was issued on 2024-03-01, in another fiscal year: export that year separately', false],
      ['RE-UNCODED', 'line 1 is not coded with an account', true],
      ['RE-UNCODED', 'line 2 is not coded with an account', true],
    ])
    expect((await exported(buyer, [bill, old])).status).toBe(409)
    const [, names = [], ...rows] = await rowsOf(await exported(buyer, [bill, old], { WithoutAccounts: true }))
    expect(rows.map((row) => row[names.indexOf('Gegenkonto (ohne BU-Schlüssel)')])).toEqual(['', ''])
  })

  test('are all that the list shows, however many orders it shows with them', async () => {
    const bill = await sent(supplier, 'Invoice', { id: 'RE-MANY', lines })
    const all = () =>
      json<Of<typeof LedgerCheck>>(buyer.send('POST ledger/datev/check', { json: { DocumentIds: [], All: true } }))
    const before = await all()
    await owner.query(
      `insert into document select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'type', 'order'))).*
       from document one, generate_series(1, 510) where company_id = $1 and id = $2`,
      [buyer.companyId, bill],
    )
    expect((await all()).Bills).toBe(before.Bills)
    await owner.query(`delete from document where business_id = 'RE-MANY' and id <> $1 and company_id = $2`, [
      bill,
      buyer.companyId,
    ])
  })

  test('of sales go to the revenue accounts of the chart, and a partner without an account is named', async () => {
    const bill = await sent(supplier, 'Invoice', { id: 'RE-SALE', lines })
    const seller = { ...settings(await connection(bill), { Chart: 'SKR04', PartnerAccounts: [] }) }
    const { AccountList: _, CostList1: __, ...own } = seller
    await json(supplier.send('PUT ledger/settings', { json: own }), 204)
    const problems = await json<Of<typeof LedgerCheck>>(
      supplier.send('POST ledger/datev/check', { ...chosen([bill]), headers: { 'accept-language': 'en-US' } }),
    )
    expect(problems.Problems[0]?.Reason).toBe('Atelier Søndergaard has no debtor account')
    const recorded = await json<{ Lines: { Kind: string }[] }>(supplier.send('GET audit?about=COMPANY&limit=1'))
    expect(recorded.Lines[0]?.Kind).toBe('company.ledger_saved')
    const partner = { PartnerAccounts: [{ ConnectionId: await connection(bill), Debtor: '10001' }] }
    await json(supplier.send('PUT ledger/settings', { json: { ...own, ...partner } }), 204)
    const [, names = [], ...rows] = await rowsOf(await exported(supplier, [bill]))
    const booked = rows.map((row) => [row[1], row[6], row[7], row[names.indexOf('BU-Schlüssel')]])
    expect(booked).toEqual([
      ['"S"', '10001', '4400', '""'],
      ['"S"', '10001', '4300', '""'],
    ])
  })

  test('need the company’s numbers, are for who codes, and settings that no ledger takes are refused', async () => {
    const bill = await sent(supplier, 'Invoice', { id: 'RE-RIGHTS', lines })
    expect((await exported(stranger, [bill])).status).toBe(409)
    expect((await clerk.send('PUT ledger/settings', { json: settings(await connection(bill)) })).status).toBe(403)
    const wrong = { PartnerAccounts: [{ ConnectionId: await connection(bill), Creditor: '700' }] }
    const answer = await buyer.send('PUT ledger/settings', { json: settings(await connection(bill), wrong) })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('needs 5 digits')])
    expect((await get<Of<typeof LedgerSettings>>(clerk, 'ledger/settings')).ClientNumber).toBe(55003)
  })
})
