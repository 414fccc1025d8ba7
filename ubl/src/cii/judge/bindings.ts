import { type Path, pathOf } from '../path.ts'
import { places } from '../terms/term.ts'

/**
 * One thing that the rules ask for, by the name that they have for it, and where a CII invoice has it. Names and paths
 * lead from the element that the row stands in. What a CII path finds, however often and however empty, is there as
 * often and as empty for the rules; nothing is merged, chosen, made up or left out.
 */
export type Binding = {
  /** the rules' names, the last of them made anew for each find; one before it is shared, with + it is new, too, with ? nothing is made without it */
  readonly name: readonly string[]
  readonly cii: Path
  readonly change: ((text: string) => string) | undefined
  readonly rows: readonly Binding[]
}

/**
 * CII has dates as eight digits (UNTDID 2379, 102) and the schemes of tax numbers in letters of its own. The published
 * rules compare its codes of VAT as they stand: with white space around it a code is another, which is shown as ␣S␣.
 */
const changes = {
  date: (text: string): string => text.trim().replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
  scheme: (text: string): string => (text === 'VA' ? 'VAT' : 'TAX'),
  code: (text: string): string => text.replace(/^\s+|\s+$/g, '␣'),
} as const
const isChange = (name: string | undefined): name is keyof typeof changes =>
  name !== undefined && Object.hasOwn(changes, name)

const row = (line: string, rows: readonly Binding[]): Binding => {
  const [name = '', cii = '', change] = line.split('|').map((cell) => cell.trim())
  return { name: name.split('/'), cii: pathOf(cii), change: isChange(change) ? changes[change] : undefined, rows }
}
const rows = (table: string): Binding[] =>
  table
    .trim()
    .split(/\n\s*/)
    .map((line) => row(line, []))
const group = (line: string, ...tables: readonly (string | Binding)[]): Binding =>
  row(
    line,
    tables.flatMap((one) => (typeof one === 'string' ? rows(one) : one)),
  )

const { agreement, delivery, settlement, line } = places
const totals = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`

const address = (name: string, path = 'ram:PostalTradeAddress'): Binding =>
  group(
    `${name} | ${path}`,
    `
    cbc:StreetName | ram:LineOne
    cbc:CityName | ram:CityName
    cbc:PostalZone | ram:PostcodeCode
    cac:Country/cbc:IdentificationCode | ram:CountryID
  `,
  )

const taxRegistrations = group(
  'cac:PartyTaxScheme | ram:SpecifiedTaxRegistration[ram:ID/@schemeID==VA,FC]',
  `
    cbc:CompanyID | ram:ID
    cac:TaxScheme/cbc:ID | ram:ID/@schemeID | scheme
  `,
)

/** The seller and the buyer. */
const party = `
  cbc:EndpointID | ram:URIUniversalCommunication/ram:URIID
  cac:PartyIdentification+/cbc:ID | ram:ID
  cac:PartyIdentification+/cbc:ID | ram:GlobalID
  cac:PartyName/cbc:Name | ram:SpecifiedLegalOrganization/ram:TradingBusinessName
  cac:PartyLegalEntity/cbc:RegistrationName | ram:Name
  cac:PartyLegalEntity/cbc:CompanyID | ram:SpecifiedLegalOrganization/ram:ID
