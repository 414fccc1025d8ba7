import { t } from '../../message.ts'
import { attribute, textOf } from '../../xml/access.ts'
import type { ElementRule } from '../elements.ts'
import {
  isAustralian,
  isBelgian,
  isDanish,
  isGln,
  isItalianOffice,
  isItalianTaxCode,
  isItalianVat,
  isNorwegian,
  isSwedish,
} from './check-digits.ts'

const isIdentifier = (name: string, parent: string | undefined): boolean =>
  name === 'cbc:EndpointID' || name === 'cbc:CompanyID' || (name === 'cbc:ID' && parent === 'cac:PartyIdentification')

/** PEPPOL-COMMON-R: an identifier of a scheme is one that the scheme could have given out. */
export const identifier = (
  id: string,
  scheme: string,
  what: string,
  isRight: (text: string) => boolean,
  severity: ElementRule['severity'] = 'fatal',
  about: ElementRule['about'] = isIdentifier,
): ElementRule => ({
  id: `PEPPOL-COMMON-${id}`,
  severity,
  about,
  holds: (of) => attribute(of, 'schemeID') !== scheme || isRight(textOf(of) ?? ''),
  says: (of) => t`${JSON.stringify(textOf(of) ?? '')} is not ${what}.`,
  fix: t`Correct it: it must be ${what} (scheme ${scheme}).`,
})

const isEndpoint = (name: string): boolean => name === 'cbc:EndpointID'

/** What invoices and all other documents have in common. */
export const identifierRules: readonly ElementRule[] = [
  identifier('R040', '0088', 'a GLN', isGln),
  identifier('R041', '0192', 'a Norwegian organisation number', isNorwegian),
  identifier('R042', '0184', 'a Danish CVR number', isDanish),
  identifier('R043', '0208', 'a Belgian enterprise number', isBelgian),
  identifier('R044', '0201', 'an Italian office code', isItalianOffice, 'warning'),
  identifier('R045', '0210', 'an Italian tax code', isItalianTaxCode, 'warning'),
  identifier('R046', '9907', 'an Italian tax code', isItalianTaxCode, 'warning', isEndpoint),
  identifier('R047', '0211', 'an Italian VAT number', isItalianVat, 'warning'),
  identifier('R049', '0007', 'a Swedish organisation number', isSwedish),
  identifier('R050', '0151', 'an Australian business number', isAustralian),
]
