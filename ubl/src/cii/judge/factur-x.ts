import { t } from '../../message.ts'
import { type Rule, rule } from '../../rules/rule.ts'
import { families } from '../../rules/vat-families.ts'
import { text } from '../../xml/access.ts'
import type { CiiTree } from '../read.ts'

/** What lines are summed up to: the two profiles of Factur-X without lines (BT-24) cannot be asked for it. */
const ofLines: ReadonlySet<string> = new Set([
  'BR-16',
  'BR-CO-10',
  ...families.flatMap(({ id }) => [`BR-${id}-01`, `BR-${id}-08`]),
])

/** MINIMUM has no address of the buyer, no sum of lines, no terms of payment and no VAT breakdown either. */
const ofMore: ReadonlySet<string> = new Set([
  ...ofLines,
  ...['BR-10', 'BR-11', 'BR-12', 'BR-CO-13', 'BR-CO-14', 'BR-CO-25'],
])

const nothing: ReadonlySet<string> = new Set()

function notAsked({ root }: CiiTree): ReadonlySet<string> {
  const guideline = text(
    root,
    'rsm:ExchangedDocumentContext',
    'ram:GuidelineSpecifiedDocumentContextParameter',
    'ram:ID',
  )
  if (guideline?.endsWith(':minimum')) return ofMore
  return guideline?.endsWith(':basicwl') ? ofLines : nothing
}

/** What the two profiles without lines are by law: an aid for booking, beside the page that is the invoice. */
const bookingAid = rule(
  'document',
  'KONTOR-23',
  'BT-24',
  () => false,
  t`The data of this file are a booking aid without lines (Factur-X MINIMUM or BASIC WL): the PDF is the invoice.`,
  t`Check the amounts against the PDF, and keep it.`,
  'warning',
)

/** Rules that only advise, as a Factur-X or ZUGFeRD invoice can be asked them; one that is a booking aid is told to be one. */
export const advisedOf = (tree: CiiTree, rules: readonly Rule[]): readonly Rule[] =>
  notAsked(tree).size === 0 ? rules : [...askedOf(tree, rules), bookingAid]

/** The rules that a Factur-X or ZUGFeRD invoice can be asked, by the profile that it says it has. */
export function askedOf(tree: CiiTree, rules: readonly Rule[]): readonly Rule[] {
  const not = notAsked(tree)
  return not.size === 0 ? rules : rules.filter(({ id }) => !not.has(id))
}
