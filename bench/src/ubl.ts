import { type Limits, read, readAny, validateRules, validateSchema, writeJson } from '@kontor/ubl'
import { XmlDocument } from 'libxml2-wasm'
import { SaxesParser } from 'saxes'
import type { Bench, Figure } from './figure.ts'
import { invoiceOf, invoiceOfSize, refuseFaulty } from './ubl/document.ts'
import { growth } from './ubl/growth.ts'
import { againstFaster, inTurn } from './ubl/rounds.ts'

/** Parsing alone, with namespaces, by the two parsers that this room could have used; nothing is made of what is parsed. */
const parsers: Readonly<Record<string, (bytes: Uint8Array) => void>> = {
  'libxml2-wasm': (bytes) => XmlDocument.fromBuffer(bytes).dispose(),
  saxes: (bytes) => {
    const parser = new SaxesParser({ xmlns: true })
    parser.write(new TextDecoder().decode(bytes)).close()
  },
}

const rounds = 15
const toBytes = new TextEncoder()

/** Reading and judging as the command and the server do: the schema, then all rules of EN 16931 and Peppol. */
export function validate(bytes: Uint8Array, limits: Partial<Limits> = {}): number {
  const tree = read(bytes, limits)
  return validateSchema(tree).length + validateRules(tree, 'peppol').length
}

/** Trade documents against a parser that makes nothing of the same bytes, the faster of two in the same run. */
export const ublBench: Bench = {
  name: 'ubl',
  description: 'reading, validating and converting trade documents against bare parsing of the same bytes',
  run: async () => {
    const small = invoiceOfSize(20_000)
    const large = invoiceOfSize(1_000_000)
    for (const bytes of [small, large]) refuseFaulty(bytes)
    return [
      against('ubl.validate-20k', small, 2.5, () => validate(small)),
      against('ubl.validate-1m', large, 2.5, () => validate(large)),
      against('ubl.convert-json', large, 3, () => toBytes.encode(writeJson(readAny(large)))),
      ...growth(validate, invoiceOf),
    ]
  },
}

function against(name: string, bytes: Uint8Array, atMost: number, ours: () => void): Figure {
  const works = Object.fromEntries(Object.entries(parsers).map(([parser, parse]) => [parser, () => parse(bytes)]))
  const spent = inTurn({ ...works, ours }, rounds)
  const { ratio, fastest, ms, oursMs } = againstFaster(spent, 'ours', Object.keys(works))
  const speed = (bytes.length / 1000 / ms).toFixed(0)
  const baseline = `${fastest} parses the same ${bytes.length} bytes in ${ms.toFixed(3)} ms (${speed} MB/s); ours ${oursMs.toFixed(3)} ms`
  return { name, value: ratio, bar: { atMost }, baseline }
}
