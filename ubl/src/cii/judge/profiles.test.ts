import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles } from '../../rules/profiles.ts'
import { validateRules } from '../../rules/validate.ts'
import { specifications } from '../../rules/xrechnung-kinds.ts'
import { address, date, means, seller } from '../../testing/cii/elements.ts'
import { type CiiParts, ciiFragment } from '../../testing/cii/fragment.ts'
import { xrechnungCases } from '../../testing/cii/xrechnung-cases.ts'
import { bytesOf, fullCii, textOfBytes } from '../../testing/fixtures.ts'
import { nested } from '../../testing/nested.ts'
import { validate } from '../../validate.ts'

const fired = (parts: CiiParts, profile: 'peppol' | 'xrechnung'): string[] =>
  validateRules(ciiFragment(parts), profile).map(({ rule }) => rule)
const contact = (inner: string): CiiParts => seller(nested('ram:DefinedTradeContact', inner))
const process = (id: string, document = ''): CiiParts => ({
  context: nested('ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID', id),
  document,
})
const iban = 'DE75512108001245126199'
const mandate = nested('ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID', 'M-1')
const creditor = '<ram:CreditorReferenceID>DE98ZZZ09999999999</ram:CreditorReferenceID>'
const payer = nested('ram:PayerPartyDebtorFinancialAccount/ram:IBANID', iban)
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const specified = (id: string): CiiParts => ({
  context: nested('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', id),
})
const extension = specified(specifications.extension)
const cleanVehicles = specified(specifications.cleanVehicles)
const attached = (inner: string, times = 1): CiiParts => ({
  agreement: nested('ram:AdditionalReferencedDocument', inner).repeat(times),
})
const global = (scheme: string): CiiParts => seller(`<ram:GlobalID schemeID="${scheme}">1</ram:GlobalID>`)
const prices = (net: string, gross: string): CiiParts => ({
  lines: [
    nested(
      'ram:SpecifiedLineTradeAgreement',
      `<ram:GrossPriceProductTradePrice><ram:BasisQuantity ${gross}>1</ram:BasisQuantity></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice><ram:BasisQuantity ${net}>1</ram:BasisQuantity></ram:NetPriceProductTradePrice>`,
    ),
  ],
})

const legalOf = (scheme: string, id: string): string =>
  nested('ram:SpecifiedLegalOrganization', `<ram:ID schemeID="${scheme}">${id}</ram:ID>`)
const objects = (type: string): CiiParts => ({
  lines: [
    nested('ram:SpecifiedLineTradeSettlement', nested('ram:AdditionalReferencedDocument/ram:TypeCode', type).repeat(2)),
  ],
})
const coded = (isCharge: string): CiiParts => ({
  settlement: nested(
    'ram:SpecifiedTradeAllowanceCharge',
    `${nested('ram:ChargeIndicator/udt:Indicator', isCharge)}<ram:ReasonCode>x</ram:ReasonCode>`,
  ),
})
const accounted = (own: string, other: string): CiiParts => ({
  settlement:
    '<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>' +
    nested(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      `<ram:TaxTotalAmount currencyID="EUR">${own}</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="SEK">${other}</ram:TaxTotalAmount>`,
    ),
})

