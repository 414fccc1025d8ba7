import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { model } from '../generated/model.ts'
import { documentTypes } from '../model/document-types.ts'
import { rulesOf } from '../schema/schema.ts'
import { anyInvoice } from '../testing/any-invoice.ts'
import { contentOf } from '../testing/events.ts'
import { exampleOf } from '../testing/examples.ts'
import { fullInvoice } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import { read, readAny } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import { write } from '../xml/write.ts'
import { readAnyJson, readJson } from './read.ts'
import { jsonShapes } from './shapes.ts'
import { representationOf } from './terms.ts'
import { writeJson } from './write.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const there = (bytes: Uint8Array, shape: (typeof jsonShapes)[number]) =>
  write(readAnyJson(bytesOf(writeJson(readAny(bytes), shape))))

const folder = join(import.meta.dirname, '../../../../shared/samples/ubl')
const samples = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : []

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const xml = (body: string, type = 'Invoice') =>
  bytesOf(
    `<${type} xmlns="${ubl}${type}-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2" xmlns:ext="${ubl}CommonExtensionComponents-2">${body}</${type}>`,
  )

describe.each(jsonShapes)('%s', (shape) => {
  test('a document comes back from JSON with all that it says', () => {
    expect(contentOf(there(fullInvoice, shape))).toEqual(contentOf(fullInvoice))
  })

  test.skipIf(samples.length === 0).each(samples)('%s too (skipped where ../shared is absent)', (name) => {
    const bytes = readFileSync(join(folder, name))
    expect(contentOf(there(bytes, shape))).toEqual(contentOf(bytes))
  })

  test.each(documentTypes)('%s with all that it can have, in one line and in many', (type) => {
    const tree = exampleOf(type)
    for (const layout of [tree, { ...tree, layout: 'read' as const }]) {
      const bytes = write(layout)
      expect(contentOf(there(bytes, shape))).toEqual(contentOf(bytes))
    }
  })

  test('so does any invoice', () => {
    fc.assert(
      fc.property(anyInvoice, (form) => {
        const bytes = write(compose(form))
        expect(contentOf(there(bytes, shape))).toEqual(contentOf(bytes))
      }),
      { numRuns: 50 },
    )
  })

  test('a type that the model does not know, and an extension of any kind', () => {
    const waybill = xml('<cbc:ID>1</cbc:ID><cac:Shipment><cbc:ID>s</cbc:ID></cac:Shipment><cac:Signature/>', 'Waybill')
    expect(contentOf(there(waybill, shape))).toEqual(contentOf(waybill))
    const extended = xml(
      `<ext:UBLExtensions><ext:UBLExtension><cbc:ID>x</cbc:ID><ext:ExtensionContent>
         <t:Box xmlns:t="urn:t" t:colour="red" plain="yes">before<t:Lid/>after<t:Empty></t:Empty><t:Lid/></t:Box>
         <bare xmlns="">text</bare>
       </ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cbc:ID>1</cbc:ID><cbc:Note/><cbc:Note>  two </cbc:Note>`,
    )
    expect(contentOf(there(extended, shape))).toEqual(contentOf(extended))
  })

  test('a decimal keeps its digits, whatever a float would make of them', () => {
    const amounts = ['100.00', '0.10', '-0', '12345678901234567890.1234567890', '+5', '007', '.5', ' 1 ']
    const body = amounts.map(
      (amount) => `<cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>`,
    )
    expect(contentOf(there(xml(body.join('')), shape))).toEqual(contentOf(xml(body.join(''))))
  })
})

