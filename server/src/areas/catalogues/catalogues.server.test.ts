import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startProcurement } from '../requisitions/testing-procurement.ts'

const { server, emre, svea, jonas, stranger, connection, turnedDown } = await startProcurement()

type Report = ResultOf<Areas['catalogues']['saveCatalogue']>
type Catalogues = ResultOf<Areas['catalogues']['listCatalogues']>
type Items = ResultOf<Areas['catalogues']['listCatalogueItems']>
type Offers = ResultOf<Areas['catalogues']['searchCatalogues']>

const at = 'procurement/catalogues'
const put = (
  by: TestPerson,
  id: string,
  file: string | Uint8Array<ArrayBuffer> | undefined,
  { dryRun = false, ...head }: { dryRun?: boolean; [field: string]: unknown } = {},
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ Name: 'Office', Currency: 'EUR', ...head }))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  if (file !== undefined) form.set('file', new Blob([file]), 'prices.csv')
  return by.send(`PUT ${at}/${id}${dryRun ? '?dryRun=true' : ''}`, { body: form })
}
const saved = (id: string, file?: string | Uint8Array<ArrayBuffer>, more: object = {}) =>
  json<Report>(put(svea, id, file, { ConnectionId: connection, ...more }))
const found = async (by: TestPerson, q: string) =>
  (await json<Offers>(by.send(`GET procurement/catalogue-items?q=${encodeURIComponent(q)}`))).Items
const items = (id: string, query = '') => json<Items>(emre.send(`GET ${at}/${id}/items${query}`))

const german = `Artikelnummer;Bezeichnung;ME;Preis;MwSt.;EAN;Farbe
KP-80;Kopierpapier A4, 80 g;Paket;3,49;19;4006381333931;weiß
LOCH-2;"Locher ""Duo""";Stk;12,90;19;;grau`

