import { inEnglish, t } from '../../message.ts'
import { defaultLimits, type Limits, refuseSize } from '../../xml/limits.ts'
import { Refusal } from '../../xml/refusal.ts'
import { PdfFile } from './file.ts'
import type { Dictionary, PdfValue } from './objects.ts'

/** The names under which an invoice is enclosed: Factur-X and ZUGFeRD 2.1, XRechnung in ZUGFeRD, ZUGFeRD 2.0 and 1, Order-X. */
const known = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml', 'order-x.xml']

/** A PDF says so in its first kilobyte (ISO 32000-1, annex H.3.4.1); XML and JSON do not. */
export const isPdf = (bytes: Uint8Array): boolean => /^[^<{]*%PDF-/.test(latin1.decode(bytes.subarray(0, 1024)))

const latin1 = new TextDecoder('latin1')

/**
 * The document in a file: the XML that a hybrid PDF (Factur-X, ZUGFeRD, XRechnung) encloses; any other file is it itself.
 * @throws Refusal NOT_PDF (broken), ENCRYPTED, SIZE, NODES, NO_XML
 */
export const xmlOf = (bytes: Uint8Array, limits: Partial<Limits> = {}): Uint8Array =>
  isPdf(bytes) ? enclosedIn(bytes, { ...defaultLimits, ...limits }) : bytes

function enclosedIn(bytes: Uint8Array, limits: Limits): Uint8Array {
  refuseSize(bytes, limits)
  const file = new PdfFile(bytes)
  const { catalogue } = file
  const specifications = [
    ...file.list(catalogue.get('AF')),
    ...named(file, file.dictionary(catalogue.get('Names'))?.get('EmbeddedFiles')),
  ].flatMap((one) => file.dictionary(one) ?? [])
  const files = specifications.map((one) => ({ name: nameOf(file, one), one }))
  for (const wanted of known)
    for (const { name, one } of files)
      if (name.toLowerCase() === wanted) {
        const embedded = file.dictionary(one.get('EF'))
        return file.content(embedded?.get('F') ?? embedded?.get('UF'))
      }
  const there =
    files.length > 0
      ? t`it embeds ${files
          .map(({ name }) => name)
          .join(', ')
          .slice(0, 200)}`
      : t`it embeds no file`
  throw new Refusal(
    'NO_XML',
    t`The PDF has no machine-readable invoice: ${there}. Send a Factur-X or ZUGFeRD file, or send the XML separately.`,
    { found: inEnglish(there), expected: known.join(', ') },
  )
}

/** The values of a tree of names (ISO 32000-1, 7.9.6). */
function named(file: PdfFile, tree: PdfValue | undefined): PdfValue[] {
  const seen = new Set<Dictionary>()
  const walk = (value: PdfValue | undefined): PdfValue[] => {
    const node = file.dictionary(value)
    if (!node || seen.has(node) || seen.size > 1000) return []
    seen.add(node)
    return [...file.list(node.get('Names')).filter((_, i) => i % 2 === 1), ...file.list(node.get('Kids')).flatMap(walk)]
  }
  return walk(tree)
}

function nameOf(file: PdfFile, specification: Dictionary): string {
  const name = file.resolve(specification.get('UF')) ?? file.resolve(specification.get('F'))
  if (typeof name !== 'string') return ''
  if (!name.startsWith('\u00fe\u00ff')) return name
  return (name.slice(2).match(/../gs) ?? [])
    .map(([high = '', low = '']) => String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)))
    .join('')
}
