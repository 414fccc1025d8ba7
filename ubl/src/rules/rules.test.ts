import { describe, expect, test } from 'vitest'
import { publishedRules } from '../generated/published-rules.ts'
import { inEnglish } from '../message.ts'
import { validateSchema } from '../schema/validate.ts'
import {
  changed,
  fullInvoice,
  leafOf,
  plainForm,
  withAttribute,
  withBefore,
  without,
  withText,
} from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import type { TaxForm, TradeForm } from '../trade/form.ts'
import { read } from '../xml/read.ts'
import type { Tree } from '../xml/tree.ts'
import { codeRules } from './codes.ts'
import { en16931 } from './core.ts'
import { validateRules } from './validate.ts'

const invoice = read(fullInvoice)
const fired = (tree: Tree) => validateRules(tree, 'en16931').map(({ rule }) => rule)

const published = new Map(
  (publishedRules['CEN-EN16931-UBL'] ?? '').split('\n').map((row) => {
    const [id = '', flag, ...terms] = row.split(' ')
    return [id, { severity: flag === 'F' ? 'fatal' : 'warning', terms }]
  }),
)

describe('the table of rules', () => {
  test('has the ids and flags of the published ones, each once', () => {
    for (const { id, severity } of en16931) expect(published.get(id), id).toMatchObject({ severity })
    for (const { id } of codeRules) expect(published.get(id)?.severity, id).toBe('fatal')
    expect(new Set(en16931.map(({ id }) => id)).size).toBe(en16931.length)
  })

  test('is whole: every BR rule of EN 16931 for UBL', () => {
    const ours = new Set([...en16931, ...codeRules].map(({ id }) => id))
    const missing = [...published.keys()].filter((id) => id.startsWith('BR-') && !ours.has(id))
    expect(missing).toEqual([])
  })

  test('speaks in sentences, each with what mends it', () => {
    for (const { id, says, fix, terms } of en16931) {
      if (typeof says === 'string') expect(says, id).toMatch(/^[A-Z].*\.$/)
      expect(inEnglish(fix), id).toMatch(/^[A-Z].*\.$/)
      expect(terms.length, id).toBeGreaterThan(0)
    }
  })
})

test('an invoice with every group of the standard breaks no rule', () => {
  expect(validateSchema(invoice)).toEqual([])
  // Its extension is not of the core: the binding to UBL warns of it (syntax.test.ts).
  expect(validateRules(invoice, 'en16931').filter(({ severity }) => severity === 'fatal')).toEqual([])
})

const party = (role: string) => [`cac:${role}`, 'cac:Party']
const seller = party('AccountingSupplierParty')
const buyer = party('AccountingCustomerParty')
const totals = 'cac:LegalMonetaryTotal'
const row = ['cac:TaxTotal', 'cac:TaxSubtotal']

