import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { columnsAsked, csv, list, save } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-export-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })

afterAll(() => rmSync(folder, { recursive: true }))

const company = await server.company()
const clerk = await server.person(company)
const lines = [{ id: '1', name: 'x', quantity: '1', unit: 'C62', tax: { category: 'Z', percent: '0' } }] as const
const priced = (price: string) => lines.map((line) => ({ ...line, price }))
await save(clerk, { id: 'F-1', note: '=HYPERLINK("http://evil.example")', lines: priced('1234.50') })
await save(clerk, { id: 'F-2', note: '@SUM(A1)', issueDate: '2026-03-01', lines: priced('0.10') })
await save(clerk, { id: 'OTHER', note: 'left out', lines: priced('9.00') })
const asked = `onlydrafts=true&q=f&ordering=Date&ascending=true&${columnsAsked('Date', 'Note', 'Amount', 'Id')}`

/** The cells of the sheet, by row: a number as it is stored, words as they are read. */
async function sheet(query: string): Promise<string[][]> {
  const answer = await clerk.send(`GET documents/xlsx?${query}`)
  expect(answer.headers.get('content-type')).toContain('spreadsheetml')
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = (name: string) => strFromU8(parts[name]!)
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
    ([, one]) => one!,
  )
  return [...text('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>.*?<v>(.*?)<\/v>.*?<\/c>)/gs)].map(([, kind = '', value = '']) =>
      kind.includes('t="s"') ? (shared[Number(value)] ?? '') : value,
    ),
  )
}

it('has exactly what is shown: these rows, these columns, this order', async () => {
  expect(await csv(clerk, asked)).toEqual([
    ['Date', 'Note', 'Amount', 'Id'],
    ['2026-03-01', "'@SUM(A1)", '0.10', 'F-2'],
    ['2026-11-20', '"\'=HYPERLINK(""http://evil.example"")"', '1234.50', 'F-1'],
  ])
})

it('as a spreadsheet has days and amounts as numbers, nothing that runs, and the totals by currency at its foot', async () => {
  expect(await sheet(asked)).toEqual([
    ['Date', 'Note', 'Amount', 'Id'],
    ['46082', "'@SUM(A1)", '0.1', 'F-2'],
    ['46346', `'=HYPERLINK("http://evil.example")`, '1234.5', 'F-1'],
    ['Sales', 'EUR', '1234.6'],
  ])
})

it('for a person has their words, and the currency beside an amount; as JSON lines the same', async () => {
  const headers = { 'accept-language': 'de-DE' }
  const wanted = `${asked}&column=Type&column=Status&words=true`
  const text = await (await clerk.send(`GET documents/csv?${wanted}`, { headers })).text()
  const [head, first] = text.split('\r\n').map((line) => line.split(','))
  expect(head?.map((name) => name.replace('\ufeff', ''))).toEqual([
    'Ausgestellt',
    'Bemerkung',
    'Betrag',
    'Währung',
    'Nummer',
    'Art',
    'Status',
  ])
  expect(first).toEqual(['2026-03-01', "'@SUM(A1)", '0.10', 'EUR', 'F-2', 'Rechnung', 'Entwurf'])
  const lines = (await (await clerk.send(`GET documents/jsonl?${wanted}`, { headers })).text()).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { Date: '2026-03-01', Amount: '0.10', Currency: 'EUR', Id: 'F-2', Type: 'Rechnung', Status: 'Entwurf' },
    { Id: 'F-1', Amount: '1234.50' },
  ])
})

it('has credit notes as what they take away; the totals are those of bills, and orders add nothing', async () => {
  const clerk = await server.person(await server.company())
  for (const [type, id] of [
    ['Invoice', 'B-1'],
    ['Invoice', 'B-2'],
    ['CreditNote', 'C-1'],
    ['Order', 'O-1'],
  ] as const)
    await clerk.send(`PUT documents/${randomUUID()}?draft=true`, {
      body: new Uint8Array(documentOf(type, { id })),
      headers: { 'content-type': 'application/xml' },
    })
  const rows = await csv(clerk, `onlydrafts=true&ordering=ID&ascending=true&${columnsAsked('Id', 'Amount')}`)
  expect(rows.slice(1)).toEqual([
    ['B-1', '119.00'],
    ['B-2', '119.00'],
    ['C-1', '-119.00'],
    ['O-1', '119.00'],
  ])
  expect((await list(clerk, 'onlydrafts=true&totals=true')).Sums).toEqual([{ Currency: 'EUR', Type: 1, Sum: '119.00' }])
})

it('is refused to a stranger’s eyes: another company’s file has none of it', async () => {
  const stranger = await server.person(await server.company())
  expect(await csv(stranger, 'onlydrafts=true')).toHaveLength(1)
})