describe('XRechnung in CII', () => {
  test('an invoice that is not subject to VAT carries no VAT total (BT-110), in whatever currency VAT is accounted', () => {
    const untaxed: CiiParts = {
      settlement:
        '<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>',
    }
    const totals = ['PEPPOL-EN16931-R053', 'PEPPOL-EN16931-R054', 'PEPPOL-EN16931-R055']
    expect(fired(untaxed, 'xrechnung').filter((rule) => totals.includes(rule))).toEqual([])
    expect(
      fired(untaxed, 'peppol')
        .filter((rule) => totals.includes(rule))
        .toSorted(),
    ).toEqual(totals)
    expect(fired(accounted('1', '-1'), 'xrechnung')).toContain('PEPPOL-EN16931-R055')
  })

  test.each(xrechnungCases)('%s', (rule, broken, mended) => {
    if (broken) expect(fired(broken, 'xrechnung')).toContain(rule)
    expect(fired(mended, 'xrechnung')).not.toContain(rule)
  })

  test.each<[string, CiiParts, CiiParts]>([
    ['BR-DE-1', { settlement: '' }, means('1', '')],
    ['BR-DE-2', seller(''), {}],
    ['BR-DE-3', seller(address('DE')), seller(nested('ram:PostalTradeAddress/ram:CityName', 'Kiel'))],
    ['BR-DE-5', contact(''), contact('<ram:DepartmentName>Sales</ram:DepartmentName>')],
    ['BR-DE-7', contact(''), contact(nested('ram:EmailURIUniversalCommunication/ram:URIID', 'a@b.example'))],
    ['BR-DE-15', {}, { agreement: '<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>' }],
    [
      'BR-DE-19',
      means('58', nested('ram:PayeePartyCreditorFinancialAccount/ram:IBANID', 'DE00')),
      means('58', nested('ram:PayeePartyCreditorFinancialAccount/ram:IBANID', iban)),
    ],
    ['BR-DE-20', means('59', nested('ram:PayerPartyDebtorFinancialAccount/ram:IBANID', 'DE00')), means('59', payer)],
    ['BR-DE-23-a', means('30', ''), means('30', '<ram:PayeePartyCreditorFinancialAccount/>')],
    ['BR-DE-23-b', means('30', '', creditor), means('30', '<ram:PayeePartyCreditorFinancialAccount/>')],
    ['BR-DE-24-a', means('48', ''), means('48', '<ram:ApplicableTradeSettlementFinancialCard/>')],
    ['BR-DE-25-a', means('59', ''), means('59', '', mandate)],
    ['BR-DE-25-b', means('59', '<ram:ApplicableTradeSettlementFinancialCard/>'), means('59', payer)],
    [
      'BR-TMP-2',
      attached('<ram:TypeCode>916</ram:TypeCode><ram:URIID>x.pdf</ram:URIID>'),
      attached('<ram:TypeCode>916</ram:TypeCode><ram:URIID>https://x.example/a.pdf</ram:URIID>'),
    ],
    ['BR-TMP-3', prices('unitCode="C62"', 'unitCode="KGM"'), prices('', '')],
    ['PEPPOL-EN16931-R008', { settlement: '' }, { delivery: '' }],
    [
      'BR-DEX-15',
      { ...extension, lines: [nested('ram:AssociatedDocumentLineDocument/ram:ParentLineID', '1')] },
      { lines: [nested('ram:AssociatedDocumentLineDocument/ram:ParentLineID', '1')] },
    ],
    ['BR-DEX-04', { ...extension, ...global('XR09') }, { ...extension, ...global('XR01') }],
    [
      'BR-DE-CVD-02',
      { ...cleanVehicles, agreement: '' },
      {
        ...cleanVehicles,
        ...attached('<ram:IssuerAssignedID>T-1</ram:IssuerAssignedID><ram:TypeCode>50</ram:TypeCode>'),
      },
    ],
    [
      'BR-DE-CVD-03',
      { ...cleanVehicles, agreement: '' },
      {
        ...cleanVehicles,
        lines: [
          nested(
            'ram:SpecifiedTradeProduct',
            '<ram:ApplicableProductCharacteristic><ram:Description>cva</ram:Description><ram:Value>clean</ram:Value></ram:ApplicableProductCharacteristic><ram:DesignatedProductClassification><ram:ClassCode listID="CVD">M1</ram:ClassCode></ram:DesignatedProductClassification>',
          ),
        ],
      },
    ],
    [
      'BR-DE-25-b',
      means('59', '<ram:PayeeSpecifiedCreditorFinancialInstitution/>'),
      means('30', '<ram:PayeeSpecifiedCreditorFinancialInstitution/>'),
    ],
    ['BR-DE-30', { settlement: mandate }, { settlement: creditor + mandate }],
    ['BR-DE-31', { settlement: creditor + mandate }, means('59', payer, creditor + mandate)],
    // One term of a direct debit alone breaks the rule that asks for it, too.
    ['BR-DE-30', { settlement: creditor }, { settlement: creditor + mandate }],
    ['BR-DE-31', means('59', payer), means('59', payer, mandate)],
    // Without a context there is nothing to say the specification in, and white space makes it another.
    ['BR-DE-21', { context: '' }, {}],
    ['BR-DE-21', specified(`${specifications.core} `), specified(specifications.core)],
  ])('%s', (rule, broken, mended) => {
    expect(fired(broken, 'xrechnung')).toContain(rule)
    expect(fired(mended, 'xrechnung')).not.toContain(rule)
  })
})

