import { allowanceTerms, categoryTerms, periodTerms } from './amounts.ts'
import { type Group, group, places, terms } from './term.ts'

const agreement = 'ram:SpecifiedLineTradeAgreement'
const settlement = 'ram:SpecifiedLineTradeSettlement'
const product = 'ram:SpecifiedTradeProduct'
const discountInUbl = 'cac:Price/cac:AllowanceCharge[cbc:ChargeIndicator=false,0]'
const gross = `${agreement}/ram:GrossPriceProductTradePrice`
const net = `${agreement}/ram:NetPriceProductTradePrice`

/** BG-25 to BG-32: the lines. */
export function lineTerms(type: 'Invoice' | 'CreditNote'): Group {
  const quantity = type === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'
  return group(
    'BG-25',
    `cac:${type}Line+`,
    `${places.line}+`,
    ...terms(`
      BT-126 | cbc:ID | ram:AssociatedDocumentLineDocument/ram:LineID
      BT-127 | cbc:Note | ram:AssociatedDocumentLineDocument/ram:IncludedNote/ram:Content
      BT-128 | cac:DocumentReference[cbc:DocumentTypeCode=130]/cbc:ID | ${settlement}/ram:AdditionalReferencedDocument[ram:TypeCode=130]/ram:IssuerAssignedID
      BT-128-1 | cac:DocumentReference[cbc:DocumentTypeCode=130]/cbc:ID/@schemeID | ${settlement}/ram:AdditionalReferencedDocument[ram:TypeCode=130]/ram:ReferenceTypeCode
      BT-129 | ${quantity} | ram:SpecifiedLineTradeDelivery/ram:BilledQuantity | quantity
      BT-131 | cbc:LineExtensionAmount | ${settlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount | amount
      BT-132 | cac:OrderLineReference/cbc:LineID | ${agreement}/ram:BuyerOrderReferencedDocument/ram:LineID
      BT-133 | cbc:AccountingCost | ${settlement}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID
      BT-146 | cac:Price/cbc:PriceAmount | ${net}/ram:ChargeAmount | amount
      BT-147 | ${discountInUbl}/cbc:Amount | ${gross}/ram:AppliedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator=false,0]/ram:ActualAmount | amount
      BT-148 | ${discountInUbl}[cbc:Amount:=0]/cbc:BaseAmount | ${gross}/ram:ChargeAmount | amount
      BT-149 | cac:Price/cbc:BaseQuantity | ${net}/ram:BasisQuantity | quantity
      BT-149 | cac:Price/cbc:BaseQuantity | ${gross}/ram:BasisQuantity | quantity
      BT-153 | cac:Item/cbc:Name | ${product}/ram:Name
      BT-154 | cac:Item/cbc:Description | ${product}/ram:Description
      BT-155 | cac:Item/cac:SellersItemIdentification/cbc:ID | ${product}/ram:SellerAssignedID
      BT-156 | cac:Item/cac:BuyersItemIdentification/cbc:ID | ${product}/ram:BuyerAssignedID
      BT-157 | cac:Item/cac:StandardItemIdentification/cbc:ID | ${product}/ram:GlobalID | identifier
      BT-158 | cac:Item/cac:CommodityClassification+/cbc:ItemClassificationCode | ${product}/ram:DesignatedProductClassification+/ram:ClassCode | code
      BT-159 | cac:Item/cac:OriginCountry/cbc:IdentificationCode | ${product}/ram:OriginTradeCountry/ram:ID
    `),
    ...periodTerms(settlement, 'BT-134', 'BT-135'),
    group(
      'BG-27 BG-28',
      'cac:AllowanceCharge+',
      `${settlement}/ram:SpecifiedTradeAllowanceCharge+`,
      ...allowanceTerms('BT-136/BT-141 BT-137/BT-142 BT-138/BT-143 BT-139/BT-144 BT-140/BT-145'),
    ),
    ...categoryTerms('cac:Item/cac:ClassifiedTaxCategory', `${settlement}/ram:ApplicableTradeTax`, 'BT-151 BT-152'),
    group(
      'BG-32',
      'cac:Item/cac:AdditionalItemProperty+',
      `${product}/ram:ApplicableProductCharacteristic+`,
      ...terms(`
        BT-160 | cbc:Name | ram:Description
        BT-161 | cbc:Value | ram:Value
      `),
    ),
  )
}