describe('each rule fires where it should', () => {
  test.each<[string, Tree]>([
    ['BR-01', without(invoice, 'cbc:CustomizationID')],
    ['BR-02', without(invoice, 'cbc:ID')],
    ['BR-03', without(invoice, 'cbc:IssueDate')],
    ['BR-04', without(invoice, 'cbc:InvoiceTypeCode')],
    ['BR-05', without(invoice, 'cbc:DocumentCurrencyCode')],
    ['BR-06', without(invoice, ...seller, 'cac:PartyLegalEntity', 'cbc:RegistrationName')],
    ['BR-07', without(invoice, ...buyer, 'cac:PartyLegalEntity')],
    ['BR-08', without(invoice, ...seller, 'cac:PostalAddress')],
    ['BR-09', without(invoice, ...seller, 'cac:PostalAddress', 'cac:Country')],
    ['BR-10', without(invoice, ...buyer, 'cac:PostalAddress')],
    ['BR-11', withText(invoice, '', ...buyer, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode')],
    ['BR-12', without(invoice, totals, 'cbc:LineExtensionAmount')],
    ['BR-13', without(invoice, totals, 'cbc:TaxExclusiveAmount')],
    ['BR-14', without(invoice, totals, 'cbc:TaxInclusiveAmount')],
    ['BR-15', without(invoice, totals, 'cbc:PayableAmount')],
    ['BR-16', without(without(invoice, 'cac:InvoiceLine'), 'cac:InvoiceLine')],
    ['BR-17', without(invoice, 'cac:PayeeParty', 'cac:PartyName')],
    ['BR-17', withText(invoice, 'Brandt', 'cac:PayeeParty', 'cac:PartyName', 'cbc:Name')],
    ['BR-18', without(invoice, 'cac:TaxRepresentativeParty', 'cac:PartyName')],
    ['BR-19', without(invoice, 'cac:TaxRepresentativeParty', 'cac:PostalAddress')],
    ['BR-20', without(invoice, 'cac:TaxRepresentativeParty', 'cac:PostalAddress', 'cac:Country')],
    ['BR-21', without(invoice, 'cac:InvoiceLine 2', 'cbc:ID')],
    ['BR-22', without(invoice, 'cac:InvoiceLine', 'cbc:InvoicedQuantity')],
    ['BR-23', withAttribute(invoice, 'unitCode', undefined, 'cac:InvoiceLine', 'cbc:InvoicedQuantity')],
    ['BR-24', without(invoice, 'cac:InvoiceLine', 'cbc:LineExtensionAmount')],
    ['BR-25', without(invoice, 'cac:InvoiceLine', 'cac:Item', 'cbc:Name')],
    ['BR-26', without(invoice, 'cac:InvoiceLine', 'cac:Price')],
    ['BR-27', withText(invoice, '-1', 'cac:InvoiceLine', 'cac:Price', 'cbc:PriceAmount')],
    ['BR-28', withText(invoice, '-200', 'cac:InvoiceLine', 'cac:Price', 'cac:AllowanceCharge', 'cbc:BaseAmount')],
    ['BR-29', withText(invoice, '2026-10-31', 'cac:InvoicePeriod', 'cbc:EndDate')],
    ['BR-30', withText(invoice, '2026-10-31', 'cac:InvoiceLine', 'cac:InvoicePeriod', 'cbc:EndDate')],
    ['BR-31', without(invoice, 'cac:AllowanceCharge', 'cbc:Amount')],
    ['BR-32', without(invoice, 'cac:AllowanceCharge', 'cac:TaxCategory')],
    ['BR-33', withoutReason('cac:AllowanceCharge')],
    ['BR-36', without(invoice, 'cac:AllowanceCharge 2', 'cbc:Amount')],
    ['BR-37', without(invoice, 'cac:AllowanceCharge 2', 'cac:TaxCategory')],
    ['BR-38', withoutReason('cac:AllowanceCharge 2')],
    ['BR-41', without(invoice, 'cac:InvoiceLine', 'cac:AllowanceCharge', 'cbc:Amount')],
    ['BR-42', without(invoice, 'cac:InvoiceLine', 'cac:AllowanceCharge', 'cbc:AllowanceChargeReason')],
    ['BR-43', without(invoice, 'cac:InvoiceLine', 'cac:AllowanceCharge 2', 'cbc:Amount')],
    ['BR-44', without(invoice, 'cac:InvoiceLine', 'cac:AllowanceCharge 2', 'cbc:AllowanceChargeReason')],
    ['BR-45', without(invoice, ...row, 'cbc:TaxableAmount')],
    ['BR-46', without(invoice, ...row, 'cbc:TaxAmount')],
    ['BR-47', without(invoice, ...row, 'cac:TaxCategory', 'cbc:ID')],
    ['BR-48', without(invoice, ...row, 'cac:TaxCategory', 'cbc:Percent')],
    ['BR-49', without(invoice, 'cac:PaymentMeans', 'cbc:PaymentMeansCode')],
    ['BR-50', without(invoice, 'cac:PaymentMeans', 'cac:PayeeFinancialAccount', 'cbc:ID')],
    [
      'BR-51',
      withText(invoice, '1234567890123456', 'cac:PaymentMeans', 'cac:CardAccount', 'cbc:PrimaryAccountNumberID'),
    ],
    ['BR-52', without(invoice, 'cac:AdditionalDocumentReference', 'cbc:ID')],
    ['BR-53', without(invoice, 'cac:TaxTotal 2')],
    ['BR-54', without(invoice, 'cac:InvoiceLine', 'cac:Item', 'cac:AdditionalItemProperty', 'cbc:Value')],
    ['BR-55', without(invoice, 'cac:BillingReference', 'cac:InvoiceDocumentReference', 'cbc:ID')],
    ['BR-56', without(invoice, 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme')],
    ['BR-57', without(invoice, 'cac:Delivery', 'cac:DeliveryLocation', 'cac:Address', 'cac:Country')],
    ['BR-61', without(invoice, 'cac:PaymentMeans', 'cac:PayeeFinancialAccount')],
    ['BR-62', withAttribute(invoice, 'schemeID', undefined, ...seller, 'cbc:EndpointID')],
    ['BR-63', withAttribute(invoice, 'schemeID', undefined, ...buyer, 'cbc:EndpointID')],
    [
      'BR-64',
      withAttribute(
        invoice,
        'schemeID',
        undefined,
        'cac:InvoiceLine',
        'cac:Item',
        'cac:StandardItemIdentification',
        'cbc:ID',
      ),
    ],
    [
      'BR-65',
      withAttribute(
        invoice,
        'listID',
        undefined,
        'cac:InvoiceLine',
        'cac:Item',
        'cac:CommodityClassification',
        'cbc:ItemClassificationCode',
      ),
    ],
    ['BR-66', twice('cac:CardAccount')],
    ['BR-67', twice('cac:PaymentMandate')],
    [
      'BR-CO-03',
      withBefore(
        withBefore(invoice, leafOf('cbc:TaxPointDate', '2026-11-18'), 'cbc:DocumentCurrencyCode'),
        leafOf('cbc:DescriptionCode', '35'),
        'cac:InvoicePeriod',
        'cbc:EndDate',
      ),
    ],
    ['BR-CO-04', without(invoice, 'cac:InvoiceLine', 'cac:Item', 'cac:ClassifiedTaxCategory')],
    ['BR-CO-09', withText(invoice, '812526315', ...seller, 'cac:PartyTaxScheme', 'cbc:CompanyID')],
    ['BR-CO-10', withText(invoice, '1000.01', totals, 'cbc:LineExtensionAmount')],
    ['BR-CO-11', withText(invoice, '99.99', totals, 'cbc:AllowanceTotalAmount')],
    ['BR-CO-11', without(invoice, totals, 'cbc:AllowanceTotalAmount')],
    ['BR-CO-12', without(invoice, totals, 'cbc:ChargeTotalAmount')],
    ['BR-CO-13', withText(invoice, '1050.00', totals, 'cbc:TaxExclusiveAmount')],
    ['BR-CO-14', withText(invoice, '180.51', 'cac:TaxTotal', 'cbc:TaxAmount')],
    ['BR-CO-15', withText(invoice, '1130.49', totals, 'cbc:TaxInclusiveAmount')],
    ['BR-CO-15', withAttribute(invoice, 'currencyID', 'EUR', 'cac:TaxTotal 2', 'cbc:TaxAmount')],
    ['BR-CO-16', withText(invoice, '1000.50', totals, 'cbc:PayableAmount')],
    ['BR-CO-17', withText(invoice, '182.00', ...row, 'cbc:TaxAmount')],
    ['BR-CO-18', without(invoice, 'cac:TaxTotal', 'cac:TaxSubtotal')],
    ['BR-CO-19', changed(invoice, ['cac:InvoicePeriod'], (was) => ({ ...was, children: [] }))],
    ['BR-CO-20', changed(invoice, ['cac:InvoiceLine', 'cac:InvoicePeriod'], (was) => ({ ...was, children: [] }))],
    ['BR-CO-21', withoutReason('cac:AllowanceCharge')],
    ['BR-CO-22', withoutReason('cac:AllowanceCharge 2')],
    ['BR-CO-23', without(invoice, 'cac:InvoiceLine', 'cac:AllowanceCharge', 'cbc:AllowanceChargeReason')],
    ['BR-CO-24', without(invoice, 'cac:InvoiceLine', 'cac:AllowanceCharge 2', 'cbc:AllowanceChargeReason')],
    ['BR-CO-25', without(invoice, 'cbc:DueDate')],
    [
      'BR-CO-26',
      without(
        without(without(invoice, ...seller, 'cac:PartyTaxScheme'), ...seller, 'cac:PartyIdentification'),
        ...seller,
        'cac:PartyLegalEntity',
        'cbc:CompanyID',
      ),
    ],
    ['BR-DEC-01', thirdDecimal('cac:AllowanceCharge', 'cbc:Amount')],
    ['BR-DEC-02', thirdDecimal('cac:AllowanceCharge', 'cbc:BaseAmount')],
    ['BR-DEC-05', thirdDecimal('cac:AllowanceCharge 2', 'cbc:Amount')],
    ['BR-DEC-06', thirdDecimal('cac:AllowanceCharge 2', 'cbc:BaseAmount')],
    ['BR-DEC-09', thirdDecimal(totals, 'cbc:LineExtensionAmount')],
    ['BR-DEC-10', thirdDecimal(totals, 'cbc:AllowanceTotalAmount')],
    ['BR-DEC-11', thirdDecimal(totals, 'cbc:ChargeTotalAmount')],
    ['BR-DEC-12', thirdDecimal(totals, 'cbc:TaxExclusiveAmount')],
    ['BR-DEC-13', thirdDecimal('cac:TaxTotal', 'cbc:TaxAmount')],
    ['BR-DEC-14', thirdDecimal(totals, 'cbc:TaxInclusiveAmount')],
    ['BR-DEC-15', thirdDecimal('cac:TaxTotal 2', 'cbc:TaxAmount')],
    ['BR-DEC-16', thirdDecimal(totals, 'cbc:PrepaidAmount')],
    ['BR-DEC-17', thirdDecimal(totals, 'cbc:PayableRoundingAmount')],
    ['BR-DEC-18', thirdDecimal(totals, 'cbc:PayableAmount')],
    ['BR-DEC-19', thirdDecimal(...row, 'cbc:TaxableAmount')],
    ['BR-DEC-20', thirdDecimal(...row, 'cbc:TaxAmount')],
    ['BR-DEC-23', thirdDecimal('cac:InvoiceLine', 'cbc:LineExtensionAmount')],
    ['BR-DEC-24', thirdDecimal('cac:InvoiceLine', 'cac:AllowanceCharge', 'cbc:Amount')],
    ['BR-DEC-25', thirdDecimal('cac:InvoiceLine', 'cac:AllowanceCharge', 'cbc:BaseAmount')],
    ['BR-DEC-27', thirdDecimal('cac:InvoiceLine', 'cac:AllowanceCharge 2', 'cbc:Amount')],
    ['BR-DEC-28', thirdDecimal('cac:InvoiceLine', 'cac:AllowanceCharge 2', 'cbc:BaseAmount')],
    ['BR-CL-01', withText(invoice, '381', 'cbc:InvoiceTypeCode')],
    ['BR-CL-03', withAttribute(invoice, 'currencyID', 'EURO', totals, 'cbc:PayableAmount')],
    ['BR-CL-04', withText(invoice, 'EURO', 'cbc:DocumentCurrencyCode')],
    ['BR-CL-05', withText(invoice, 'KRONA', 'cbc:TaxCurrencyCode')],
    ['BR-CL-06', withBefore(invoice, leafOf('cbc:DescriptionCode', '99'), 'cac:InvoicePeriod', 'cbc:EndDate')],
    ['BR-CL-07', withAttribute(invoice, 'schemeID', 'XXXX', 'cac:InvoiceLine', 'cac:DocumentReference', 'cbc:ID')],
    ['BR-CL-10', withAttribute(invoice, 'schemeID', 'ZZZ', ...seller, 'cac:PartyIdentification', 'cbc:ID')],
    ['BR-CL-11', withAttribute(invoice, 'schemeID', 'ZZZ', ...seller, 'cac:PartyLegalEntity', 'cbc:CompanyID')],
    [
      'BR-CL-13',
      withAttribute(
        invoice,
        'listID',
        'CPV',
        'cac:InvoiceLine',
        'cac:Item',
        'cac:CommodityClassification',
        'cbc:ItemClassificationCode',
      ),
    ],
    ['BR-CL-14', withText(invoice, 'XY', ...buyer, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode')],
    ['BR-CL-15', withText(invoice, 'XY', 'cac:InvoiceLine', 'cac:Item', 'cac:OriginCountry', 'cbc:IdentificationCode')],
    ['BR-CL-16', withText(invoice, '999', 'cac:PaymentMeans', 'cbc:PaymentMeansCode')],
    ['BR-CL-17', withText(invoice, 'AA', ...row, 'cac:TaxCategory', 'cbc:ID')],
    ['BR-CL-18', withText(invoice, 'AA', 'cac:InvoiceLine', 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID')],
    ['BR-CL-19', withText(invoice, 'FC', 'cac:AllowanceCharge', 'cbc:AllowanceChargeReasonCode')],
    ['BR-CL-20', withText(invoice, '95', 'cac:AllowanceCharge 2', 'cbc:AllowanceChargeReasonCode')],
    [
      'BR-CL-21',
      withAttribute(
        invoice,
        'schemeID',
        'GTIN',
        'cac:InvoiceLine',
        'cac:Item',
        'cac:StandardItemIdentification',
        'cbc:ID',
      ),
    ],
    [
      'BR-CL-22',
      withBefore(invoice, leafOf('cbc:TaxExemptionReasonCode', 'AAM'), ...row, 'cac:TaxCategory', 'cac:TaxScheme'),
    ],
    ['BR-CL-23', withAttribute(invoice, 'unitCode', 'PIECE', 'cac:InvoiceLine', 'cbc:InvoicedQuantity')],
    [
      'BR-CL-24',
      withAttribute(
        invoice,
        'mimeCode',
        'text/html',
        'cac:AdditionalDocumentReference',
        'cac:Attachment',
        'cbc:EmbeddedDocumentBinaryObject',
      ),
    ],
    ['BR-CL-25', withAttribute(invoice, 'schemeID', 'GLN', ...seller, 'cbc:EndpointID')],
    ['BR-CL-26', withAttribute(invoice, 'schemeID', 'GLN', 'cac:Delivery', 'cac:DeliveryLocation', 'cbc:ID')],
  ])('%s', (id, tree) => {
    expect(fired(tree)).toContain(id)
  })

  function withoutReason(step: string): Tree {
    return without(without(invoice, step, 'cbc:AllowanceChargeReason'), step, 'cbc:AllowanceChargeReasonCode')
  }

  function thirdDecimal(...path: string[]): Tree {
    return changed(invoice, path, (was) => ({ ...was, children: [`${was.children.join('')}1`] }))
  }

  function twice(name: string): Tree {
    return changed(invoice, ['cac:PaymentMeans'], (was) => ({
      ...was,
      children: was.children.flatMap((node) =>
        typeof node !== 'string' && node.name === name ? [node, node] : [node],
      ),
    }))
  }
})

describe('VAT categories', () => {
  const families: Record<string, TaxForm> = {
    S: { category: 'S', percent: '19' },
    Z: { category: 'Z', percent: '0' },
    E: { category: 'E', percent: '0', exemptionReason: 'Exempt by law' },
    AE: { category: 'AE', percent: '0' },
    IC: { category: 'K', percent: '0' },
    G: { category: 'G', percent: '0' },
    O: { category: 'O', percent: '' },
    AF: { category: 'L', percent: '7' },
    AG: { category: 'M', percent: '4' },
  }

  /** An invoice whose line, allowance and charge are all of one category. */
  function invoiceOf(tax: TaxForm): Tree {
    const [line] = plainForm.lines
    const numbers = tax.category !== 'O'
    const form: TradeForm = {
      ...plainForm,
      seller: { ...plainForm.seller, legalId: 'HRB 4711', vatId: numbers ? plainForm.seller.vatId : undefined },
      buyer: { ...plainForm.buyer, vatId: numbers ? plainForm.buyer.vatId : undefined },
      deliveryDate: '2026-11-20',
      deliveryAddress: { city: 'Malmö', country: 'SE' },
      lines: [{ ...line!, tax }],
      allowances: [
        { charge: false, amount: '10', reason: 'Discount', tax },
        { charge: true, amount: '5', reason: 'Freight', tax },
      ],
    }
    return compose(form)
  }

  const category = ['cac:Item', 'cac:ClassifiedTaxCategory']

  describe.each(Object.entries(families))('%s', (id, tax) => {
    const good = invoiceOf(tax)
    const rate = tax.category === 'S' ? '0' : tax.category === 'O' ? '19' : '-1'
    const withRate = (...path: string[]): Tree =>
      tax.category === 'O'
        ? withBefore(good, leafOf('cbc:Percent', rate), ...path, 'cac:TaxScheme')
        : withText(good, rate, ...path, 'cbc:Percent')
    const numbersWrong =
      tax.category === 'O' ? read0({ vatId: 'DE812526315' }) : without(good, ...seller, 'cac:PartyTaxScheme')

    function read0(more: { vatId: string }): Tree {
      const scheme = compose({ ...plainForm, seller: { ...plainForm.seller, ...more } })
      const [number] = scheme.root.children
        .filter((node) => typeof node !== 'string')
        .filter((node) => node.name === 'cac:AccountingSupplierParty')
      return changed(good, ['cac:AccountingSupplierParty'], () => number)
    }

    test('a good invoice is quiet', () => {
      expect(validateSchema(good)).toEqual([])
      expect(validateRules(good, 'en16931')).toEqual([])
    })

    test.each<[string, Tree]>([
      ['01', withText(good, tax.category === 'S' ? 'Z' : 'S', ...row, 'cac:TaxCategory', 'cbc:ID')],
      ['02', numbersWrong],
      ['03', numbersWrong],
      ['04', numbersWrong],
      ['05', withRate('cac:InvoiceLine', ...category)],
      ['06', withRate('cac:AllowanceCharge', 'cac:TaxCategory')],
      ['07', withRate('cac:AllowanceCharge 2', 'cac:TaxCategory')],
      ['08', withText(good, '5000.00', ...row, 'cbc:TaxableAmount')],
      ['09', withText(good, '5.00', ...row, 'cbc:TaxAmount')],
    ])(`BR-${id}-%s fires`, (number, tree) => {
      expect(fired(tree)).toContain(`BR-${id}-${number}`)
    })

    test(`BR-${id}-10 fires`, () => {
      const reasons = ['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode']
      const at = [...row, 'cac:TaxCategory']
      const reason = leafOf('cbc:TaxExemptionReason', 'x')
      const broken = ['S', 'Z', 'L', 'M'].includes(tax.category)
        ? withBefore(good, reason, ...at, 'cac:TaxScheme')
        : changed(good, at, (was) => ({
            ...was,
            children: was.children.filter((node) => typeof node === 'string' || !reasons.includes(node.name)),
          }))
      expect(fired(broken)).toContain(`BR-${id}-10`)
    })
  })

  test('a supply within the Union says when and whereto', () => {
    const good = invoiceOf({ category: 'K', percent: '0' })
    expect(fired(without(good, 'cac:Delivery'))).toEqual(expect.arrayContaining(['BR-IC-11', 'BR-IC-12']))
  })

  test('what is not subject to VAT stands alone', () => {
    const good = invoiceOf({ category: 'O', percent: '' })
    const other = (...path: string[]) => withText(good, 'S', ...path, 'cbc:ID')
    expect(fired(other('cac:InvoiceLine', ...category))).toContain('BR-O-12')
    expect(fired(other('cac:AllowanceCharge', 'cac:TaxCategory'))).toContain('BR-O-13')
    expect(fired(other('cac:AllowanceCharge 2', 'cac:TaxCategory'))).toContain('BR-O-14')
    const [line] = plainForm.lines
    const mixed = compose({ ...plainForm, lines: [line!, { ...line!, id: '2', tax: { category: 'O', percent: '' } }] })
    expect(fired(mixed)).toContain('BR-O-11')
  })

  test('split payment is Italian and never beside the standard rate', () => {
    const [line] = plainForm.lines
    const split = { ...line!, tax: { category: 'B', percent: '22' } }
    expect(fired(compose({ ...plainForm, lines: [split] }))).toContain('BR-B-01')
    expect(fired(compose({ ...plainForm, lines: [split, line!] }))).toContain('BR-B-02')
  })
})

describe('rules judge what is there', () => {
  test('a fragment with totals alone is judged by its totals', () => {
    const fragment = {
      ...invoice,
      root: {
        ...invoice.root,
        children: invoice.root.children.filter((node) => typeof node !== 'string' && node.name === totals),
      },
    }
    expect(fired(fragment)).not.toContain('BR-CO-13')
    expect(fired(fragment)).not.toContain('BR-CO-16')
    expect(fired(withText(fragment, '7', totals, 'cbc:PayableAmount'))).toContain('BR-CO-16')
  })

  test('amounts that are no numbers are for the schema, and nothing is thrown', () => {
    const broken = withText(invoice, 'much', totals, 'cbc:TaxInclusiveAmount')
    expect(() => validateRules(broken, 'en16931')).not.toThrow()
  })

  test('a finding says where: path, line, what was found and what is right', () => {
    const [finding] = validateRules(withText(invoice, '1000.01', totals, 'cbc:LineExtensionAmount'), 'en16931')
    expect(finding).toMatchObject({
      rule: 'BR-CO-10',
      severity: 'fatal',
      path: '/Invoice/cac:LegalMonetaryTotal',
      message: 'The sum of line net amounts is 1000.01; it must be 1000.00.',
      terms: ['BT-106', 'BT-131'],
    })
    expect(finding?.line).toBeGreaterThan(2)
  })

  test('the network takes what the standard would refuse, and says so', () => {
    const loose = without(invoice, 'cbc:CustomizationID')
    expect(validateRules(loose, 'kontor')).toMatchObject([{ rule: 'BR-01', severity: 'warning' }])
    expect(validateRules(without(invoice, 'cbc:ID'), 'kontor')).toMatchObject([
      { rule: 'KONTOR-01', severity: 'fatal' },
    ])
    expect(validateRules(loose, 'none')).toEqual([])
  })
})
