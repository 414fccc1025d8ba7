import { rulesOf } from '../schema/schema.ts'
import { isElement } from '../xml/access.ts'
import type { Growing, XmlNode } from '../xml/tree.ts'

/**
 * The children of CII's types that a business term may stand in, in the order of its schema (D16B). A type is known by
 * the end of the names of its elements: ram:SellerTradeParty is a TradeParty.
 */
const sequences = `
CrossIndustryInvoice: ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction
ExchangedDocumentContext: BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter
ExchangedDocument: ID TypeCode IssueDateTime IncludedNote
IncludedNote: Content SubjectCode
SupplyChainTradeTransaction: IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement
IncludedSupplyChainTradeLineItem: AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement
AssociatedDocumentLineDocument: LineID IncludedNote
SpecifiedTradeProduct: GlobalID SellerAssignedID BuyerAssignedID Name Description ApplicableProductCharacteristic DesignatedProductClassification OriginTradeCountry
ApplicableProductCharacteristic: Description Value
SpecifiedLineTradeAgreement: BuyerOrderReferencedDocument GrossPriceProductTradePrice NetPriceProductTradePrice
TradePrice: ChargeAmount BasisQuantity AppliedTradeAllowanceCharge
TradeAllowanceCharge: ChargeIndicator CalculationPercent BasisAmount ActualAmount ReasonCode Reason CategoryTradeTax
TradeTax: CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode TaxPointDate DueDateTypeCode RateApplicablePercent
SpecifiedLineTradeSettlement: ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation AdditionalReferencedDocument ReceivableSpecifiedTradeAccountingAccount
BillingSpecifiedPeriod: StartDateTime EndDateTime
ReferencedDocument: IssuerAssignedID URIID LineID TypeCode Name AttachmentBinaryObject ReferenceTypeCode FormattedIssueDateTime
ApplicableHeaderTradeAgreement: BuyerReference SellerTradeParty BuyerTradeParty SellerTaxRepresentativeTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument ContractReferencedDocument AdditionalReferencedDocument SpecifiedProcuringProject
SpecifiedProcuringProject: ID Name
TradeParty: ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration
SpecifiedLegalOrganization: ID TradingBusinessName
DefinedTradeContact: PersonName DepartmentName TelephoneUniversalCommunication EmailURIUniversalCommunication
PostalTradeAddress: PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName
ApplicableHeaderTradeDelivery: ShipToTradeParty ActualDeliverySupplyChainEvent DespatchAdviceReferencedDocument ReceivingAdviceReferencedDocument
ApplicableHeaderTradeSettlement: CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode PayeeTradeParty SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge SpecifiedLogisticsServiceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument ReceivableSpecifiedTradeAccountingAccount
SpecifiedTradeSettlementPaymentMeans: TypeCode Information ApplicableTradeSettlementFinancialCard PayerPartyDebtorFinancialAccount PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution
PayeePartyCreditorFinancialAccount: IBANID AccountName ProprietaryID
ApplicableTradeSettlementFinancialCard: ID CardholderName
SpecifiedLogisticsServiceCharge: Description AppliedAmount AppliedTradeTax
SpecifiedTradePaymentTerms: Description DueDateDateTime DirectDebitMandateID
SpecifiedTradeSettlementHeaderMonetarySummation: LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount`
  .trim()
  .split('\n')
  .map((line): [string, Map<string, number>] => {
    const [type = '', names = ''] = line.split(': ')
    return [type, new Map(names.split(' ').map((name, at) => [name, at]))]
  })

const known = new Map<string, ReadonlyMap<string, number> | undefined>()

/** The places of an element's children in CII, by their local names. */
export function ciiOrder(name: string): ReadonlyMap<string, number> | undefined {
  if (!known.has(name)) known.set(name, sequences.find(([type]) => name.endsWith(type))?.[1])
  return known.get(name)
}

export function intoCiiOrder(element: Growing): void {
  const places = ciiOrder(element.name)
  sort(element, (name) => places?.get(name.slice(name.indexOf(':') + 1)))
  for (const node of element.children) if (isElement(node)) intoCiiOrder(node as Growing)
}

export function intoUblOrder(element: Growing, type: string): void {
  const rules = rulesOf(type)
  sort(element, (name) => rules?.positions.get(name))
  for (const node of element.children) {
    const at = isElement(node) ? rules?.positions.get(node.name) : undefined
    if (at !== undefined) intoUblOrder(node as Growing, rules?.children[at]?.type ?? '')
  }
}

function sort({ children }: Growing, placeOf: (name: string) => number | undefined): void {
  const place = (node: XmlNode): number => (isElement(node) ? (placeOf(node.name) ?? 0) : 0)
  children.sort((one, other) => place(one) - place(other))
}
