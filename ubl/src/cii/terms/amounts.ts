import { group, places, type Row, terms } from './term.ts'

const { settlement } = places
const totals = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`
const taxRow = `${settlement}/ram:ApplicableTradeTax`
const paymentTerms = `${settlement}/ram:SpecifiedTradePaymentTerms`
const dueDate = `${paymentTerms}/ram:DueDateDateTime/udt:DateTimeString`

/** BG-20, BG-21, BG-27 and BG-28: `ids` are those of amount, base amount, percentage, reason and reason code. */
export const allowanceTerms = (ids: string): Row[] => {
  const [amount, base, percent, reason, code] = ids.split(' ')
  return terms(`
    ${amount} | cbc:ChargeIndicator | ram:ChargeIndicator/udt:Indicator
    ${amount} | cbc:Amount | ram:ActualAmount | amount
    ${base} | cbc:BaseAmount | ram:BasisAmount | amount
    ${percent} | cbc:MultiplierFactorNumeric | ram:CalculationPercent
    ${reason} | cbc:AllowanceChargeReason | ram:Reason
    ${code} | cbc:AllowanceChargeReasonCode | ram:ReasonCode
  `)
}

/** The VAT category of something: `ids` are those of its code and its rate. */
export const categoryTerms = (ubl: string, cii: string, ids: string): Row[] => {
  const [code, rate] = ids.split(' ')
  return terms(`
    ${code} | ${ubl}/cbc:ID | ${cii}/ram:CategoryCode
    ${code} | ${ubl}/cac:TaxScheme/cbc:ID | ${cii}/ram:TypeCode
    ${rate} | ${ubl}/cbc:Percent | ${cii}/ram:RateApplicablePercent
  `)
}

/** BG-14 and BG-26: a period, with the terms of its start and its end. */
export const periodTerms = (cii: string, start: string, end: string): Row[] =>
  terms(`
    ${start} | cac:InvoicePeriod/cbc:StartDate | ${cii}/ram:BillingSpecifiedPeriod/ram:StartDateTime/udt:DateTimeString | date
    ${end} | cac:InvoicePeriod/cbc:EndDate | ${cii}/ram:BillingSpecifiedPeriod/ram:EndDateTime/udt:DateTimeString | date
  `)

/** BG-14, BG-16 to BG-23, and what CII keeps beside them: when VAT is due, how the document is paid. */
export const amountTerms = (type: 'Invoice' | 'CreditNote'): readonly Row[] => [
  ...periodTerms(settlement, 'BT-73', 'BT-74'),
  group(
    'BG-16',
    'cac:PaymentMeans+',
    `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans+`,
    ...terms(`
      BT-81 | cbc:PaymentMeansCode | ram:TypeCode
      BT-82 | cbc:PaymentMeansCode/@name | ram:Information
      BT-84 | cac:PayeeFinancialAccount/cbc:ID | ram:PayeePartyCreditorFinancialAccount/ram:IBANID | iban
      BT-84 | cac:PayeeFinancialAccount/cbc:ID | ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID
      BT-85 | cac:PayeeFinancialAccount/cbc:Name | ram:PayeePartyCreditorFinancialAccount/ram:AccountName
      BT-86 | cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID | ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID
      BT-87 | cac:CardAccount[cbc:NetworkID:=NA]/cbc:PrimaryAccountNumberID | ram:ApplicableTradeSettlementFinancialCard/ram:ID
      BT-88 | cac:CardAccount[cbc:NetworkID:=NA]/cbc:HolderName | ram:ApplicableTradeSettlementFinancialCard/ram:CardholderName
      BT-91 | cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID | ram:PayerPartyDebtorFinancialAccount/ram:IBANID
    `),
  ),
  // UBL has these in the payment means, CII in the document; where UBL has no means, they are of none that is defined.
  ...terms(`
    BT-20 | cac:PaymentTerms+/cbc:Note | ${paymentTerms}+/ram:Description
    BT-83 | cac:PaymentMeans[cbc:PaymentMeansCode:=1]*/cbc:PaymentID | ${settlement}/ram:PaymentReference
    BT-89 | cac:PaymentMeans[cbc:PaymentMeansCode~49,59][cbc:PaymentMeansCode:=59]/cac:PaymentMandate/cbc:ID | ${paymentTerms}/ram:DirectDebitMandateID
    ${type === 'Invoice' ? `BT-9 | cbc:DueDate | ${dueDate} | date` : ''}
    BT-9 | cac:PaymentMeans[cbc:PaymentMeansCode:=1]/cbc:PaymentDueDate | ${dueDate} | date
    ${type === 'Invoice' ? '' : `BT-9 | cbc:DueDate | ${dueDate} | date`}
  `),
  group(
    'BG-20 BG-21',
    'cac:AllowanceCharge+',
    `${settlement}/ram:SpecifiedTradeAllowanceCharge+`,
    ...allowanceTerms('BT-92/BT-99 BT-93/BT-100 BT-94/BT-101 BT-97/BT-104 BT-98/BT-105'),
    ...categoryTerms('cac:TaxCategory', 'ram:CategoryTradeTax', 'BT-95/BT-102 BT-96/BT-103'),
  ),
  // CII has freight apart, outside of the standard: to UBL it is a charge; none is left for it on the way back.
  group(
    'BG-21',
    'cac:AllowanceCharge[cbc:ChargeIndicator:=true]+',
    `${settlement}/ram:SpecifiedLogisticsServiceCharge+`,
    ...terms(`
      BT-99  | cbc:Amount | ram:AppliedAmount | amount
      BT-104 | cbc:AllowanceChargeReason | ram:Description
    `),
    ...categoryTerms('cac:TaxCategory', 'ram:AppliedTradeTax', 'BT-102 BT-103'),
  ),
  ...terms(`BT-110/BT-111 | cac:TaxTotal+/cbc:TaxAmount | ${totals}/ram:TaxTotalAmount+ | money`),
  group(
    'BG-23',
    'cac:TaxTotal[cbc:TaxAmount/@currencyID~$currency]/cac:TaxSubtotal+',
    `${taxRow}+`,
    ...terms(`
      BT-116 | cbc:TaxableAmount | ram:BasisAmount | amount
      BT-117 | cbc:TaxAmount | ram:CalculatedAmount | amount
      BT-120 | cac:TaxCategory/cbc:TaxExemptionReason | ram:ExemptionReason
      BT-121 | cac:TaxCategory/cbc:TaxExemptionReasonCode | ram:ExemptionReasonCode
    `),
    ...categoryTerms('cac:TaxCategory', '.', 'BT-118 BT-119'),
  ),
  ...terms(`
    BT-7 | cbc:TaxPointDate | ${taxRow}*/ram:TaxPointDate/udt:DateString | date
    BT-8 | cac:InvoicePeriod/cbc:DescriptionCode | ${taxRow}*/ram:DueDateTypeCode | timing
    BT-106 | cac:LegalMonetaryTotal/cbc:LineExtensionAmount | ${totals}/ram:LineTotalAmount | amount
    BT-107 | cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount | ${totals}/ram:AllowanceTotalAmount | amount
    BT-108 | cac:LegalMonetaryTotal/cbc:ChargeTotalAmount | ${totals}/ram:ChargeTotalAmount | amount
    BT-109 | cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount | ${totals}/ram:TaxBasisTotalAmount | amount
    BT-112 | cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount | ${totals}/ram:GrandTotalAmount | amount
    BT-113 | cac:LegalMonetaryTotal/cbc:PrepaidAmount | ${totals}/ram:TotalPrepaidAmount | amount
    BT-114 | cac:LegalMonetaryTotal/cbc:PayableRoundingAmount | ${totals}/ram:RoundingAmount | amount
    BT-115 | cac:LegalMonetaryTotal/cbc:PayableAmount | ${totals}/ram:DuePayableAmount | amount
  `),
]
