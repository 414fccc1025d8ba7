import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../read-any.ts'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { anyInvoice } from '../testing/any-invoice.ts'
import { contentOf } from '../testing/events.ts'
import { bytesOf, fullCii, fullInvoice, plainForm, textOfBytes, withText } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import { text } from '../xml/access.ts'
import { read } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import type { Tree } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { ciiToUbl, ublToCii } from './convert.ts'
import { readCii } from './read.ts'

const cii = textOfBytes(fullCii)
const ubl = textOfBytes(fullInvoice)

/** Through the bytes of CII and back. */
const thereAndBack = (tree: Tree): Tree => ciiToUbl(readCii(write(ublToCii(tree))))
const contentOfTree = (tree: Tree): string[] => contentOf(write(tree))
const inUbl = (source: string): string => textOfBytes(write(ciiToUbl(readCii(bytesOf(source)))))
const inCii = (source: string): string => textOfBytes(write(ublToCii(read(bytesOf(source)))))
/** XML without what makes it easy to read. */
const flat = (xml: string): string => xml.replace(/>\s+</g, '><')
/** The full CII invoice with its prefixes as everybody writes them. */
const usual = cii
  .replaceAll('<a:', '<ram:')
  .replaceAll('</a:', '</ram:')
  .replaceAll('<u:', '<udt:')
  .replaceAll('</u:', '</udt:')
  .replace('xmlns:a=', 'xmlns:ram=')
  .replace('xmlns:u=', 'xmlns:udt=')

const replaced = (source: string, what: string | RegExp, by: string): string => {
  const made = source.replace(what, by)
  if (made === source) throw new Error(`There is no ${what} in it.`)
  return made
}

describe('no business term is lost', () => {
  test('from UBL to CII and back: all that the standard has a term for, as it was written', () => {
    const known = replaced(
      replaced(ubl, /<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, ''),
      // UBL wants the network of a card, which the standard does not know.
      '<b:NetworkID>VISA<',
      '<b:NetworkID>NA<',
    )
    expect(contentOfTree(thereAndBack(read(fullInvoice)))).toEqual(contentOf(bytesOf(known)))
  })

  test('from CII to UBL and back: every term of the standard, in the order of the schema', () => {
    expect(contentOf(write(ublToCii(ciiToUbl(readCii(fullCii)))))).toEqual(contentOf(fullCii))
  })

  test('an invoice that does not say what it complies with has a context all the same, as the schema wants', () => {
    const silent = replaced(ubl, /<b:CustomizationID>.*/, '')
    expect(validateSchema(readCii(bytesOf(inCii(silent))))).toEqual([])
  })

  test('from any invoice and credit note, of any currency, with lines, allowances and charges of any kind', () => {
    fc.assert(
      fc.property(anyInvoice, (form) => {
        const tree = compose(form)
        expect(contentOfTree(thereAndBack(tree))).toEqual(contentOfTree(tree))
      }),
      { numRuns: 60 },
    )
  })

  test('decimals stay as they were written', () => {
    const unusual = replaced(cii, '>990.00<', '>000990.00000000000000001<')
    expect(inUbl(unusual)).toContain('<cbc:PayableAmount currencyID="EUR">000990.00000000000000001<')
    expect(contentOf(write(ublToCii(ciiToUbl(readCii(bytesOf(unusual))))))).toEqual(contentOf(bytesOf(unusual)))
  })
})

describe('what CII says is judged as UBL', () => {
  test('the full invoice is valid in form and under EN 16931', () => {
    const tree = ciiToUbl(readCii(fullCii))
    expect(validateSchema(tree)).toEqual([])
    expect(validateRules(tree, 'en16931')).toEqual([])
  })

  test.each([
    ['BR-09', /<ram:CountryID>DE<\/ram:CountryID>(?=\s*<ram:CountrySubDivisionName>HH)/, 'ram:PostcodeCode>20095'],
    ['BR-25', /<ram:Name>Training<\/ram:Name>/, 'ram:LineID>2'],
    ['BR-31', /<ram:ActualAmount>100.00<\/ram:ActualAmount>/, 'ram:CalculationPercent>10<'],
    ['BR-CO-16', /<ram:TotalPrepaidAmount>130.00<\/ram:TotalPrepaidAmount>/, ''],
    ['BR-56', /<ram:ID schemeID="VA">DE999999999<\/ram:ID>/, 'Steuer Nord'],
  ])('%s fires, at a line of the file', (rule, remove, near) => {
    const broken = replaced(usual, remove, '')
    const found = validateRules(ciiToUbl(readCii(bytesOf(broken))), 'en16931').find((one) => one.rule === rule)
    const lines = broken.split('\n')
    const at =
      near === ''
        ? lines.findIndex((line) => line.includes('HeaderMonetarySummation'))
        : lines.findIndex((line) => line.includes(near))
    expect(found?.line).toBeGreaterThanOrEqual(at - 3)
    expect(found?.line).toBeLessThanOrEqual(at + 4)
  })
})