describe('a catalogue', () => {
  test('is read from a list in any of our languages, and found by any part of a name or number', async () => {
    const id = randomUUID()
    const report = await saved(id, german)
    expect(report).toMatchObject({ Rows: 2, FindingCount: 0, Added: 2, Changed: 0, Removed: 0 })
    expect(report.Columns.map(({ Field }) => Field).at(-1)).toBe('IGNORED')
    expect(await found(emre, 'papier a4')).toMatchObject([
      {
        ...{ SellersItemID: 'KP-80', Name: 'Kopierpapier A4, 80 g', UnitCode: 'XPK', ConnectionId: connection },
        ...{ Price: { value: '3.49', currencyID: 'EUR' }, Tax: { Category: 'S', Percent: '19' } },
        ...{ SupplierName: 'Brandt Werkzeuge GmbH', CatalogueName: 'Office', StandardItemID: '4006381333931' },
      },
    ])
    expect((await found(emre, '638133'))[0]?.SellersItemID).toBe('KP-80')
    expect((await found(emre, 'duo'))[0]?.Name).toBe('Locher "Duo"')
    expect(await found(emre, 'x')).toEqual([])
    expect(await found(stranger, 'papier')).toEqual([])
    expect(await items(id, '?limit=1&page=1')).toMatchObject({ itemCount: 2, Items: [{ SellersItemID: 'LOCH-2' }] })
    expect(await items(id, '?q=loch')).toMatchObject({ itemCount: 1, Items: [{ SellersItemID: 'LOCH-2' }] })
    await json(svea.send(`DELETE ${at}/${id}`), 204)
    expect(await found(emre, 'papier')).toEqual([])
  })

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['Windows-1252', Uint8Array.from(german, (letter) => letter.charCodeAt(0))],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${german}`)],
    ['tabs', new TextEncoder().encode(german.replaceAll(';', '\t'))],
  ])('is read from a list in %s', async (_, bytes) => {
    const report = await json<Report>(put(svea, randomUUID(), bytes, { dryRun: true }))
    expect(report).toMatchObject({ FindingCount: 0, Added: 2, Items: [{ Price: { value: '3.49' } }, {}] })
    expect(report.Columns[6]?.Heading).toBe('Farbe')
  })

  test('is refused whole with every wrong cell, by row, column, value and what to do; nothing is written', async () => {
    const id = randomUUID()
    const wrong = 'Item number,Name,Unit,Price\nA-1,Pencil,C62,0.40\nA-2,Eraser,C62,a lot\nA-3,,Gros,1.00'
    const preview = await json<Report>(put(svea, id, wrong, { dryRun: true }))
    expect(preview).toMatchObject({ Rows: 3, FindingCount: 3, Added: 0 })
    expect(preview.Findings[0]).toEqual({
      ...{ Row: 3, Field: 'Price', Column: 'Price', Value: 'a lot' },
      Message: '“a lot” is not a number: write it as 1234.50 or 1234,50.',
    })
    const answer = await put(svea, id, wrong)
    expect(answer.status).toBe(400)
    const text = await answer.text()
    expect(text).toContain('Row 3, Price: “a lot” is not a number')
    expect(text).toContain('Row 4, Unit: “Gros” is not a unit')
    expect((await svea.send(`GET ${at}/${id}`)).status).toBe(404)

    await saved(id, 'Item number,Name,Price\nA-1,Pencil,0.40')
    expect((await put(svea, id, wrong)).status).toBe(400)
    expect((await items(id)).Items).toMatchObject([{ SellersItemID: 'A-1', Price: { value: '0.40' } }])
  })

  test('tells what a new file changes before it is put in, and replaces all items', async () => {
    const id = randomUUID()
    await saved(id, 'SKU;Name;Price\nR-1;Ruler;1,50\nR-2;Ring binder;2,00\nR-3;Rubber band;0,10')
    const next = 'SKU;Name;Price\nR-1;Ruler;1,75\nR-2;Ring binder A4;2,00\nR-4;Roll holder;9,00'
    const expected = {
      ...{ Added: 1, Changed: 2, Removed: 1, PriceChangeCount: 1 },
      PriceChanges: [{ SellersItemID: 'R-1', Name: 'Ruler', Before: '1.50', After: '1.75' }],
    }
    expect(await json(put(svea, id, next, { dryRun: true, ConnectionId: connection }))).toMatchObject(expected)
    expect((await items(id)).itemCount).toBe(3)
    expect(await saved(id, next)).toMatchObject(expected)
    expect((await items(id)).Items.map(({ SellersItemID }) => SellersItemID)).toEqual(['R-2', 'R-4', 'R-1'])
    expect((await found(emre, 'rubber')).length).toBe(0)
    expect((await found(emre, 'binder a4'))[0]?.SellersItemID).toBe('R-2')
    // What it is called and how long it is valid changes without a file; the currency of its prices does not.
    await saved(id, undefined, { Name: 'Office 2027' })
    expect(await json(emre.send(`GET ${at}/${id}`))).toMatchObject({ Name: 'Office 2027', ItemCount: 3 })
    expect((await put(svea, id, undefined, { Currency: 'DKK' })).status).toBe(400)
  })

  test('is read by the columns that a person chose, and says which is missing', async () => {
    const list = 'A,B,C\nQ-1,Quill,4.00'
    const preview = await json<Report>(put(svea, randomUUID(), list, { dryRun: true }))
    expect(preview.Findings.map(({ Field }) => Field)).toEqual(['SellersItemID', 'Name', 'Price'])
    expect(await saved(randomUUID(), list, { Columns: ['SellersItemID', 'Name', 'Price'] })).toMatchObject({ Added: 1 })
  })

  test('is not offered outside its validity, nor once its supplier is none; its items stay', async () => {
    const list = (name: string) => `SKU,Name,Price\nV-1,${name},1.00`
    const [ended, later, unconnected] = [randomUUID(), randomUUID(), randomUUID()]
    await saved(ended, list('Vellum old'), { ValidTo: '2020-01-01' })
    await saved(later, list('Vellum new'), { ValidFrom: '2999-01-01' })
    const lost = await turnedDown('Lost Ltd')
    await saved(unconnected, list('Vellum lost'), { ConnectionId: lost })
    expect(await found(emre, 'vellum')).toEqual([])
    const { Catalogues } = await json<Catalogues>(svea.send(`GET ${at}?limit=100`))
    const stateOf = (id: string) => Catalogues.find(({ Id }) => Id === id)?.State
    expect([unconnected, later, ended].map(stateOf)).toEqual(['NOT_CONNECTED', 'NOT_YET_VALID', 'EXPIRED'])
    await saved(ended, undefined, { ValidTo: '2999-01-01' })
    expect(await found(emre, 'vellum')).toMatchObject([{ Name: 'Vellum old' }])
  })

  test('of the company itself has no supplier; who may only request, or approve, manages none', async () => {
    const own = randomUUID()
    await json(put(svea, own, 'Number,Name,Price\nI-1,Interoffice envelope,0.20'))
    const [offer] = await found(emre, 'interoffice')
    expect([offer?.SupplierName, offer?.ConnectionId]).toEqual([undefined, undefined])
    for (const person of [emre, jonas]) expect((await put(person, randomUUID(), german)).status).toBe(403)
    expect((await emre.send(`DELETE ${at}/${own}`)).status).toBe(403)
    expect((await put(svea, randomUUID(), german, { ConnectionId: randomUUID() })).status).toBe(404)
    expect((await put(stranger, randomUUID(), german, { ConnectionId: connection })).status).toBe(404)
    for (const line of [`GET ${at}/${own}`, `GET ${at}/${own}/items`, `DELETE ${at}/${own}`] as const)
      expect((await stranger.send(line)).status).toBe(404)
  })
})

const ubl = (lines: string, period = '') => `<?xml version="1.0"?>
<Catalogue xmlns="urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>C-1</cbc:ID><cbc:Name>Workshop</cbc:Name><cbc:IssueDate>2026-11-01</cbc:IssueDate>${period}${lines}</Catalogue>`
const ublLine = (id: string, price: string, more = '') => `<cac:CatalogueLine><cbc:ID>${id}</cbc:ID>${more}
  <cbc:OrderableUnit>XBX</cbc:OrderableUnit><cbc:OrderQuantityIncrementNumeric>5</cbc:OrderQuantityIncrementNumeric>
  <cbc:MinimumOrderQuantity unitCode="XBX">10</cbc:MinimumOrderQuantity>
  <cac:RequiredItemLocationQuantity><cbc:LeadTimeMeasure unitCode="WEE">2</cbc:LeadTimeMeasure>
    <cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount><cbc:BaseQuantity unitCode="XBX">100</cbc:BaseQuantity></cac:Price>
  </cac:RequiredItemLocationQuantity>
  <cac:Item><cbc:Description>Zinc &amp; steel</cbc:Description><cbc:Name>Screw ${id}</cbc:Name>
    <cac:SellersItemIdentification><cbc:ID>S-${id}</cbc:ID></cac:SellersItemIdentification>
    <cac:CommodityClassification><cbc:ItemClassificationCode listID="UNSPSC">31161500</cbc:ItemClassificationCode></cac:CommodityClassification>
    <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item></cac:CatalogueLine>`

describe('a UBL Catalogue', () => {
  test('is read line by line, with its validity; what is deleted or cannot be ordered is left out', async () => {
    const id = randomUUID()
    const period =
      '<cac:ValidityPeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2999-12-31</cbc:EndDate></cac:ValidityPeriod>'
    const gone = '<cbc:ActionCode>Delete</cbc:ActionCode>'
    expect(await saved(id, ubl(ublLine('1', '12.50') + ublLine('2', '1', gone), period))).toMatchObject({ Added: 1 })
    expect((await items(id)).Items).toEqual([
      {
        ...{ SellersItemID: 'S-1', Name: 'Screw 1', Description: 'Zinc & steel', UnitCode: 'XBX' },
        ...{ Price: { value: '0.125', currencyID: 'EUR' }, Tax: { Category: 'S', Percent: '19' } },
        ...{ MinimumOrderQuantity: '10', OrderQuantityIncrement: '5', LeadTimeDays: 14 },
        ...{ CommodityCode: '31161500', CommodityScheme: 'UNSPSC' },
      },
    ])
    expect(await json(emre.send(`GET ${at}/${id}`))).toMatchObject({ ValidFrom: '2026-01-01', ValidTo: '2999-12-31' })
  })

  test('with a wrong line, of another kind, or hostile is refused', async () => {
    const deep = `${'<cac:Item>'.repeat(200)}${'</cac:Item>'.repeat(200)}`
    for (const [file, says] of [
      [ubl(ublLine('1', 'free')), 'Row 1, Price: “free” is not a number'],
      [ubl(ublLine('1', '1').replace('"EUR"', '"USD"')), 'is not the currency of the catalog'],
      [ubl('').replaceAll('Catalogue', 'Order'), 'Send a UBL Catalogue'],
      [`<!DOCTYPE x [<!ENTITY a "b">]>${ubl('').slice(21)}`, 'DOCTYPE'],
      [ubl(deep), ''],
      [ubl('<cac:CatalogueLine>'), ''],
      ['', 'The file is empty'],
      [Uint8Array.from([0x50, 0x4b, 0x03, 0x04]), 'save it as CSV'],
    ] as const) {
      const answer = await put(svea, randomUUID(), file)
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(says)])
    }
  })
})

test('twenty thousand items are taken in at once, and a new price among them at the same pace', async () => {
  const id = randomUUID()
  const list = (price: string) =>
    [
      'SKU,Name,Description,Price',
      ...Array.from(
        { length: 20_000 },
        (_, n) => `L-${n},Label ${n % 100} x ${n},For shelf ${n},${n === 7 ? price : '1.00'}`,
      ),
    ].join('\n')
  expect(await saved(id, list('1.00'))).toMatchObject({ Added: 20_000 })
  expect(await saved(id, list('2.00'))).toMatchObject({ Added: 0, Changed: 1, PriceChangeCount: 1 })
  expect((await found(emre, 'shelf 19999')).map(({ SellersItemID }) => SellersItemID)).toEqual(['L-19999'])
  await server.settle()
}, 60_000)