`
const contact = group(
  'cac:Contact | ram:DefinedTradeContact',
  `
    cbc:Name | ram:PersonName
    cbc:Name | ram:DepartmentName
    cbc:Telephone | ram:TelephoneUniversalCommunication/ram:CompleteNumber
    cbc:ElectronicMail | ram:EmailURIUniversalCommunication/ram:URIID
  `,
)

const taxCategory = (name: string, path: string): Binding =>
  group(
    `${name} | ${path}`,
    `
    cbc:ID | ram:CategoryCode | code
    cbc:Percent | ram:RateApplicablePercent
    cbc:TaxExemptionReasonCode | ram:ExemptionReasonCode
    cbc:TaxExemptionReason | ram:ExemptionReason
    cac:TaxScheme/cbc:ID | ram:TypeCode | code
  `,
  )

const allowances = group(
  'cac:AllowanceCharge | ram:SpecifiedTradeAllowanceCharge',
  `
    cbc:ChargeIndicator | ram:ChargeIndicator/udt:Indicator
    cbc:AllowanceChargeReasonCode | ram:ReasonCode
    cbc:AllowanceChargeReason | ram:Reason
    cbc:MultiplierFactorNumeric | ram:CalculationPercent
    cbc:Amount | ram:ActualAmount
    cbc:BaseAmount | ram:BasisAmount
  `,
  taxCategory('cac:TaxCategory', 'ram:CategoryTradeTax'),
)

const period = group(
  'cac:InvoicePeriod | ram:BillingSpecifiedPeriod',
  `
    cbc:StartDate | ram:StartDateTime/udt:DateTimeString | date
    cbc:EndDate | ram:EndDateTime/udt:DateTimeString | date
  `,
)

const head = rows(`
  cbc:CustomizationID | rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID
  cbc:ProfileID | rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID
  cbc:ID | rsm:ExchangedDocument/ram:ID
  cbc:IssueDate | rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString[./@format==102] | date
  cbc:InvoiceTypeCode | rsm:ExchangedDocument/ram:TypeCode
  cbc:Note | rsm:ExchangedDocument/ram:IncludedNote
  cbc:DueDate | ${settlement}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString | date
  cbc:TaxPointDate | ${settlement}/ram:ApplicableTradeTax/ram:TaxPointDate
  cbc:DocumentCurrencyCode | ${settlement}/ram:InvoiceCurrencyCode
  cbc:TaxCurrencyCode | ${settlement}/ram:TaxCurrencyCode
  cbc:BuyerReference | ${agreement}/ram:BuyerReference
  cac:OrderReference/cbc:ID | ${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID
  cac:ContractDocumentReference/cbc:ID | ${agreement}/ram:ContractReferencedDocument/ram:IssuerAssignedID
  cac:OriginatorDocumentReference/cbc:ID | ${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode=50]/ram:IssuerAssignedID
  cac:PaymentTerms+/cbc:Note | ${settlement}/ram:SpecifiedTradePaymentTerms/ram:Description
`)

const references = [
  group(
    `cac:BillingReference+/cac:InvoiceDocumentReference | ${settlement}/ram:InvoiceReferencedDocument`,
    'cbc:ID | ram:IssuerAssignedID',
  ),
  group(
    `cac:AdditionalDocumentReference | ${agreement}/ram:AdditionalReferencedDocument`,
    `
    cbc:ID | ram:IssuerAssignedID
    cbc:DocumentTypeCode | ram:TypeCode
    cac:Attachment/cbc:EmbeddedDocumentBinaryObject | ram:AttachmentBinaryObject
  `,
  ),
]

const parties = [
  group(
    `cac:AccountingSupplierParty/cac:Party | ${agreement}/ram:SellerTradeParty`,
    party,
    taxRegistrations,
    address('cac:PostalAddress'),
    contact,
  ),
  group(
    `cac:AccountingCustomerParty/cac:Party | ${agreement}/ram:BuyerTradeParty`,
    party,
    taxRegistrations,
    address('cac:PostalAddress'),
    contact,
  ),
  group(
    `cac:PayeeParty | ${settlement}/ram:PayeeTradeParty`,
    `
    cac:PartyIdentification+/cbc:ID | ram:ID
    cac:PartyName/cbc:Name | ram:Name
    cac:PartyLegalEntity/cbc:CompanyID | ram:SpecifiedLegalOrganization/ram:ID
  `,
  ),
  group(
    `cac:TaxRepresentativeParty | ${agreement}/ram:SellerTaxRepresentativeTradeParty`,
    'cac:PartyName/cbc:Name | ram:Name',
    taxRegistrations,
    address('cac:PostalAddress'),
  ),
  group(
    `cac:Delivery | ${delivery}`,
    'cbc:ActualDeliveryDate | ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString | date',
    address('cac:DeliveryLocation/cac:Address', 'ram:ShipToTradeParty/ram:PostalTradeAddress'),
  ),
]

const payment = group(
  `cac:PaymentMeans | ${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`,
  'cbc:PaymentMeansCode | ram:TypeCode',
  group('cac:CardAccount | ram:ApplicableTradeSettlementFinancialCard', 'cbc:PrimaryAccountNumberID | ram:ID'),
  group(
    'cac:PayeeFinancialAccount | ram:PayeePartyCreditorFinancialAccount',
    `
    cbc:ID | ram:IBANID
    cbc:ID | ram:ProprietaryID
  `,
  ),
  'cac:PayeeFinancialAccount?/cac:FinancialInstitutionBranch/cbc:ID | ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
)

const breakdown = group(
  `cac:TaxTotal/cac:TaxSubtotal | ${settlement}/ram:ApplicableTradeTax`,
  `
    cbc:TaxableAmount | ram:BasisAmount
    cbc:TaxAmount | ram:CalculatedAmount
  `,
  taxCategory('cac:TaxCategory', '.'),
)

const monetaryTotal = group(
  `cac:LegalMonetaryTotal | ${totals}`,
  `
    cbc:LineExtensionAmount | ram:LineTotalAmount
    cbc:TaxExclusiveAmount | ram:TaxBasisTotalAmount
    cbc:TaxInclusiveAmount | ram:GrandTotalAmount
    cbc:AllowanceTotalAmount | ram:AllowanceTotalAmount
    cbc:ChargeTotalAmount | ram:ChargeTotalAmount
    cbc:PrepaidAmount | ram:TotalPrepaidAmount
    cbc:PayableRoundingAmount | ram:RoundingAmount
    cbc:PayableAmount | ram:DuePayableAmount
  `,
)

const taken = 'ram:SpecifiedLineTradeSettlement'
const agreed = 'ram:SpecifiedLineTradeAgreement'
const inSettlement = (one: Binding): Binding => ({ ...one, cii: pathOf(`${taken}/${one.cii.steps[0]?.name}`) })

const lines = group(
  `cac:InvoiceLine | ${line}`,
  `
    cbc:ID | ram:AssociatedDocumentLineDocument/ram:LineID
    cbc:InvoicedQuantity | ram:SpecifiedLineTradeDelivery/ram:BilledQuantity
    cbc:LineExtensionAmount | ${taken}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount
    cac:OrderLineReference/cbc:LineID | ${agreed}/ram:BuyerOrderReferencedDocument/ram:LineID
  `,
  inSettlement(period),
  inSettlement(allowances),
  group(
    `cac:DocumentReference | ${taken}/ram:AdditionalReferencedDocument`,
    `
    cbc:ID | ram:IssuerAssignedID
    cbc:DocumentTypeCode | ram:TypeCode
  `,
  ),
  group(
    'cac:Item | ram:SpecifiedTradeProduct',
    `
    cbc:Name | ram:Name
    cac:StandardItemIdentification/cbc:ID | ram:GlobalID
    cac:CommodityClassification+/cbc:ItemClassificationCode | ram:DesignatedProductClassification/ram:ClassCode
  `,
    group(
      'cac:AdditionalItemProperty | ram:ApplicableProductCharacteristic',
      `
      cbc:Name | ram:Description
      cbc:Value | ram:Value
    `,
    ),
  ),
  taxCategory('cac:Item/cac:ClassifiedTaxCategory', `${taken}/ram:ApplicableTradeTax`),
  group(
    `cac:Price | ${agreed}/ram:NetPriceProductTradePrice`,
    `
    cbc:PriceAmount | ram:ChargeAmount
    cbc:BaseQuantity | ram:BasisQuantity
  `,
  ),
  group(
    `cac:Price/cac:AllowanceCharge | ${agreed}/ram:GrossPriceProductTradePrice`,
    `
    cbc:ChargeIndicator | ram:AppliedTradeAllowanceCharge/ram:ChargeIndicator/udt:Indicator
    cbc:Amount | ram:AppliedTradeAllowanceCharge/ram:ActualAmount
    cbc:BaseAmount | ram:ChargeAmount
  `,
  ),
)

const inHeader = (one: Binding): Binding => ({ ...one, cii: pathOf(`${settlement}/${one.cii.steps[0]?.name}`) })

/** All that the rules of EN 16931, Peppol and XRechnung ask of an invoice, with where CII has it (CEN/TS 16931-3-3). */
export const bindings: readonly Binding[] = [
  ...head,
  ...references,
  ...parties,
  payment,
  ...rows(`cac:PaymentMeans?/cbc:PaymentID | ${settlement}/ram:PaymentReference`),
  inHeader(period),
  inHeader(allowances),
  breakdown,
  ...rows(`cac:TaxTotal+/cbc:TaxAmount | ${totals}/ram:TaxTotalAmount`),
  monetaryTotal,
  lines,
]