test.each([
  ['BR-TMP-2', 'fatal', attached('<ram:TypeCode>916</ram:TypeCode><ram:URIID>x.pdf</ram:URIID>')],
  ['BR-TMP-4', 'warning', attached('<ram:TypeCode>916</ram:TypeCode><ram:Name/><ram:Name/>')],
  ['BR-TMP-7', 'warning', { document: date('IssueDateTime', '261121', '101') }],
])('%s in CII is %s, as XRechnung has it', (number, severity, parts) => {
  const found = validateRules(ciiFragment(parts), 'xrechnung').filter(({ rule }) => rule === number)
  expect(found.map((one) => one.severity)).toEqual([severity])
})

describe('Peppol BIS Billing in CII', () => {
  test.each<[string, CiiParts, CiiParts]>([
    ['PEPPOL-EN16931-R001', { context: '' }, process('x')],
    // What a group has is asked where the group is.
    ...['R001', 'R004', 'R007'].map((number): [string, CiiParts, CiiParts] => [
      `PEPPOL-EN16931-${number}`,
      { context: '' },
      {},
    ]),
    ['PEPPOL-EN16931-R003', { agreement: '' }, {}],
    [
      'PEPPOL-EN16931-R080',
      attached('<ram:TypeCode>50</ram:TypeCode>', 2),
      attached('<ram:TypeCode>50</ram:TypeCode>'),
    ],
    ['PEPPOL-EN16931-R100', objects('130'), objects('50')],
    [
      'PEPPOL-EN16931-R053',
      { settlement: nested('ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount', '1') },
      accounted('1', '1'),
    ],
    ['PEPPOL-EN16931-R055', accounted('-1', '0'), accounted('0', '1')],
    [
      'PEPPOL-EN16931-F001',
      { document: nested('ram:IssueDateTime', '<udt:DateTimeString format="102"> 20261101</udt:DateTimeString>') },
      { document: nested('ram:IssueDateTime', '<udt:DateTimeString format="102">20261101</udt:DateTimeString>') },
    ],
    [
      'PEPPOL-EN16931-CL008',
      seller(nested('ram:URIUniversalCommunication/ram:URIID', '1')),
      seller(nested('ram:URIUniversalCommunication', '<ram:URIID schemeID="0088">4012345000009</ram:URIID>')),
    ],
    ['PEPPOL-EN16931-CL002', coded('false'), coded('0')],
    ['PEPPOL-EN16931-CL003', coded('true'), coded('1')],
    ['PEPPOL-COMMON-R042', seller(legalOf('0184', '1')), seller(legalOf('0184', '16356706'))],
    ['PEPPOL-EN16931-R007', process('x'), process(billing)],
    [
      'PEPPOL-EN16931-R002',
      { document: nested('ram:IncludedNote').repeat(2) },
      { document: nested('ram:IncludedNote') },
    ],
    ['PEPPOL-EN16931-R020', seller(''), seller(nested('ram:URIUniversalCommunication/ram:URIID', '1'))],
    ['PEPPOL-EN16931-R061', means('59', ''), means('59', '', mandate)],
    [
      'PEPPOL-COMMON-R040',
      seller('<ram:GlobalID schemeID="0088">1</ram:GlobalID>'),
      seller('<ram:GlobalID schemeID="0088">4012345000009</ram:GlobalID>'),
    ],
  ])('%s', (rule, broken, mended) => {
    expect(fired(broken, 'peppol')).toContain(rule)
    expect(fired(mended, 'peppol')).not.toContain(rule)
  })
})

test('whatever is cut out of a CII invoice or put into it, every profile has a verdict', () => {
  const xml = textOfBytes(fullCii)
  fc.assert(
    fc.property(
      fc.nat(xml.length),
      fc.nat(200),
      fc.constantFrom('', '<a:ID/>', 'x', '-1', '<a:TypeCode>S</a:TypeCode>', ' '),
      fc.constantFrom(...profiles),
      (at, length, put, profile) => {
        const verdict = validate(bytesOf(xml.slice(0, at) + put + xml.slice(at + length)), { profile })
        expect(verdict.valid).toBe(verdict.results.every(({ severity }) => severity !== 'fatal'))
      },
    ),
    { numRuns: 150 },
  )
})
