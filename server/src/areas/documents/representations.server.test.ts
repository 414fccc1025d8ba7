import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { englishWords, read, ublToCii, write, writeJson } from '@kontor/ubl'
import { writeFacturX } from '@kontor/ubl/pdf'
import { xmlOf } from '@kontor/ubl/pdf/read'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-representations-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const [supplierId, buyerId] = [await server.company(), await server.company()]
const supplier = await server.person(supplierId)
const buyer = await server.person(buyerId)
const connection = await server.connect(supplierId, buyerId)

afterAll(() => rmSync(folder, { recursive: true }))

const ubl = documentOf('Invoice', { id: 'HYBRID-1' })
const tree = read(ubl)
const facturX = await writeFacturX(tree, { words: englishWords, locale: 'en' })

const packed = deflateSync(Buffer.alloc(100_000_000))
const bomb = Buffer.concat([
  Buffer.from(`%PDF-1.7\n1 0 obj << /Type /ObjStm /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
  packed,
  Buffer.from('\nendstream endobj trailer << /Root 2 0 R >>'),
])

const get = async (id: string, accept: string, query = '', person = supplier) => {
  const response = await person.send(`GET documents/${id}${query}` as 'GET documents/:id', { headers: { accept } })
  const type = response.headers.get('content-type')
  return { status: response.status, type, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const upload = (bytes: Uint8Array, type: string) =>
  supplier.send('POST documents/v2/documents', { body: new Uint8Array(bytes), headers: { 'content-type': type } })

const started = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 8))

describe('a document is uploaded in whatever representation it has', () => {
  test.each([
    ['UBL in XML', ubl, 'application/xml'],
    ['UBL in JSON', new TextEncoder().encode(writeJson(tree, 'ubl-json')), 'application/json'],
    [
      'the other JSON of UBL',
      new TextEncoder().encode(writeJson(tree, 'ubl-json-1')),
      'application/vnd.oasis.ubl+json',
    ],
    ['CII', write(ublToCii(tree)), 'application/xml'],
    ['a Factur-X PDF', facturX, 'application/pdf'],
    ['a Factur-X PDF of which nobody says so', facturX, 'application/octet-stream'],
  ])('%s: a draft of UBL, whose exact bytes are kept', async (_, bytes, type) => {
    const response = await upload(bytes, type)
    const made = (await response.json()) as { DocumentId: string; ID: string; type: string; Findings: object[] }
    expect([response.status, made]).toEqual([201, expect.objectContaining({ ID: 'HYBRID-1', type: 'invoice' })])
    expect(made.Findings).not.toContainEqual(expect.objectContaining({ severity: 'fatal' }))
    const back = await get(made.DocumentId, 'application/xml')
    expect(read(back.bytes).type).toBe('Invoice')
    expect(Buffer.from((await get(made.DocumentId, '*/*', '?received=true')).bytes).equals(Buffer.from(bytes))).toBe(
      true,
    )
    const page = await get(made.DocumentId, 'text/html')
    expect(new TextDecoder().decode(page.bytes)).toContain('HYBRID-1')
  })

  test('and travels to the partner as it came, who reads the same', async () => {
    const id = randomUUID()
    const saved = await supplier.send(`PUT documents/${id}`, {
      body: new Uint8Array(facturX),
      headers: { 'content-type': 'application/pdf' },
    })
    expect(saved.status).toBe(204)
    const sent = await supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, {
      json: { ConnectionId: connection },
    })
    expect(sent.status).toBe(201)
    await server.settle()
    const arrived = await get(id, 'application/pdf', '', buyer)
    expect([arrived.status, arrived.type]).toEqual([200, 'application/pdf'])
    expect(Buffer.from(arrived.bytes).equals(Buffer.from(facturX))).toBe(true)
    expect(read((await get(id, 'text/xml', '', buyer)).bytes).type).toBe('Invoice')
  })

  test.each([
    ['a PDF without data', facturX.subarray(0, 600), 'NOT_PDF'],
    [
      'a PDF for people only',
      Buffer.from(Buffer.from(facturX).toString('latin1').replaceAll('factur-x.xml', 'factur-y.xml'), 'latin1'),
      'NO_XML',
    ],
    ['JSON of something else', new TextEncoder().encode('{"a": 1}'), 'NOT_UBL'],
    [
      'ZUGFeRD 1',
      new TextEncoder().encode('<a:CrossIndustryDocument xmlns:a="urn:ferd:CrossIndustryDocument:invoice:1p0"/>'),
      'NOT_CII',
    ],
    ['a bomb that unpacks to 100 MB', bomb, 'SIZE'],
  ])('%s is refused with the reason', async (_, bytes, reason) => {
    const response = await upload(bytes, 'application/octet-stream')
    const text = await response.text()
    expect([response.status, text]).toEqual([400, expect.stringContaining(reason)])
  })
})

describe('a CII invoice is judged as it was received', () => {
  const cii = new TextDecoder().decode(write(ublToCii(tree)))
  const line = (text: string, before: string) => text.slice(0, text.indexOf(before)).split('\n').length
  const transaction = '/CrossIndustryInvoice/rsm:SupplyChainTradeTransaction'
  const summation = `${transaction}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation`

  test('what a draft breaks is said with the paths, lines and elements of the CII file', async () => {
    const broken = cii
      .replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.00')
      .replace(/(<ram:ChargeAmount>)[^<]*/, '$1-50.00')
      .replace('<ram:BuyerReference>', '<ram:Nonsense/>\n<ram:BuyerReference>')
    const response = await upload(new TextEncoder().encode(broken), 'application/xml')
    const { Findings, DocumentId } = (await response.json()) as { Findings: object[]; DocumentId: string }
    const expected = [
      {
        rule: 'SCHEMA-UNKNOWN',
        path: `${transaction}/ram:ApplicableHeaderTradeAgreement/ram:Nonsense`,
        line: line(broken, '<ram:Nonsense'),
      },
      {
        rule: 'BR-27',
        path: `${transaction}/ram:IncludedSupplyChainTradeLineItem`,
        line: line(broken, '<ram:IncludedSupplyChainTradeLineItem'),
      },
      {
        rule: 'BR-CO-16',
        path: summation,
        line: line(broken, '<ram:SpecifiedTradeSettlementHeaderMonetarySummation'),
      },
    ].map((one) => expect.objectContaining(one))
    expect([response.status, Findings]).toEqual([201, expect.arrayContaining(expected)])
    const later = await supplier.send(`GET documents/${DocumentId}/findings` as 'GET documents/:id/findings')
    expect(await later.json()).toMatchObject({ Findings })
  })

  test('so is the one that a PDF encloses', async () => {
    const wrong = read(
      new TextEncoder().encode(new TextDecoder().decode(ubl).replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00')),
    )
    const response = await upload(await writeFacturX(wrong, { words: englishWords, locale: 'en' }), 'application/pdf')
    expect(await response.json()).toMatchObject({ Findings: [{ rule: 'BR-CO-16', path: summation }] })
  })

  test('what refuses a document leads into the CII file, and nothing is saved', async () => {
    const id = randomUUID()
    const broken = cii
      .replace('<ram:ID>HYBRID-1</ram:ID>', '')
      .replace('<ram:DuePayableAmount>', '<ram:DuePayableAmount unit="EUR">')
    const response = await supplier.send(`PUT documents/${id}?draft=false`, {
      body: new TextEncoder().encode(broken),
      headers: { 'content-type': 'application/xml' },
    })
    const { ValidationError } = (await response.json()) as {
      ValidationError: { ErrorCode: string; ErrorDetail: { Key: string; Value: string }[] }[]
    }
    const details = ValidationError.map(({ ErrorCode, ErrorDetail }) => {
      const { path, line } = Object.fromEntries(ErrorDetail.map(({ Key, Value }) => [Key, Value]))
      return [ErrorCode, path, Number(line)]
    })
    const document = '<rsm:ExchangedDocument>'
    expect([response.status, details]).toEqual([
      400,
      [
        ['SCHEMA-MISSING', '/CrossIndustryInvoice/rsm:ExchangedDocument', line(broken, document)],
        ['SCHEMA-ATTRIBUTE', `${summation}/ram:DuePayableAmount`, line(broken, '<ram:DuePayableAmount')],
        ['KONTOR-01', '/CrossIndustryInvoice', line(broken, '<rsm:CrossIndustryInvoice')],
      ],
    ])
    expect((await get(id, '*/*')).status).toBe(404)
  })
})

describe('a document that is stored as XML', () => {
  test.each(['application/vnd.oasis.ubl+json', 'application/json', 'application/json, text/plain, */*'])(
    'is given as UBL JSON for %s, and what is stored as JSON as XML',
    async (accept) => {
      const { DocumentId } = (await (await upload(ubl, 'application/xml')).json()) as { DocumentId: string }
      const { status, type, bytes } = await get(DocumentId, accept)
      expect([status, type]).toEqual([200, `${accept.split(',')[0]}; charset=utf-8`])
      const text = new TextDecoder().decode(bytes)
      expect(Object.keys(JSON.parse(text) as object).slice(0, 3)).toEqual(['_D', '_S', '_B'])
      expect(text).toContain('"IdentifierContent":"HYBRID-1"')
      const again = (await (await upload(bytes, 'application/vnd.oasis.ubl+json')).json()) as { DocumentId: string }
      expect((await get(again.DocumentId, accept)).bytes).toEqual(bytes)
      const xml = await get(again.DocumentId, '*/*')
      expect([xml.type, read(xml.bytes).type]).toEqual(['application/xml', 'Invoice'])
    },
  )
})

describe('a document is typeset as a PDF', () => {
  test('in the language of the reader, off the thread that serves others', async () => {
    const { DocumentId } = (await (await upload(ubl, 'application/xml')).json()) as { DocumentId: string }
    const english = await get(DocumentId, 'application/pdf')
    expect([english.status, english.type, started(english.bytes)]).toEqual([200, 'application/pdf', '%PDF-1.7'])
    expect(Buffer.from(english.bytes).toString('latin1')).toContain('Invoice HYBRID-1</rdf:li>')
    for (const [locale, title] of [
      ['de-DE', 'Rechnung HYBRID-1'],
      ['ar', 'فاتورة HYBRID-1'],
    ]) {
      const { bytes } = await get(DocumentId, 'application/pdf', `?locale=${locale}`)
      expect(Buffer.from(bytes).toString('utf8')).toContain(`${title}</rdf:li>`)
    }
    expect(() => xmlOf(english.bytes)).toThrow('embeds no file')
  })
})
