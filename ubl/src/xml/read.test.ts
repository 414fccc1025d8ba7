import { describe, expect, test } from 'vitest'
import { eventsOf } from '../testing/events.ts'
import { bytesOf, fullInvoice, textOfBytes } from '../testing/fixtures.ts'
import { at, attribute, text } from './access.ts'
import { read } from './read.ts'
import { Refusal } from './refusal.ts'
import { write } from './write.ts'

const invoice = textOfBytes(fullInvoice)

const refusalOf = (bytes: Uint8Array, limits = {}): Refusal => {
  try {
    read(bytes, limits)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was read.')
}

describe('a document that is read', () => {
  test('is written again with nothing lost: order, namespaces, attributes, white space, comments, extensions', () => {
    expect(eventsOf(write(read(fullInvoice)))).toEqual(eventsOf(fullInvoice))
  })

  test('gives the same bytes however often it is read and written', () => {
    const once = write(read(fullInvoice))
    expect(write(read(once))).toEqual(once)
  })

  test('is asked by the names of UBL whatever prefixes it uses', () => {
    const { type, root } = read(fullInvoice)
    expect(type).toBe('Invoice')
    expect(text(root, 'cbc:ID')).toBe('RE-2026-0871')
    expect(text(root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')).toBe('1000.00')
    expect(attribute(at(root, 'cac:InvoiceLine', 'cbc:InvoicedQuantity'), 'unitCode')).toBe('C62')
  })

  test('keeps every decimal as it was written', () => {
    const unusual = invoice.replace('>1130.50<', '>001130.500000000000000000001<')
    expect(text(read(bytesOf(unusual)).root, 'cac:LegalMonetaryTotal', 'cbc:TaxInclusiveAmount')).toBe(
      '001130.500000000000000000001',
    )
  })

  test('knows the line of every element', () => {
    const { root } = read(fullInvoice)
    const lineOf = (needle: string) => invoice.slice(0, invoice.indexOf(needle)).split('\n').length
    expect(root.line).toBe(2)
    expect(at(root, 'cac:LegalMonetaryTotal')?.line).toBe(lineOf('<cac:LegalMonetaryTotal>'))
  })

  test('takes an element of another namespace for nothing of UBL', () => {
    const trick = invoice.replace(
      '<b:ID>RE-2026-0871</b:ID>',
      '<x:ID xmlns:x="urn:evil">666</x:ID><b:ID>RE-2026-0871</b:ID>',
    )
    expect(text(read(bytesOf(trick)).root, 'cbc:ID')).toBe('RE-2026-0871')
  })
})

describe('encodings', () => {
  const declared = (encoding: string) => invoice.replace('encoding="UTF-8"', `encoding="${encoding}"`)
  const latin = (source: string) => Uint8Array.from(source.replace(/[–]/g, '-'), (char) => char.charCodeAt(0))
  const wide = (source: string, little: boolean) => {
    const bytes = new Uint8Array(source.length * 2 + 2)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, 0xfeff, little)
    for (let i = 0; i < source.length; i++) view.setUint16(2 * i + 2, source.charCodeAt(i), little)
    return bytes
  }
  const street = (bytes: Uint8Array) =>
    text(read(bytes).root, 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PostalAddress', 'cbc:StreetName')

  test.each([
    ['UTF-8', fullInvoice],
    ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...fullInvoice])],
    ['UTF-16, little end first', wide(declared('UTF-16'), true)],
    ['UTF-16, big end first', wide(declared('UTF-16'), false)],
    ['ISO-8859-1, declared', latin(declared('ISO-8859-1'))],
    ['windows-1252, declared', latin(declared('windows-1252'))],
  ])('%s is read', (_, bytes) => {
    expect(street(bytes)).toBe('Lindenstraße 4')
  })

  test('a declaration that lies about the bytes is refused with the place', () => {
    const refusal = refusalOf(latin(invoice))
    expect(refusal).toMatchObject({ code: 'ENCODING', found: 'byte 0xDF' })
    const line = invoice.split('\n').findIndex((row) => row.includes('Lindenstraße'))
    expect([refusal.line, refusal.column]).toEqual([line + 1, (invoice.split('\n')[line] ?? '').indexOf('ß') + 1])
  })

  test.each([
    ['UTF-16 declared over UTF-8 bytes', bytesOf(declared('UTF-16'))],
    ['UTF-8 declared over UTF-16 bytes', wide(invoice, true)],
    ['UTF-16 without a byte order mark', wide(declared('UTF-16'), true).slice(2)],
    ['an encoding that nobody knows', bytesOf(declared('EBCDIC-9'))],
    ['bytes beyond ASCII where ASCII is declared', bytesOf(declared('US-ASCII'))],
  ])('%s is refused', (_, bytes) => {
    expect(refusalOf(bytes).code).toBe('ENCODING')
  })
})

