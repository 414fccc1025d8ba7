import type { CodeList } from '../../rules/code-lists.ts'
import { type CodeRule, codeRules, furtherTypes } from '../../rules/codes.ts'
import { text } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'

type At = Pick<CodeRule, 'name' | 'parent' | 'attribute' | 'when'>

/** A place in a table: 'ram:TypeCode', 'ram:Parent/ram:TypeCode', '@currencyID', 'ram:ID@schemeID'. */
function place(path: string): At {
  const [, parent, name, attribute] = /^(?:(\w+:\w+)\/)?(\w+:\w+)?(?:@(\w+))?$/.exec(path) ?? []
  return { ...(parent && { parent }), ...(name && { name }), ...(attribute && { attribute }) }
}

const chargeIndicator = (row: XmlElement | undefined): string | undefined =>
  text(row, 'ram:ChargeIndicator', 'udt:Indicator')
const isCharge = (row: XmlElement | undefined): boolean | undefined => {
  const indicator = chargeIndicator(row)
  return indicator === 'true' || indicator === '1'
    ? true
    : indicator === 'false' || indicator === '0'
      ? false
      : undefined
}
const outside =
  (...parents: readonly string[]) =>
  (parent: XmlElement | undefined): boolean =>
    parent === undefined || !parents.includes(parent.name)

/** Where CII has the codes of a rule: what the code is and which lists it is of, the rule for UBL says. */
const bound = (id: string, path: string, change: Partial<CodeRule> = {}): CodeRule => {
  const known = codeRules.find((one) => one.id === id)
  if (!known) throw new Error(`There is no code rule ${id}.`)
  const { terms, lists, what, also, isExact } = known
  return { id, terms, lists, what, ...(also && { also }), ...(isExact && { isExact }), ...place(path), ...change }
}

const documentTypes: readonly CodeList[] = ['UNCL1001-inv', 'UNCL1001-cn']

/** BR-CL of EN 16931 bound to CII. */
export const ciiCodeRules: readonly CodeRule[] = [
  bound('BR-CL-01', 'rsm:ExchangedDocument/ram:TypeCode', {
    lists: documentTypes,
    also: [...furtherTypes.invoice, ...furtherTypes.creditNote],
    what: 'a document type',
  }),
  bound('BR-CL-03', 'ram:TaxTotalAmount@currencyID'),
  bound('BR-CL-04', 'ram:InvoiceCurrencyCode'),
  bound('BR-CL-05', 'ram:TaxCurrencyCode'),
  // UBL says BT-8 in UNTDID 2005, CII in UNTDID 2475.
  bound('BR-CL-06', 'ram:DueDateTypeCode', { lists: [], also: ['5', '29', '72'] }),
  bound('BR-CL-07', 'ram:ReferenceTypeCode'),
  bound('BR-CL-08', 'ram:SubjectCode'),
  bound('BR-CL-10', 'ram:GlobalID@schemeID', {
    lists: ['icd'],
    when: outside('ram:SpecifiedTradeProduct', 'ram:ShipToTradeParty'),
  }),
  bound('BR-CL-11', 'ram:ID@schemeID', { when: outside('ram:SpecifiedTaxRegistration') }),
  bound('BR-CL-13', 'ram:ClassCode@listID'),
  bound('BR-CL-14', 'ram:CountryID'),
  bound('BR-CL-15', 'ram:OriginTradeCountry/ram:ID'),
  bound('BR-CL-16', 'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode'),
  bound('BR-CL-17', 'ram:CategoryTradeTax/ram:CategoryCode'),
  bound('BR-CL-18', 'ram:ApplicableTradeTax/ram:CategoryCode'),
  bound('BR-CL-19', 'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode', { when: (row) => isCharge(row) === false }),
  bound('BR-CL-20', 'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode', { when: (row) => isCharge(row) === true }),
  bound('BR-CL-21', 'ram:SpecifiedTradeProduct/ram:GlobalID@schemeID'),
  bound('BR-CL-22', 'ram:ExemptionReasonCode'),
  bound('BR-CL-23', 'ram:BasisQuantity@unitCode'),
  bound('BR-CL-23', 'ram:BilledQuantity@unitCode'),
  bound('BR-CL-24', 'ram:AttachmentBinaryObject@mimeCode'),
  bound('BR-CL-25', 'ram:URIUniversalCommunication/ram:URIID@schemeID'),
  bound('BR-CL-26', 'ram:ShipToTradeParty/ram:GlobalID@schemeID'),
]

const peppol = (id: string, path: string, lists: readonly CodeList[], terms: string, what: string): CodeRule => ({
  id: `PEPPOL-EN16931-${id}`,
  terms: terms.split(' '),
  lists,
  what,
  // Its codes that are attributes are compared as they are written.
  ...(path.includes('@') && { isExact: true as const }),
  ...place(path),
})

const tradeParties = ['ram:SellerTradeParty', 'ram:BuyerTradeParty']

/** PEPPOL-EN16931-CL bound to CII. */
export const ciiPeppolCodeRules: readonly CodeRule[] = [
  peppol('CL001', 'ram:AttachmentBinaryObject@mimeCode', ['MimeCode'], 'BT-125', 'a file type allowed by Peppol'),
  {
    ...peppol(
      'CL002',
      'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode',
      ['UNCL5189'],
      'BT-98 BT-140',
      'an allowance reason',
    ),
    when: (row) => chargeIndicator(row) === 'false',
  },
  {
    ...peppol(
      'CL003',
      'ram:SpecifiedTradeAllowanceCharge/ram:ReasonCode',
      ['UNCL7161'],
      'BT-105 BT-145',
      'a charge reason',
    ),
    when: (row) => chargeIndicator(row) === 'true',
  },
  peppol('CL007', 'ram:TaxTotalAmount@currencyID', ['ISO4217_2015'], 'BT-5', 'a currency'),
  {
    ...peppol(
      'CL008',
      'ram:URIUniversalCommunication/ram:URIID@schemeID',
      ['eas'],
      'BT-34 BT-49',
      'an electronic address scheme',
    ),
    isAsked: true,
    when: (_, above) => tradeParties.includes(above[above.length - 2]?.name ?? ''),
  },
]
