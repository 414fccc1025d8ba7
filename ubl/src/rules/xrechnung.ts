import { all, text } from '../xml/access.ts'
import { billingRules } from './peppol/billing.ts'
import { peppolCodeRules } from './peppol/codes.ts'
import { peppolElementRules } from './peppol/elements.ts'
import { germany } from './peppol/germany.ts'
import { type Rule, rule } from './rule.ts'
import { hasElement } from './trade-document.ts'

const specification =
  /^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:xeinkauf\.de:kosit:(?:xrechnung|extension:xrechnung)_\d\.\d/

/** Peppol took the German rules over with numbers of its own: DE-R-001 is BR-DE-1, DE-R-023-1 is BR-DE-23-a. */
const germanId = (id: string): string =>
  id.replace(/^DE-R-0*(\d+)(?:-([12]))?$/, (_, number: string, half?: string) =>
    half === undefined ? `BR-DE-${number}` : `BR-DE-${number}-${half === '1' ? 'a' : 'b'}`,
  )

/** What XRechnung has taken over from Peppol. */
const fromPeppol: ReadonlySet<string> = new Set(
  'R001 R005 R007 R008 R010 R020 R040 R041 R042 R043 R044 R046 R053 R054 R055 R061 R101 R110 R111 R120 R121 R130 CL001'
    .split(' ')
    .map((id) => `PEPPOL-EN16931-${id}`),
)
const taken = <T extends { readonly id: string }>(rules: readonly T[]): T[] =>
  rules.filter(({ id }) => fromPeppol.has(id))

/** XRechnung 3.0 (KoSIT): for all who bill German authorities, whatever country they are in. */
export const xrechnungRules: readonly Rule[] = [
  ...germany.map((one): Rule => ({ ...one, id: germanId(one.id) })),
  rule(
    'document',
    'BR-DE-21',
    'BT-24',
    (root) => specification.test(text(root, 'cbc:CustomizationID') ?? ''),
    'The specification is not that of XRechnung.',
    'Write urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0 in cbc:CustomizationID.',
    'warning',
  ),
  rule(
    'document',
    'BR-DE-TMP-32',
    'BT-72 BG-14 BG-26',
    (root, { places }) =>
      all(root, 'cac:Delivery', 'cbc:ActualDeliveryDate').length > 0 ||
      hasElement(root, 'cac:InvoicePeriod') ||
      places.line.every(({ element }) => hasElement(element, 'cac:InvoicePeriod')),
    'Nothing says when was delivered: no date, no period.',
    'Add the date of delivery, or the period that is billed.',
    'warning',
  ),
  ...taken(billingRules),
]

export const xrechnungElementRules = taken(peppolElementRules)
export const xrechnungCodeRules = taken(peppolCodeRules)
