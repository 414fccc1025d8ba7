import { all, child, text } from '../../xml/access.ts'
import { type Rule, rule } from '../rule.ts'
import { isNorwegian } from './check-digits.ts'
import { vatNumbers } from './countries.ts'

/** Norwegian sellers. */
export const norway: readonly Rule[] = [
  rule(
    'seller',
    'NO-R-001',
    'BT-31',
    (of) =>
      vatNumbers(child(of, 'cac:Party')).every(
        (vat) => !vat.startsWith('NO') || (/^NO\d{9}MVA$/.test(vat) && isNorwegian(vat.slice(2, 11))),
      ),
    'A Norwegian VAT number must consist of NO, the organisation number and MVA.',
    'Correct the VAT number, e.g. NO974760673MVA.',
  ),
  rule(
    'seller',
    'NO-R-002',
    'BT-32',
    (of) =>
      all(of, 'cac:Party', 'cac:PartyTaxScheme').some(
        (one) => text(one, 'cac:TaxScheme', 'cbc:ID') === 'TAX' && text(one, 'cbc:CompanyID') === 'Foretaksregisteret',
      ),
    'Most Norwegian sellers must state "Foretaksregisteret".',
    'Add it as a tax registration with the tax scheme TAX.',
    'warning',
  ),
]
