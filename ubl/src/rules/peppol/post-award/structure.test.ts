import { describe, expect, test } from 'vitest'
import { CAC, CBC, documentNamespace } from '../../../model/namespaces.ts'
import { validateSchema } from '../../../schema/validate.ts'
import { bytesOf } from '../../../testing/fixtures.ts'
import { read } from '../../../xml/read.ts'
import type { Structure } from './structure.ts'
import { judgeStructure } from './structure-judge.ts'
import { structureIn, transactions } from './transactions.ts'

/** A code of each list, and a value of each kind of element. */
const codes: Readonly<Record<string, string>> = {
  ISO3166: 'DE',
  ISO4217: 'EUR',
  UNECERec20: 'C62',
  UNECERec21: 'PK',
  UNECERec19: '3',
  UNCL5189: '95',
  UNCL7143: 'STI',
  UNCL1001: '380',
  UNCL1001_T01: '220',
  UNCL1229: '5',
  UNCL1229_CHANGE: '3',
  UNCL4219: '1',
  UNCL4343: 'AP',
  'UNCL4343-T76': 'AP',
  'UNCL4343-T111': 'AP',
  'UNCL6313-T16': 'AAB',
  UNCL5387: 'CAT',
  UNCL6313: 'LN',
  UNCL8273: 'ADR',
  GS17009: 'CU',
  ActionCode_header: 'Add',
  ActionCode_line: 'Add',
  eas: '0088',
  ICD: '0088',
  MimeCode: 'application/pdf',
  Image: 'PRODUCT_IMAGE',
  TrueFalse: 'true',
  OPStatusReason: 'OTH',
  ClarificationListID: 'OPStatusReason',
  StatusReason: 'BV',
  ProductTraceIDschemeIDCode: 'UDI',
  TransportHandlingUnitIDschemID: 'SSCC',
  NA: 'NA',
  TransactionCondition: 'CT',
}
const sampleOf = (name: string): string => {
  if (/Date$/.test(name)) return '2026-11-21'
  if (/Time$/.test(name)) return '09:00:00'
  if (/Indicator$/.test(name)) return 'false'
  if (/(Amount|Quantity|Measure|Numeric|Percent|Rate)$/.test(name)) return '1'
  if (/BinaryObject$/.test(name)) return 'QQ=='
  return 'x'
}

/** A document that has every element and attribute of a structure once. */
function everything({ name, fixed, codes: coded, attributes, children }: Structure, prefix = ''): string {
  const attributeText = attributes
    .map((one) => ` ${one.name}="${one.codes ? codes[one.codes.lists[0] ?? ''] : 'x'}"`)
    .join('')
  const inner =
    children.size > 0
      ? [...children].map(([key, child]) => everything(child, `${key.slice(0, 3)}:`)).join('')
      : (fixed?.value ?? (coded ? codes[coded.lists[0] ?? ''] : sampleOf(name)))
  return `<${prefix}${name}${attributeText}>${inner}</${prefix}${name}>`
}

const written = transactions.map((transaction) => ({ ...transaction, structure: structureIn(transaction) }))

describe.each(written)('the structure of $id ($type)', ({ type, structure }) => {
  const full = everything(structure).replace(
    `<${type}`,
    `<${type} xmlns="${documentNamespace(type)}" xmlns:cac="${CAC}" xmlns:cbc="${CBC}"`,
  )

  test('is UBL: a document with all of it has no fault of the schema', () => {
    expect(validateSchema(read(bytesOf(full)))).toEqual([])
  })

  test('finds nothing in a document with all of it', () => {
    expect(judgeStructure(read(bytesOf(full)), structure)).toEqual([])
  })

  test('an element more is one finding, at that element', () => {
    const [finding, ...others] = judgeStructure(
      read(bytesOf(full.replace(`</${type}>`, `<cbc:UBLVersionID>2.1</cbc:UBLVersionID></${type}>`))),
      structure,
    )
    expect(others).toEqual([])
    expect(finding).toMatchObject({ rule: structure.closed, severity: 'fatal', path: `/${type}/cbc:UBLVersionID` })
  })

  test('each mandatory part is missed by a rule of its own, and none twice', () => {
    const ids: string[] = []
    const collect = (one: Structure): void => {
      ids.push(
        ...one.missing.values(),
        ...one.attributes.flatMap(({ present, codes }) => [present, codes?.rule]).filter((id) => id !== undefined),
      )
      ids.push(...[one.fixed?.rule, one.codes?.rule, one.closed, one.schemaLocation].filter((id) => id !== undefined))
      for (const child of one.children.values()) collect(child)
    }
    collect(structure)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [name, rule] of structure.missing) {
      const without = read(bytesOf(`<${type} xmlns="${documentNamespace(type)}"/>`))
      expect(judgeStructure(without, structure)).toContainEqual(
        expect.objectContaining({ rule, message: `${type} has no ${name}.` }),
      )
    }
  })
})

test('the numbers are those that Peppol gives: by the place of the element, then by the rule on it', () => {
  const t111 = written.find(({ id }) => id === 'T111')?.structure
  const response = t111?.children.get('cac:DocumentResponse')?.children.get('cac:Response')
  const reason = response?.children.get('cac:Status')?.children.get('cbc:StatusReasonCode')
  expect(t111?.missing.get('cac:DocumentResponse')).toBe('PEPPOL-T111-B00107')
  expect(t111?.closed).toBe('PEPPOL-T111-B00109')
  expect(response?.children.get('cbc:ResponseCode')?.codes?.rule).toBe('PEPPOL-T111-B03001')
  expect(reason?.codes?.rule).toBe('PEPPOL-T111-B03301')
  expect(reason?.attributes.map(({ present, codes }) => [present, codes?.rule])).toEqual([
    ['PEPPOL-T111-B03302', 'PEPPOL-T111-B03303'],
  ])
})
