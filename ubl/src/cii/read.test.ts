import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnyDocument, readDocument } from '../read-any.ts'
import { validateRules } from '../rules/validate.ts'
import { eventsOf } from '../testing/events.ts'
import { bytesOf, fullCii, fullInvoice, textOfBytes } from '../testing/fixtures.ts'
import { at, text } from '../xml/access.ts'
import { Refusal } from '../xml/refusal.ts'
import { write } from '../xml/write.ts'
import { ciiToUbl, ublToCii } from './convert.ts'
import { readCii } from './read.ts'

const cii = textOfBytes(fullCii)

const refusalOf = (source: string, limits = {}): Refusal => {
  try {
    readCii(bytesOf(source), limits)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was read.')
}

describe('a CII invoice that is read', () => {
  test('is written again with nothing lost', () => {
    expect(eventsOf(write(readCii(fullCii)))).toEqual(eventsOf(fullCii))
  })

  test('is asked by the usual names whatever prefixes it uses, and knows its lines', () => {
    const { root } = readCii(fullCii)
    const document = at(root, 'rsm:ExchangedDocument')
    expect(text(document, 'ram:ID')).toBe('RE-2026-0871')
    expect(text(document, 'ram:IssueDateTime', 'udt:DateTimeString')).toBe('20261118')
    expect(document?.line).toBe(cii.split('\n').findIndex((line) => line.includes('<rsm:ExchangedDocument>')) + 1)
  })

  test('is known among all documents, and read as UBL', () => {
    for (const readOne of [readDocument, readAnyDocument]) {
      expect(readOne(fullCii).type).toBe('Invoice')
      expect(text(readOne(fullCii).root, 'cbc:ID')).toBe('RE-2026-0871')
      expect(text(readOne(fullInvoice).root, 'cbc:ID')).toBe('RE-2026-0871')
    }
  })
})

describe('what is refused, with the place', () => {
  const start = cii.slice(0, cii.indexOf('<rsm:ExchangedDocumentContext>'))
  const root = (inside: string) => `${start}${inside}</rsm:CrossIndustryInvoice>`

  test.each([
    ['nothing at all', '', 'NOT_XML', /empty/],
    ['a DOCTYPE', cii.replace('<rsm:', '<!DOCTYPE x [<!ENTITY a "aaaa">]>\n<rsm:'), 'DOCTYPE', /line 2/],
    ['another edition', cii.replaceAll('CrossIndustryInvoice:100', 'CrossIndustryInvoice:12'), 'NAMESPACE', /:100/],
    ['no namespace', '<CrossIndustryInvoice/>', 'NAMESPACE', /without a namespace/],
    [
      'ZUGFeRD 1',
      '<x:CrossIndustryDocument xmlns:x="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
      'NOT_CII',
      /ZUGFeRD 1/,
    ],
    ['UBL', textOfBytes(fullInvoice), 'NOT_CII', /UN\/CEFACT CII/],
    ['a web page', '<html/>', 'NOT_CII', /html/],
    ['a prefix that is not declared', root('<zzz:a/>'), 'NAMESPACE', /"zzz"/],
    ['a file cut off', cii.slice(0, 4000), 'TRUNCATED', /incomplete/],
    [
      'nesting of 10,000 elements',
      root(`${'<a:ID>'.repeat(10_000)}${'</a:ID>'.repeat(10_000)}`),
      'DEPTH',
      /nested more than/,
    ],
  ])('%s', (_, source, code, message) => {
    const refusal = refusalOf(source)
    expect(refusal.code).toBe(code)
    expect(refusal.message).toMatch(message)
  })

  test('what is too much: bytes, elements, text', () => {
    expect(refusalOf(cii, { bytes: 1000 }).code).toBe('SIZE')
    expect(refusalOf(root('<a:ID/>'.repeat(100)), { nodes: 50 }).code).toBe('NODES')
    expect(refusalOf(root(`<a:ID>${'x'.repeat(200)}</a:ID>`), { text: 100 }).code).toBe('TEXT')
  })

  test('an element of another namespace is nothing of CII', () => {
    const trick = cii.replace('<a:ID>RE-', '<x:ID xmlns:x="urn:evil">666</x:ID><a:ID>RE-')
    expect(text(ciiToUbl(readCii(bytesOf(trick))).root, 'cbc:ID')).toBe('RE-2026-0871')
  })
})

/** A sample in `npm test`; `npm run soak -- documents` runs 10,000. */
const runs = Number(process.env['KONTOR_ROUNDS'] ?? 200)

test('mutations of a CII invoice give a document that can be judged and written, or a refusal', {
  timeout: 30_000 + runs * 40,
}, () => {
  const names = [...new Set(cii.match(/<a:\w+/g))].map((tag) => tag.slice(1))
  const place = fc.nat(fullCii.length - 1)
  const mutation = fc.oneof(
    fc.tuple(place, fc.nat(255)).map(
      ([at, byte]) =>
        (from: Uint8Array) =>
          from.map((was, i) => (i === at ? byte : was)),
    ),
    fc.tuple(place, fc.nat(800)).map(
      ([at, length]) =>
        (from: Uint8Array) =>
          Uint8Array.from([...from.slice(0, at), ...from.slice(at + length)]),
    ),
    // Elements that stand where others belong, so that what is read is well-formed and makes no sense.
    fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)).map(
      ([one, other]) =>
        (from: Uint8Array) =>
          bytesOf(textOfBytes(from).replaceAll(`${one}>`, `${other}>`)),
    ),
  )
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (changes) => {
      try {
        const tree = readDocument(changes.reduce((bytes, change) => change(bytes), fullCii))
        validateRules(tree, 'en16931')
        write(ublToCii(tree))
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
      }
    }),
    { numRuns: runs },
  )
})
