import { describe, expect, test } from 'vitest'
import { ciiCleanVehicleElementRules, ciiCleanVehicleRules } from '../cii/judge/clean-vehicles.ts'
import { ciiCodeRules } from '../cii/judge/codes.ts'
import { ciiExtensionElementRules, ciiXrechnungElementRules, ciiXrechnungRules } from '../cii/judge/xrechnung.ts'
import { fullInvoice } from '../testing/fixtures.ts'
import { nested } from '../testing/nested.ts'
import { ublFragment } from '../testing/ubl-fragment.ts'
import { read } from '../xml/read.ts'
import { type CodeRule, codeRules } from './codes.ts'
import { germany } from './peppol/germany.ts'
import { validateRules } from './validate.ts'
import { cleanVehicleRules, xrechnungElementRules, xrechnungRules } from './xrechnung.ts'
import { extensionElementRules, extensionRules } from './xrechnung-extension.ts'
import { codesOfKind, specifications } from './xrechnung-kinds.ts'

const fired = (body: string): string[] => validateRules(ublFragment(body), 'xrechnung').map(({ rule }) => rule)

describe('XRechnung', () => {
  test('has the German rules under their own numbers', () => {
    const ids = xrechnungRules.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['BR-DE-1', 'BR-DE-15', 'BR-DE-23-a', 'BR-DE-23-b', 'BR-DE-31']))
    expect(ids.filter((id) => id.startsWith('BR-DE-'))).toHaveLength(germany.length + 2)
  })

  test('is complete: the numbers of its Schematron 2.6.0, for UBL and for CII, no more and no less', () => {
    const german = `BR-DE-1 BR-DE-2 BR-DE-3 BR-DE-4 BR-DE-5 BR-DE-6 BR-DE-7 BR-DE-8 BR-DE-9 BR-DE-10 BR-DE-11 BR-DE-14
      BR-DE-15 BR-DE-16 BR-DE-17 BR-DE-18 BR-DE-19 BR-DE-20 BR-DE-21 BR-DE-22 BR-DE-23-a BR-DE-23-b BR-DE-24-a
      BR-DE-24-b BR-DE-25-a BR-DE-25-b BR-DE-26 BR-DE-27 BR-DE-28 BR-DE-30 BR-DE-31 BR-DE-TMP-32 BR-TMP-2 BR-DE-CVD-01
      BR-DE-CVD-02 BR-DE-CVD-03 BR-DE-CVD-04 BR-DE-CVD-05 BR-DE-CVD-06-a BR-DE-CVD-06-b BR-TMP-CVD-01 BR-DEX-01
      BR-DEX-04 BR-DEX-05 BR-DEX-06 BR-DEX-07 BR-DEX-08`
    const ubl = 'BR-TMP-6 BR-DEX-02 BR-DEX-03 BR-DEX-09 BR-DEX-10 BR-DEX-11 BR-DEX-12 BR-DEX-13 BR-DEX-14'
    const cii = 'BR-TMP-3 BR-TMP-4 BR-TMP-5 BR-TMP-7 BR-DEX-15'
    const ofKinds = (codes: readonly CodeRule[], ...rules: readonly (readonly { readonly id: string }[])[]) => {
      const ids = [...rules, codesOfKind('extension', codes), codesOfKind('cleanVehicles', codes)]
        .flat()
        .map(({ id }) => id)
      return [...new Set(ids.filter((id) => /^BR-(?:DE|TMP)/.test(id)))].toSorted()
    }
    const sorted = (...numbers: string[]): string[] => numbers.join(' ').split(/\s+/).toSorted()
    expect(
      ofKinds(
        codeRules,
        xrechnungRules,
        xrechnungElementRules,
        extensionRules,
        extensionElementRules,
        cleanVehicleRules,
      ),
    ).toEqual(sorted(german, ubl))
    expect(
      ofKinds(
        ciiCodeRules,
        ciiXrechnungRules,
        ciiXrechnungElementRules,
        ciiExtensionElementRules,
        ciiCleanVehicleRules,
        ciiCleanVehicleElementRules,
      ),
    ).toEqual(sorted(german, cii))
  })

  test('asks the same of everybody, whatever country they are in', () => {
    expect(fired('')).toEqual(expect.arrayContaining(['BR-DE-1', 'BR-DE-15', 'BR-DE-21', 'PEPPOL-EN16931-R001']))
    expect(fired('')).not.toContain('PEPPOL-EN16931-R003')
    expect(fired('<cac:AccountingSupplierParty><cac:Party/></cac:AccountingSupplierParty>')).toContain('BR-DE-2')
  })

  test.each([
    ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', false],
    [
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0',
      false,
    ],
    ['urn:cen.eu:en16931:2017', true],
    [` ${specifications.core}`, true],
  ])('BR-DE-21 about %s: %s', (id, fires) => {
    expect(fired(`<cbc:CustomizationID>${id}</cbc:CustomizationID>`).includes('BR-DE-21')).toBe(fires)
  })

  test.each([
    ['2 % in 14 days\n#SKONTO#TAGE=14#PROZENT=2.00#\n', false],
    ['#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=100.00#\n#SKONTO#TAGE=30#PROZENT=1.00#\n', false],
    ['No discount', false],
    ['#SKONTO#TAGE=14#PROZENT=2.00#', true],
    ['#SKONTO#TAGE=14#PROZENT=2#\n', true],
    ['#VERZUG#TAGE=14#PROZENT=2.00#\n', true],
    ['#SKONTO#TAGE=14#PROZENT=2.00##SKONTO#TAGE=30#PROZENT=1.00#\n', true],
  ])('BR-DE-18 about the terms %j: %s', (terms, fires) => {
    const body = `<cac:PaymentTerms><cbc:Note>${terms}</cbc:Note></cac:PaymentTerms>`
    expect(fired(body).includes('BR-DE-18')).toBe(fires)
  })

  const kind = (of: keyof typeof specifications, body: string): string[] =>
    fired(`<cbc:CustomizationID>${specifications[of]}</cbc:CustomizationID>${body}`)
  const file = (type: string, more = '') =>
    `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="${type}" filename="a"/>${more}</cac:Attachment></cac:AdditionalDocumentReference>`
  const address = (uri: string) => `<cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference>`
  const seller = (inner: string) =>
    `<cac:AccountingSupplierParty><cac:Party>${inner}</cac:Party></cac:AccountingSupplierParty>`
  const identified = (scheme: string) =>
    seller(`<cac:PartyIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:PartyIdentification>`)
  const line = (...inner: string[]) => `<cac:InvoiceLine>${inner.join('')}</cac:InvoiceLine>`
  const sub = (amount: string, more = '') =>
    `<cac:SubInvoiceLine><cbc:LineExtensionAmount>${amount}</cbc:LineExtensionAmount>${more}</cac:SubInvoiceLine>`
  const net = (amount: string) => `<cbc:LineExtensionAmount>${amount}</cbc:LineExtensionAmount>`
  const tax = '<cac:ClassifiedTaxCategory/>'
  const others = (amount: string, more = '') =>
    `<cac:PrepaidPayment><cbc:PaidAmount currencyID="EUR">${amount}</cbc:PaidAmount>${more}</cac:PrepaidPayment>`
  const due = (amount: string) =>
    `<cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount>100</cbc:TaxInclusiveAmount><cbc:PrepaidAmount>10</cbc:PrepaidAmount><cbc:PayableAmount>${amount}</cbc:PayableAmount></cac:LegalMonetaryTotal>`
  const euro = '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>'
  const vehicle = (category: string, list = 'CVD') =>
    `<cac:CommodityClassification><cbc:ItemClassificationCode listID="${list}">${category}</cbc:ItemClassificationCode></cac:CommodityClassification>`
  const cva = (value: string) =>
    `<cac:AdditionalItemProperty><cbc:Name>cva</cbc:Name><cbc:Value>${value}</cbc:Value></cac:AdditionalItemProperty>`
  const item = (...inner: string[]) => line(`<cac:Item>${inner.join('')}</cac:Item>`)
  const id = '<cbc:ID>1</cbc:ID>'
  const date = (name: string, value: string) => `<cbc:${name}>${value}</cbc:${name}>`
  /** A reference to an order whose number is empty. */
  const order = (inner: string) => nested('cac:OrderReference', `<cbc:ID/>${inner}`)

  const endpoint = (scheme: string) => seller(`<cbc:EndpointID schemeID="${scheme}">1</cbc:EndpointID>`)
  const means = (code: string, group: string, account = '') =>
    `<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode><cac:${group}>${account}</cac:${group}></cac:PaymentMeans>`
  const account = (iban: string) => `<cbc:ID>${iban}</cbc:ID>`
  const payer = `<cac:PayerFinancialAccount>${id}</cac:PayerFinancialAccount>`
  const charged = (currency: string, amount: string) =>
    `<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode><cac:AllowanceCharge><cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric><cbc:Amount>${amount}</cbc:Amount><cbc:BaseAmount>10</cbc:BaseAmount></cac:AllowanceCharge>`
  const inCategory = (code: string) =>
    item(`<cac:ClassifiedTaxCategory><cbc:ID>${code}</cbc:ID></cac:ClassifiedTaxCategory>`)

  test.each<[string, keyof typeof specifications, broken: string, mended: string]>([
    ['BR-DE-2', 'core', '<cac:AccountingSupplierParty/>', seller('<cac:Contact/>')],
    ['BR-DE-16', 'core', inCategory('S'), inCategory('O')],
    [
      'BR-DE-19',
      'core',
      means('58', 'PayeeFinancialAccount', account('GB82west12345698765432')),
      means('58', 'PayeeFinancialAccount', account('GB82 WEST 1234 5698 7654 32')),
    ],
    [
      'BR-DE-31',
      'core',
      means('59', 'PaymentMandate'),
      means('59', 'PaymentMandate') + means('59', 'PaymentMandate', payer),
    ],
    ['PEPPOL-EN16931-R040', 'core', charged('EUR', '1.5'), charged('HUF', '1.5')],
    ['PEPPOL-EN16931-R040', 'core', charged('HUF', '1.51'), charged('EUR', '1.02')],
    ['PEPPOL-EN16931-R120', 'core', euro + line(net('0.03')), euro + line(net('0.02'))],
    ['BR-TMP-2', 'core', file('application/pdf', address(' https://x')), file('text/csv', address('https://x'))],
    ['BR-TMP-2', 'core', file('application/pdf', '<cac:ExternalReference/>'), file('application/pdf')],
    ['BR-TMP-6', 'core', date('IssueDate', '2026-11-21Z'), date('IssueDate', ' 2026-11-21 ')],
    ['BR-TMP-6', 'core', date('DueDate', '21.11.2026'), date('DueDate', '2026-02-30')],
    ['BR-TMP-6', 'core', nested('cac:InvoicePeriod', date('EndDate', '')), nested('cac:InvoicePeriod')],
    ['BR-TMP-6', 'core', nested('cac:PaymentMeans', date('PaymentDueDate', '20261121')), date('ValidityDate', '')],
    ['BR-TMP-6', 'core', line(nested('cac:InvoicePeriod', date('StartDate', '2026-11-21+01:00'))), line()],
    ['PEPPOL-EN16931-R008', 'core', order('<cbc:SalesOrderID/>'), order('<cbc:SalesOrderID>1</cbc:SalesOrderID>')],
    ['PEPPOL-EN16931-R008', 'core', nested('cac:ContractDocumentReference/cbc:ID'), order('')],
    ['BR-CL-04', 'core', euro.replace('EUR', 'XCZ'), euro.replace('EUR', 'XCG')],
    ['BR-CL-10', 'core', identified('0249'), identified('0248')],
    ['BR-CL-25', 'core', endpoint('0247'), endpoint('0246')],
    ['BR-DEX-01', 'extension', file(' application/xml'), file('application/xml')],
    ['BR-DEX-04', 'extension', identified('0249'), identified('0244')],
    ['BR-DEX-07', 'extension', endpoint('0243'), endpoint('0242')],
    ['BR-DEX-09', 'extension', due('-10').replace(/<cbc:TaxInc.*TaxIncl\w+>/, ''), due('90')],
    ['BR-DE-CVD-06-b', 'cleanVehicles', item(cva('clean')), item(cva('clean').replace('cva', ' cva'))],
    ['BR-TMP-2', 'core', file('application/pdf', address('x.pdf')), file('text/csv', address('https://x.example/a'))],
    ['BR-DEX-01', 'extension', file('text/html'), file('application/xml')],
    ['BR-DEX-02', 'extension', line(net('3'), sub('1'), sub('1')), line(net('3'), sub('1'), sub('2', sub('2')))],
    ['BR-DEX-03', 'extension', line(sub('1', '<cac:Item/>')), line(sub('1', `<cac:Item>${tax}</cac:Item>`))],
    ['BR-DEX-04', 'extension', identified('XR09'), identified('XR01')],
    ['BR-DEX-09', 'extension', due('90') + others('5'), due('95') + others('5')],
    ['BR-DEX-10', 'extension', others('5'), others('5', id)],
    ['BR-DEX-11', 'extension', '<cac:PrepaidPayment/>', others('5')],
    ['BR-DEX-12', 'extension', others('5'), others('5', '<cbc:InstructionID>1</cbc:InstructionID>')],
    ['BR-DEX-13', 'extension', others('5.001'), others('5.01')],
    ['BR-DEX-14', 'extension', others('5'), euro + others('5')],
    ['BR-DE-CVD-01', 'cleanVehicles', '', `<cac:ContractDocumentReference>${id}</cac:ContractDocumentReference>`],
    [
      'BR-DE-CVD-01',
      'cleanVehicles',
      nested('cac:ContractDocumentReference/cbc:ID', ' '),
      nested('cac:ContractDocumentReference/cbc:ID') + nested('cac:ContractDocumentReference', id),
    ],
    ['BR-DE-CVD-02', 'cleanVehicles', '', `<cac:OriginatorDocumentReference>${id}</cac:OriginatorDocumentReference>`],
    ['BR-DE-CVD-03', 'cleanVehicles', item(vehicle('M1')), item() + item(vehicle('M1'), cva('clean'))],
    ['BR-DE-CVD-04', 'cleanVehicles', item(vehicle('X9')), item(vehicle('N3') + vehicle('X9', 'STI'))],
    ['BR-DE-CVD-05', 'cleanVehicles', item(cva('red')), item(cva('zero-emission'))],
    ['BR-DE-CVD-06-a', 'cleanVehicles', item(vehicle('M1')), item(vehicle('M1'), cva('other'))],
    ['BR-DE-CVD-06-b', 'cleanVehicles', item(cva('clean')), item(vehicle('M1'), cva('clean'))],
    ['BR-TMP-CVD-01', 'cleanVehicles', item(vehicle('1', 'XX9')), item(vehicle('M1'))],
  ])('%s of %s', (number, of, broken, mended) => {
    expect(kind(of, broken)).toContain(number)
    expect(kind(of, mended)).not.toContain(number)
  })

  test.each([
    // A line that is not quantity times price.
    ['PEPPOL-EN16931-R120', 'warning', euro + line(net('0.03'))],
    ['BR-TMP-2', 'fatal', file('application/pdf', address('x.pdf'))],
    ['BR-TMP-6', 'warning', date('IssueDate', '2026-11-21Z')],
  ])('%s is %s, as XRechnung has it', (number, severity, body) => {
    const found = validateRules(ublFragment(body), 'xrechnung').filter(({ rule }) => rule === number)
    expect(found.map((one) => one.severity)).toEqual([severity])
  })

  test('an order without a number is empty to Peppol, whatever XRechnung takes', () => {
    expect(validateRules(ublFragment(order('')), 'peppol').map(({ rule }) => rule)).toContain('PEPPOL-EN16931-R008')
  })

  test('white space about the specification of a kind makes it none', () => {
    const spaced = `<cbc:CustomizationID>${specifications.cleanVehicles} </cbc:CustomizationID>`
    expect(kind('cleanVehicles', '')).toContain('BR-DE-CVD-01')
    expect(fired(spaced)).not.toContain('BR-DE-CVD-01')
  })

  test('what the extension and the clean vehicles allow is none of the core', () => {
    expect(kind('core', identified('XR01'))).toContain('BR-CL-10')
    expect(kind('extension', identified('XR01'))).not.toContain('BR-CL-10')
    expect(kind('extension', due('95') + others('5'))).not.toContain('BR-CO-16')
    expect(kind('core', item(vehicle('M1')))).toContain('BR-CL-13')
    expect(kind('cleanVehicles', item(vehicle('M1')))).not.toContain('BR-CL-13')
    expect(kind('core', '').filter((number) => /CVD|DEX/.test(number))).toEqual([])
  })

  test('BR-DE-TMP-32 wants to know when was delivered', () => {
    const delivery = '<cac:Delivery><cbc:ActualDeliveryDate>2026-11-21</cbc:ActualDeliveryDate></cac:Delivery>'
    const line = '<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>'
    expect(fired(line)).toContain('BR-DE-TMP-32')
    expect(fired(delivery + line)).not.toContain('BR-DE-TMP-32')
  })

  test('a German invoice with every group of the standard lacks only what XRechnung adds', () => {
    const fatal = validateRules(read(fullInvoice), 'xrechnung').filter(({ severity }) => severity === 'fatal')
    expect(fatal.map(({ rule }) => rule).filter((rule) => !/^(BR-DE|PEPPOL)-/.test(rule))).toEqual([])
  })
})