test('the two representations name things as their publishers do', () => {
  const tree = readAny(
    xml(
      '<cbc:ID schemeID="0088">7</cbc:ID><cbc:CopyIndicator>false</cbc:CopyIndicator><cbc:IssueDate>2026-11-21</cbc:IssueDate>' +
        '<cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="EUR">100.00</cbc:PayableAmount></cac:LegalMonetaryTotal>',
    ),
  )
  const head = `"_D":"${ubl}Invoice-2"`
  const basics = `"_B":"${ubl}CommonBasicComponents-2"`
  const aggregates = `"${ubl}CommonAggregateComponents-2"`
  expect(writeJson(tree)).toBe(
    `{${head},"_A":${aggregates},${basics},"Invoice":[{"ID":[{"_":"7","schemeID":"0088"}],` +
      '"CopyIndicator":[{"_":false}],"IssueDate":[{"_":"2026-11-21"}],' +
      '"LegalMonetaryTotal":[{"PayableAmount":[{"_":100.00,"currencyID":"EUR"}]}]}]}',
  )
  expect(writeJson(tree, 'ubl-json-1')).toBe(
    `{${head},"_S":${aggregates},${basics},"Invoice":[{"ID":[{"IdentifierContent":"7","IdentificationSchemeIdentifier":"0088"}],` +
      '"CopyIndicator":[{"IndicatorContent":false}],"IssueDate":[{"DateContent":"2026-11-21"}],' +
      '"LegalMonetaryTotal":[{"PayableAmount":[{"AmountContent":100.00,"AmountCurrencyIdentifier":"EUR"}]}]}]}',
  )
})

test('the name of a leaf tells its type as the model has it', () => {
  const same: Readonly<Record<string, string>> = { Identifier: 'ID', Name: 'Text' }
  const leaves = Object.keys(model).flatMap(
    (type) => rulesOf(type)?.children.filter(({ name }) => name.startsWith('cbc:')) ?? [],
  )
  const wrong = leaves.filter(({ name, type }) => {
    const representation = representationOf(name.slice(4))
    return representation !== (same[type] ?? type) && !(representation === 'URI' && type === 'Identifier')
  })
  expect(wrong.map(({ name, type }) => `${name} ${type}`)).toEqual([])
})

describe('what is no document is refused with what, where and how to mend it', () => {
  const document = (body: string) => `{"_D":"${ubl}Invoice-2","Invoice":[${body}]}`
  test.each<[string, string, string, RegExp]>([
    ['nothing', '', 'TRUNCATED', /incomplete at line 1, column 1/],
    ['a list', '[]', 'NOT_UBL', /not an object/],
    ['no namespace', '{"Invoice":[{}]}', 'NOT_UBL', /"_D"/],
    ['another namespace', '{"_D":"urn:x","Invoice":[{}]}', 'NOT_UBL', /urn:x/],
    ['the wrong document', `{"_D":"${ubl}Order-2","Invoice":[{}]}`, 'NOT_UBL', /Order-2/],
    ['two documents', document('{},{}'), 'NOT_UBL', /list with one object/],
    [
      'a name twice',
      document('{\n"ID":[{"_":"1"}],"ID":[{"_":"2"}]}'),
      'DUPLICATE_NAME',
      /"ID" appears twice .* line 2/,
    ],
    ['a null', document('{"ID":[{"_":null}]}'), 'MALFORMED', /null/],
    ['a cut file', document('{"ID":[').slice(0, -2), 'TRUNCATED', /Send the complete file/],
    ['a text for an element', document('{"ID":["1"]}'), 'MALFORMED', /"ID" in the object at line 1/],
    ['a name that XML could not have', document('{"a b":[{"_":"1"}]}'), 'MALFORMED', /"a b"/],
    ['a single quote', document("{'ID':[]}"), 'MALFORMED', /double quotes/],
    ['deep nesting', document('{"Party":['.repeat(5000)), 'DEPTH', /nested more than 100/],
    ['more behind it', `${document('{}')}x`, 'MALFORMED', /the end of the file/],
  ])('%s', (_, text, code, message) => {
    const refused = (): unknown => readJson(bytesOf(text))
    expect(refused).toThrow(message)
    expect(refused).toThrow(expect.objectContaining({ name: 'Refusal', code }))
  })

  test('mutations give a document or a refusal, never another error', () => {
    const json = writeJson(read(fullInvoice))
    fc.assert(
      fc.property(fc.nat(json.length), fc.nat(60), fc.string({ maxLength: 3 }), (at, cut, put) => {
        try {
          write(readAnyJson(bytesOf(json.slice(0, at) + put + json.slice(at + cut))))
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
      { numRuns: Number(process.env['KONTOR_ROUNDS'] ?? 300) },
    )
  })
})
