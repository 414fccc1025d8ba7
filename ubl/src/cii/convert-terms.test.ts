import { describe, expect, test } from 'vitest'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { cii, flat, inCii, inUbl, replaced, ubl, usual } from '../testing/convert.ts'
import { bytesOf, plainForm, textOfBytes } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import { text } from '../xml/access.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { ciiToUbl, ublToCii } from './convert.ts'
import { readCii } from './read.ts'

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