describe('terms that the two syntaxes say each in its own way', () => {
  const amount = (name: string, value: string) => `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`

  test.each([
    ['BT-2 a date', '<udt:DateTimeString format="102">20261118<', '<cbc:IssueDate>2026-11-18<'],
    ['BT-8 when VAT is due', '<ram:DueDateTypeCode>29<', '<cbc:DescriptionCode>35<'],
    ['BT-11 the project', '<ram:SpecifiedProcuringProject><ram:ID>PRJ-5<', '<cac:ProjectReference><cbc:ID>PRJ-5<'],
    [
      'BT-17 the lot',
      '<ram:IssuerAssignedID>Lot 3</ram:IssuerAssignedID><ram:TypeCode>50<',
      '<cac:OriginatorDocumentReference><cbc:ID>Lot 3<',
    ],
    [
      'BT-18 the invoiced object',
      '<ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>AEL<',
      '<cbc:ID schemeID="AEL">METER-1</cbc:ID><cbc:DocumentTypeCode>130<',
    ],
    ['BT-21 the subject of a note', '<ram:SubjectCode>AAI<', '<cbc:Note>#AAI#Tools'],
    ['BT-29 a number with no scheme', '<ram:ID>70012<', '<cac:PartyIdentification><cbc:ID>70012<'],
    ['BT-29 a number of a scheme', '<ram:GlobalID schemeID="0060">123456789<', '<cbc:ID schemeID="0060">123456789<'],
    [
      'BT-31 the VAT number',
      '<ram:ID schemeID="VA">DE812526315<',
      '<cbc:CompanyID>DE812526315</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT<',
    ],
    [
      'BT-32 the tax number',
      '<ram:ID schemeID="FC">201/113/40209<',
      '<cbc:CompanyID>201/113/40209</cbc:CompanyID><cac:TaxScheme><cbc:ID>TAX<',
    ],
    [
      'BT-82 the means in words',
      '<ram:Information>SEPA direct debit<',
      '<cbc:PaymentMeansCode name="SEPA direct debit">59<',
    ],
    ['BT-83 the payment reference', '<ram:PaymentReference>RE-2026-0871<', '<cbc:PaymentID>RE-2026-0871<'],
    [
      'BT-84 an IBAN',
      '<ram:IBANID>DE75512108001245126199<',
      '<cac:PayeeFinancialAccount><cbc:ID>DE75512108001245126199<',
    ],
    ['BT-84 another account', '<ram:ProprietaryID>12345-67<', '<cac:PayeeFinancialAccount><cbc:ID>12345-67<'],
    ['BT-89 the mandate', '<ram:DirectDebitMandateID>M-1<', '<cac:PaymentMandate><cbc:ID>M-1<'],
    [
      'BT-90 the creditor',
      '<ram:CreditorReferenceID>DE98ZZZ09999999999<',
      '<cbc:ID schemeID="SEPA">DE98ZZZ09999999999<',
    ],
    ['BT-106 an amount', '<ram:LineTotalAmount>1000.00<', amount('LineExtensionAmount', '1000.00')],
    [
      'BT-110 VAT',
      '<ram:TaxTotalAmount currencyID="EUR">170.05<',
      `<cac:TaxTotal>${amount('TaxAmount', '170.05')}<cac:TaxSubtotal>`,
    ],
    [
      'BT-111 VAT in the accounting currency',
      '<ram:TaxTotalAmount currencyID="SEK">1931.30<',
      '<cbc:TaxAmount currencyID="SEK">1931.30</cbc:TaxAmount></cac:TaxTotal>',
    ],
    [
      'BT-125 a file',
      '<ram:AttachmentBinaryObject mimeCode="application/pdf" filename="hours.pdf">',
      '<cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="hours.pdf">',
    ],
    ['BT-147 a price discount', '<ram:ActualAmount>11.00<', amount('Amount', '11.00')],
    [
      'BT-158 a classification',
      '<ram:ClassCode listID="STI" listVersionID="19.05.01">',
      '<cbc:ItemClassificationCode listID="STI" listVersionID="19.05.01">',
    ],
  ])('%s', (_, ciiExcerpt, ublExcerpt) => {
    const made = flat(inUbl(cii))
    expect(flat(usual)).toContain(ciiExcerpt)
    expect(made).toContain(ublExcerpt)
    expect(flat(inCii(made))).toContain(ciiExcerpt)
  })

  test('BT-7, the date when VAT is due, is in every row of the breakdown', () => {
    const dated = replaced(
      ubl,
      '<b:DocumentCurrencyCode>',
      '<b:TaxPointDate>2026-11-30</b:TaxPointDate><b:DocumentCurrencyCode>',
    )
    const taxPointDate = '<ram:TaxPointDate><udt:DateString format="102">20261130</udt:DateString></ram:TaxPointDate>'
    expect(flat(inCii(dated))).toContain(taxPointDate)
    expect(inUbl(inCii(dated))).toContain('<cbc:TaxPointDate>2026-11-30<')
  })

  test('BG-3, several preceding invoices, of which D16B has one: the CII is valid and each comes back', () => {
    const preceding = (id: string) => ({ id, issueDate: '2026-10-01' })
    const [first, second, third] = ['RE-1', 'RE-2', 'RE-3'].map(preceding)
    const form = compose({ ...plainForm, type: 'CreditNote', precedingInvoice: first })
    const xml = textOfBytes(write(form))
    const reference = /<cac:BillingReference>[\s\S]*?<\/cac:BillingReference>/
    const one = reference.exec(xml)?.[0] ?? ''
    const all = [first, second, third].map((other) => one.replace('RE-1', other?.id ?? ''))
    const several = read(bytesOf(xml.replace(reference, all.join(''))))
    const made = ublToCii(several)
    const again = readCii(write(made))
    expect(validateSchema(again)).toEqual([])
    expect(validateRules(again, 'en16931').filter(({ severity }) => severity === 'fatal')).toEqual([])
    expect(flat(textOfBytes(write(made)))).toContain('<ram:Name>#OI#2026-10-01<')
    expect(flat(textOfBytes(write(ciiToUbl(again))))).toContain(flat(all.join('')))
  })

  test('BT-14 without BT-13 has the order number that UBL wants, NA', () => {
    const only = replaced(
      cii,
      /<a:BuyerOrderReferencedDocument>\s*<a:IssuerAssignedID>[\s\S]*?<\/a:BuyerOrderReferencedDocument>/,
      '',
    )
    expect(flat(inUbl(only))).toContain('<cac:OrderReference><cbc:ID>NA</cbc:ID><cbc:SalesOrderID>SO-9<')
  })

  test('BT-35 and BT-36 have the house number and the post box, which the standard and CII do not know', () => {
    const numbered = replaced(
      ubl,
      '<b:StreetName>Lindenstraße 4</b:StreetName>',
      '<b:Postbox>PO 12</b:Postbox><b:StreetName>Lindenstraße</b:StreetName><b:BuildingNumber>4</b:BuildingNumber>',
    )
    const made = flat(inCii(numbered))
    expect(made).toContain('<ram:LineOne>Lindenstraße 4</ram:LineOne><ram:LineTwo>PO 12</ram:LineTwo>')
    expect(flat(inUbl(made))).toContain(
      '<cbc:StreetName>Lindenstraße 4</cbc:StreetName><cbc:AdditionalStreetName>PO 12</cbc:AdditionalStreetName>',
    )
  })

  test('BT-41 is the person and the department where CII has both', () => {
    const both = replaced(
      cii,
      '<a:PersonName>Lena Brandt</a:PersonName>',
      '<a:PersonName>Lena Brandt</a:PersonName><a:DepartmentName>Sales</a:DepartmentName>',
    )
    expect(flat(inUbl(both))).toContain('<cac:Contact><cbc:Name>Lena Brandt, Sales<')
  })

  test('BT-83 without any means of payment is of none that is defined', () => {
    const bare = replaced(
      cii,
      /<a:SpecifiedTradeSettlementPaymentMeans>[\s\S]*<\/a:SpecifiedTradeSettlementPaymentMeans>/,
      '',
    )
    expect(flat(inUbl(bare))).toContain(
      '<cac:PaymentMeans><cbc:PaymentMeansCode>1</cbc:PaymentMeansCode><cbc:PaymentID>RE-2026-0871<',
    )
  })

  test('BT-148, a price before a discount of nothing, has the discount that UBL wants', () => {
    const gross = replaced(cii, /<a:AppliedTradeAllowanceCharge>[\s\S]*?<\/a:AppliedTradeAllowanceCharge>/, '')
    expect(flat(inUbl(gross))).toContain(
      `<cbc:ChargeIndicator>false</cbc:ChargeIndicator>${amount('Amount', '0')}${amount('BaseAmount', '200.00')}`,
    )
  })

  test('BG-21, freight that CII has apart from the charges, is a charge, so that the totals hold', () => {
    const freight = replaced(
      usual,
      /<ram:SpecifiedTradeAllowanceCharge>(?:(?!<ram:SpecifiedTradeAllowanceCharge>)[\s\S])*?<ram:ReasonCode>FC<[\s\S]*?<\/ram:SpecifiedTradeAllowanceCharge>/,
      '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Freight</ram:Description><ram:AppliedAmount>50.00</ram:AppliedAmount>' +
        '<ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>' +
        '<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>',
    )
    const tree = ciiToUbl(readCii(bytesOf(freight)))
    expect(validateSchema(tree)).toEqual([])
    expect(validateRules(tree, 'en16931')).toEqual([])
    expect(flat(inCii(inUbl(freight)))).toContain('<ram:ActualAmount>50.00</ram:ActualAmount><ram:Reason>Freight<')
  })

  test('an amount in another currency than the document says so, so that the rules see it', () => {
    const mixed = replaced(ubl, '<b:PayableAmount currencyID="EUR">', '<b:PayableAmount currencyID="USD">')
    expect(inCii(mixed)).toContain('<ram:DuePayableAmount currencyID="USD">')
    expect(inUbl(inCii(mixed))).toContain('<cbc:PayableAmount currencyID="USD">')
  })

  test('what is no date is left as it is, for the rules to see', () => {
    const unusual = replaced(cii, '>20261118<', '>18.11.2026<')
    const tree = ciiToUbl(readCii(bytesOf(unusual)))
    expect(text(tree.root, 'cbc:IssueDate')).toBe('18.11.2026')
    expect(validateSchema(tree)).toEqual([
      expect.objectContaining({ rule: 'SCHEMA-TYPE', path: '/Invoice/cbc:IssueDate' }),
    ])
  })
})

