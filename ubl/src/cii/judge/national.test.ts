import { describe, expect, test } from 'vitest'
import { validateRules } from '../../rules/validate.ts'
import { address, means, seller } from '../../testing/cii/elements.ts'
import { type CiiParts, ciiFragment } from '../../testing/cii/fragment.ts'
import { nested } from '../../testing/nested.ts'

const fired = (parts: CiiParts): string[] => validateRules(ciiFragment(parts), 'peppol').map(({ rule }) => rule)

const vatNumber = (scheme: string, id: string): string =>
  nested('ram:SpecifiedTaxRegistration', `<ram:ID schemeID="${scheme}">${id}</ram:ID>`)
const swedish = (scheme: string, percent: string): CiiParts => ({
  ...seller(address('SE') + vatNumber(scheme, 'SE556677889901')),
  settlement: nested('ram:ApplicableTradeTax/ram:RateApplicablePercent', percent),
})
const danish = (id: string): CiiParts => ({
  agreement: nested('ram:SellerTradeParty', id + address('DK')) + nested('ram:BuyerTradeParty', address('DK')),
})
const account = (name: string, bic: string): string =>
  nested(`ram:PayeePartyCreditorFinancialAccount/${name}`, '1') +
  nested('ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID', bic)
const danishTransfer = (name: string): CiiParts => ({ ...danish(''), ...means('42', account(name, '1234')) })
const swedishBankgiro = (name: string): CiiParts => ({
  ...seller(address('SE')),
  ...means('30', account(name, 'SE:BANKGIRO')),
})
const legal = (id: string): string => nested('ram:SpecifiedLegalOrganization/ram:ID', id)
const dutch = (parts: CiiParts): CiiParts => ({
  ...parts,
  agreement: `${seller(address('NL')).agreement}${nested('ram:BuyerTradeParty', address('NL'))}`,
})
const owedTo = (type: string, amount: string): CiiParts => ({
  ...seller(address('NL')),
  document: `<ram:TypeCode>${type}</ram:TypeCode>`,
  settlement: nested('ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount', amount),
})

describe('the rules of countries in CII', () => {
  test.each<[string, CiiParts, CiiParts]>([
    // A VAT number is looked for under the scheme VA.
    ['SE-R-001', seller(address('SE') + vatNumber('VA', 'SE1')), seller(address('SE') + vatNumber('VAT', 'SE1'))],
    ['SE-R-006', swedish('VA', '19'), swedish('VA', '25.00')],
    ['SE-R-006', swedish('VA', ''), swedish('VAT', '19')],
    ['NO-R-001', seller(vatNumber('VA', 'NO1')), seller(vatNumber('VA', 'NO974760673MVA'))],
    ['NO-R-002', seller(vatNumber('VA', 'NO974760673MVA')), seller(address('NO') + vatNumber('VA', 'SE1'))],
    ['NO-R-002', seller(address('NO')), seller(address('NO') + vatNumber('FC', 'Foretaksregisteret'))],
    ['NL-R-008', dutch(means('31', '')), { ...seller(address('NL')), ...means('31', '') }],
    ['DK-R-007', { ...danish(''), ...means('49', '') }, { ...danish(''), ...means('58', '') }],
    ['DK-R-006', danishTransfer('ram:ProprietaryID'), danishTransfer('ram:IBANID')],
    ['SE-R-009', swedishBankgiro('ram:ProprietaryID'), swedishBankgiro('ram:IBANID')],
    ['SE-R-003', seller(address('SE') + legal('')), seller(address('SE') + legal('5566778899'))],
    ['NL-R-007', owedTo('380', '1'), owedTo('380', '0')],
    ['NL-R-007', owedTo('381', '-1'), owedTo('381', '1')],
    ['DK-R-013', danish('<ram:GlobalID>1</ram:GlobalID>'), danish('<ram:ID>1</ram:ID>')],
    ['DK-R-002', seller(address('DK')), seller(address('SE'))],
    [
      'DK-R-016',
      {
        ...seller(address('DK')),
        agreement: `${seller(address('DK')).agreement}${nested('ram:BuyerTradeParty', address('DK'))}`,
        document: '<ram:TypeCode>381</ram:TypeCode>',
        settlement: nested('ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount', '-1'),
      },
      {
        ...seller(address('DK')),
        document: '<ram:TypeCode>381</ram:TypeCode>',
        settlement: nested('ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount', '-1'),
      },
    ],
    [
      'NL-R-001',
      { ...seller(address('NL')), document: '<ram:TypeCode>381</ram:TypeCode>' },
      { ...seller(address('NL')), document: '<ram:TypeCode>380</ram:TypeCode>' },
    ],
  ])('%s', (rule, broken, mended) => {
    expect(fired(broken)).toContain(rule)
    expect(fired(mended)).not.toContain(rule)
  })
})
