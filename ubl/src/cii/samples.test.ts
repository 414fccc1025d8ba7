import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { all, isElement, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { ciiToUbl, ublToCii } from './convert.ts'
import { readCii } from './read.ts'

// The samples of ZUGFeRD are not part of the repository: who has them beside it runs these too.
const folder = join(import.meta.dirname, '../../../../shared/samples/pdf')

/** The CII inside a hybrid invoice, found without a PDF reader: a stream that begins as XML and has CII's root. */
function ciiInside(pdf: Buffer): Buffer | undefined {
  for (const { 0: start, index } of pdf.toString('latin1').matchAll(/>>\s*stream\r?\n/g)) {
    const from = index + start.length
    const raw = pdf.subarray(from, pdf.indexOf('endstream', from))
    const content = raw[0] === 0x78 ? inflated(raw) : raw
    if (content?.subarray(0, 10).includes('<?xml') && content.includes('CrossIndustryInvoice:100')) return content
  }
  return undefined
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return undefined
  }
}

const samples = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.pdf'))
  .flatMap((name): [name: string, cii: Buffer][] => {
    const cii = ciiInside(readFileSync(join(folder, name)))
    return cii === undefined ? [] : [[name, cii]]
  })

/** What a document says: each text with the names above it. */
function valuesIn(element: XmlElement, above = ''): string[] {
  const path = `${above}/${element.name}`
  const below = element.children.filter(isElement).filter(({ name }) => !name.startsWith('#'))
  if (below.length > 0) return below.flatMap((one) => valuesIn(one, path))
  const value = textOf(element)
  return value === undefined ? [] : [`${path} ${value}`]
}

/** What is said more often at first than at last. */
function lost(first: readonly string[], last: readonly string[]): string[] {
  const left = [...last]
  return first.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

describe.skipIf(samples.length === 0)('the samples of ZUGFeRD and Factur-X (skipped where ../shared is absent)', () => {
  test.each(samples)('%s: no text of it is lost from CII to UBL and back', (_, bytes) => {
    const cii = readCii(bytes)
    const tree = ciiToUbl(cii)
    const back = valuesIn(readCii(write(ublToCii(tree))).root)
    // The quantity that a price before discount is for says nothing that that of the net price does not.
    const wanted = valuesIn(cii.root).filter((one) => !/Gross\w+\/ram:BasisQuantity/.test(one))
    expect(lost(wanted, back)).toEqual([])
    if (all(tree.root, `cac:${tree.type}Line`).length > 0) {
      expect(validateSchema(tree)).toEqual([])
      expect(validateRules(tree, 'en16931').filter(({ severity }) => severity === 'fatal')).toEqual([])
    } else expect(text(tree.root, 'cbc:CustomizationID')).not.toBe('urn:cen.eu:en16931:2017')
  })
})
