import { text } from '../xml/access.ts'
import { document } from '../xml/build.ts'
import { Refusal } from '../xml/refusal.ts'
import type { Growing, Tree, UblTree } from '../xml/tree.ts'
import { carry } from './carry.ts'
import { CII, ciiNamespaces } from './names.ts'
import { intoCiiOrder, intoUblOrder } from './order.ts'
import { pathOf, reacher } from './path.ts'
import type { CiiTree } from './read.ts'
import { places } from './terms/term.ts'
import { termsOf } from './terms/terms.ts'

/** The type codes (BT-3, UNTDID 1001) that are a CreditNote in UBL; all others are an Invoice. */
const creditNotes: ReadonlySet<string> = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '))

/**
 * An invoice or a credit note of CII in UBL: every business term of EN 16931 that it has, decimals as they are written.
 * Its elements have the lines of the CII file, so that findings of the rules lead there. Nothing is computed or mended.
 */
export function ciiToUbl({ root }: CiiTree): Tree {
  const code = text(root, 'rsm:ExchangedDocument', 'ram:TypeCode') ?? ''
  const type = creditNotes.has(code) ? 'CreditNote' : 'Invoice'
  const tree = document(type)
  const made: Growing = { ...tree.root, children: [], line: root.line }
  const currency = text(root, ...`${places.settlement}/ram:InvoiceCurrencyCode`.split('/'))
  carry(termsOf(type), root, made, { from: 'cii', to: 'ubl', currency, taken: new Set() })
  intoUblOrder(made, type)
  return { ...tree, root: made }
}

/** What CII's schema wants even where it is empty. */
const { agreement, delivery, settlement } = places
const skeleton = ['rsm:ExchangedDocumentContext', agreement, delivery, settlement].map(pathOf)

/**
 * An invoice or a credit note of UBL in CII (D16B): every business term of EN 16931 that it has. What the standard has
 * no term for, such as an extension, is left out.
 * @throws Refusal where it is neither
 */
export function ublToCii({ type, root }: UblTree): CiiTree {
  if (type !== 'Invoice' && type !== 'CreditNote')
    throw new Refusal('NOT_CII', `There is no CII of a UBL ${type}: it has invoices and credit notes only.`, {
      found: type,
      expected: 'Invoice or CreditNote',
    })
  const attributes = Object.entries(ciiNamespaces).map(([prefix, value]) => ({ name: `xmlns:${prefix}`, value }))
  const made: Growing = { name: CII, tag: `rsm:${CII}`, attributes, children: [], line: 0 }
  const currency = text(root, 'cbc:DocumentCurrencyCode')
  for (const path of skeleton) reacher(made, path, { currency })(0)
  carry(termsOf(type), root, made, { from: 'ubl', to: 'cii', currency, taken: new Set() })
  intoCiiOrder(made)
  return { type: CII, root: made, layout: 'composed' }
}