describe('a credit note', () => {
  const note = compose({ ...plainForm, type: 'CreditNote', dueDate: '2026-12-21' })

  test('is told by its type code', () => {
    for (const code of ['381', '261', '396']) {
      const tree = thereAndBack(withText(note, code, 'cbc:CreditNoteTypeCode'))
      expect([tree.type, text(tree.root, 'cbc:CreditNoteTypeCode')]).toEqual(['CreditNote', code])
    }
    expect(ciiToUbl(readCii(bytesOf(replaced(cii, '>380<', '>384<')))).type).toBe('Invoice')
  })

  test('has its due date in the payment means and its project among the documents, credited quantities, and is valid', () => {
    const made = ciiToUbl(readCii(bytesOf(replaced(cii, '>380<', '>381<'))))
    const xml = flat(textOfBytes(write(made)))
    expect(xml).toContain('<cbc:PaymentDueDate>2026-12-18<')
    expect(xml).not.toContain('cbc:DueDate')
    expect(xml).toContain('<cbc:ID>PRJ-5</cbc:ID><cbc:DocumentTypeCode>50<')
    expect(xml).not.toContain('cac:ProjectReference')
    expect(xml).toContain('<cbc:CreditedQuantity unitCode="C62">5.000<')
    expect(validateSchema(made)).toEqual([])
    expect(validateRules(made, 'en16931')).toEqual([])
    expect(contentOf(write(ublToCii(made)))).toEqual(contentOf(bytesOf(replaced(cii, '>380<', '>381<'))))
  })
})

describe('what is no invoice', () => {
  test('an order has no CII', () => {
    expect(() => ublToCii(compose({ ...plainForm, type: 'Order' }))).toThrow(Refusal)
    expect(() => ublToCii(compose({ ...plainForm, type: 'Order' }))).toThrow(/no CII of a UBL Order/)
  })

  test('an empty CII invoice is UBL in which the rules miss everything', () => {
    const empty = bytesOf(replaced(cii, /(<rsm:CrossIndustryInvoice[^>]*>)[\s\S]*</, '$1<'))
    const tree = readDocument(empty)
    expect(validateRules(tree, 'en16931').map(({ rule }) => rule)).toEqual(expect.arrayContaining(['BR-02', 'BR-16']))
  })
})
