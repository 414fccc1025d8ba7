import { ublToCii } from '../cii/convert.ts'
import { writeJson } from '../json/write.ts'
import { type DocumentType, documentTypes } from '../model/document-types.ts'
import { dataTypes } from '../schema/data-types.ts'
import { type ChildRule, rulesOf } from '../schema/schema.ts'
import { document } from '../xml/build.ts'
import { read } from '../xml/read.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { bytesOf, fullInvoice } from './fixtures.ts'

/** A value that each kind of text takes; any other takes a word. */
const values: Readonly<Record<string, string>> = {
  Amount: '100.00',
  BinaryObject: 'JVBERi0xLjQK',
  Date: '2026-11-21',
  Indicator: 'true',
  Measure: '1.5',
  Numeric: '1',
  Percent: '19',
  Quantity: '3',
  Rate: '1.5',
  Time: '10:00:00',
}
const attributes: Readonly<Record<string, string>> = { currencyID: 'EUR', unitCode: 'C62', mimeCode: 'application/pdf' }

function elementOf({ name, type }: ChildRule, depth: number): XmlElement {
  const data = dataTypes[type]
  const required = data?.required
  const children = data ? [values[type] ?? 'A1'] : childrenOf(type, depth)
  const list = required === undefined ? [] : [{ name: required, value: attributes[required] ?? 'A1' }]
  return { name, tag: name, attributes: list, children, line: 0 }
}

/** All that may stand at the root, its leaves one level down, and below that what must be there. */
function childrenOf(type: string, depth: number): XmlElement[] {
  const rules = rulesOf(type)?.children ?? []
  const isTaken = (rule: ChildRule): boolean =>
    rule.type !== 'ext' && (rule.min === 1 || depth === 0 || (depth === 1 && dataTypes[rule.type] !== undefined))
  return rules.filter(isTaken).map((rule) => elementOf(rule, depth + 1))
}

/** A document of a type that has every element of the type once, made from the model and valid under it. */
export const exampleOf = (type: DocumentType): Tree => document(type, childrenOf(type, 0))

/** A file of every type and in every syntax that is read. */
export const examples: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ...documentTypes.map((type) => [type, write(exampleOf(type))] as const),
  ['a full Invoice', fullInvoice],
  ['a full Invoice as CII', write(ublToCii(read(fullInvoice)))],
  ['a full Invoice as JSON', bytesOf(writeJson(read(fullInvoice)))],
  ['a full Invoice as JSON, version 1', bytesOf(writeJson(read(fullInvoice), 'ubl-json-1'))],
]