describe('a file that is not read says what is wrong and where', () => {
  const root = (inside: string) =>
    bytesOf(`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">\n${inside}</Invoice>`)

  test.each([
    ['nothing at all', new Uint8Array(), 'NOT_XML', /empty/],
    ['a PDF named .xml', bytesOf('%PDF-1.7\n%âãÏÓ'), 'NOT_XML', /This is a PDF/],
    ['a ZIP named .xml', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'NOT_XML', /ZIP archive/],
    ['JSON', bytesOf('{"Invoice":[]}'), 'NOT_XML', /line 1, column 1/],
    ['a DOCTYPE', bytesOf('<?xml version="1.0"?>\n<!DOCTYPE Invoice>\n<Invoice/>'), 'DOCTYPE', /line 2, column 1/],
    ['a DOCTYPE behind a comment', bytesOf('<!-- <a> --><!doctype Invoice><Invoice/>'), 'DOCTYPE', /DOCTYPE/],
    ['an entity of its own', root('&company;'), 'ENTITY', /line 2/],
    ['a duplicate attribute', root('<a b="1" b="2"/>'), 'DUPLICATE_ATTRIBUTE', /duplicate attribute: b/],
    [
      'an attribute twice by its namespace',
      root('<a xmlns:p="urn:n" xmlns:q="urn:n" p:b="1" q:b="2"/>'),
      'DUPLICATE_ATTRIBUTE',
      /duplicate attribute/,
    ],
    ['a prefix that is not declared', root('<zzz:a/>'), 'NAMESPACE', /"zzz"/],
    ['the xml prefix bound elsewhere', root('<a xmlns:xml="urn:x"/>'), 'NAMESPACE', /namespace is used incorrectly/],
    ['tags that cross', root('<a><b></a></b>'), 'MALFORMED', /line 2/],
    ['text behind the document', bytesOf(`${invoice}more`), 'MALFORMED', /outside/],
    ['a second document', bytesOf(`${invoice}<Invoice/>`), 'MALFORMED', /not well-formed/],
    ['an Invoice of no namespace', bytesOf('<Invoice/>'), 'NAMESPACE', /no namespace; it must be in urn:oasis/],
    ['a CII invoice', bytesOf('<CrossIndustryInvoice xmlns="urn:un:unece:uncefact"/>'), 'NOT_UBL', /CII/],
    [
      'a UBL type that is not traded',
      bytesOf('<Tender xmlns="urn:oasis:names:specification:ubl:schema:xsd:Tender-2"/>'),
      'NOT_UBL',
      /UBL Tender/,
    ],
    ['a web page', bytesOf('<html><body/></html>'), 'NOT_UBL', /web page/],
  ])('%s', (_, bytes, code, message) => {
    const refusal = refusalOf(bytes)
    expect(refusal.code).toBe(code)
    expect(refusal.message).toMatch(message)
  })

  test('a file cut off in the middle says where it ends', () => {
    const cut = invoice.slice(0, invoice.indexOf('<b:CityName>Kiel'))
    const refusal = refusalOf(bytesOf(cut))
    expect(refusal).toMatchObject({ code: 'TRUNCATED', line: cut.split('\n').length })
    expect(refusal.path).toBe('/Invoice/cac:Delivery/cac:DeliveryLocation/cac:Address')
  })

  test('nesting of 10,000 elements is refused where it passes the limit', () => {
    const deep = root(`${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`)
    expect(refusalOf(deep)).toMatchObject({ code: 'DEPTH', line: 2 })
    expect(refusalOf(root('<a><b/></a>'), { depth: 2 }).code).toBe('DEPTH')
  })

  test('what is too much is refused: bytes, attributes, elements, text', () => {
    const attributes = Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')
    expect(refusalOf(root(`<a ${attributes}/>`)).code).toBe('ATTRIBUTES')
    expect(refusalOf(root('<a/>'.repeat(100)), { nodes: 50 }).code).toBe('NODES')
    expect(refusalOf(root('<!---->'.repeat(100)), { nodes: 50 }).code).toBe('NODES')
    expect(refusalOf(root(`<a>${'x'.repeat(200)}</a>`), { text: 100 }).code).toBe('TEXT')
    expect(refusalOf(fullInvoice, { bytes: 1000 })).toMatchObject({ code: 'SIZE', expected: 'at most 1000' })
  })

  test('50 MB, entity bombs and endless comments are refused at once and cost no memory', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}">${'<!ENTITY b "&a;&a;">'.repeat(1000)}]><a>&b;</a>`
    const hostile = [new Uint8Array(50_000_000).fill(0x3c), bytesOf(bomb), bytesOf(`<!--${'-'.repeat(5_000_000)}`)]
    const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed
    for (const bytes of hostile) expect(refusalOf(bytes).code).toMatch(/SIZE|DOCTYPE|MALFORMED|TRUNCATED/)
    expect(process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before).toBeLessThan(64_000_000)
  })
})
