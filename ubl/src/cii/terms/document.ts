import { group, places, type Row, terms } from './term.ts'

const { agreement, delivery, settlement } = places

/** BT-1 to BT-24 with BG-1 to BG-3 and BG-24: what the document is, and what it refers to. */
export function documentTerms(type: 'Invoice' | 'CreditNote'): readonly Row[] {
  const credit = type === 'CreditNote'
  return [
    ...terms(`
      BT-23 | cbc:ProfileID | rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID
      BT-24 | cbc:CustomizationID | rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID
      BT-1  | cbc:ID | rsm:ExchangedDocument/ram:ID
      BT-2  | cbc:IssueDate | rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString | date
      BT-3  | cbc:${type}TypeCode | rsm:ExchangedDocument/ram:TypeCode
      BT-5  | cbc:DocumentCurrencyCode | ${settlement}/ram:InvoiceCurrencyCode
      BT-6  | cbc:TaxCurrencyCode | ${settlement}/ram:TaxCurrencyCode
      BT-10 | cbc:BuyerReference | ${agreement}/ram:BuyerReference
      BT-12 | cac:ContractDocumentReference/cbc:ID | ${agreement}/ram:ContractReferencedDocument/ram:IssuerAssignedID
      BT-13 | cac:OrderReference/cbc:ID | ${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID
      BT-14 | cac:OrderReference[cbc:ID:=NA]/cbc:SalesOrderID | ${agreement}/ram:SellerOrderReferencedDocument/ram:IssuerAssignedID
      BT-15 | cac:ReceiptDocumentReference/cbc:ID | ${delivery}/ram:ReceivingAdviceReferencedDocument/ram:IssuerAssignedID
      BT-16 | cac:DespatchDocumentReference/cbc:ID | ${delivery}/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID
      BT-19 | cbc:AccountingCost | ${settlement}/ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID
    `),
    group(
      'BG-1',
      'cbc:Note+',
      'rsm:ExchangedDocument/ram:IncludedNote+',
      ...terms(`
        BT-21 | . | ram:SubjectCode | subject
        BT-22 | . | ram:Content | note
      `),
    ),
    group(
      'BG-3',
      'cac:BillingReference+/cac:InvoiceDocumentReference',
      `${settlement}/ram:InvoiceReferencedDocument`,
      ...terms(`
        BT-25 | cbc:ID | ram:IssuerAssignedID
        BT-26 | cbc:IssueDate | ram:FormattedIssueDateTime/qdt:DateTimeString | date
      `),
    ),
    // D16B has one; the others are documents that are called a previous invoice (OI in UNTDID 1153) of a date.
    group(
      'BG-3',
      'cac:BillingReference+/cac:InvoiceDocumentReference',
      `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode=916][ram:Name^=#OI#]+`,
      ...terms(`
        BT-25 | cbc:ID | ram:IssuerAssignedID
        BT-26 | cbc:IssueDate | ram:Name | furtherInvoice
      `),
    ),
    // A credit note of UBL 2.1 has no project: BT-11 is a document reference there.
    ...(credit
      ? [
          group(
            'BT-11',
            'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=50]+',
            `${agreement}/ram:SpecifiedProcuringProject[ram:Name:=Project reference]+`,
            ...terms('BT-11 | cbc:ID | ram:ID'),
          ),
        ]
      : []),
    ...terms(
      `BT-11 | cac:ProjectReference/cbc:ID | ${agreement}/ram:SpecifiedProcuringProject[ram:Name:=Project reference]/ram:ID`,
    ),
    group(
      'BT-17',
      'cac:OriginatorDocumentReference+',
      `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode=50]+`,
      ...terms('BT-17 | cbc:ID | ram:IssuerAssignedID'),
    ),
    group(
      'BT-18',
      'cac:AdditionalDocumentReference[cbc:DocumentTypeCode=130]+',
      `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode=130]+`,
      ...terms(`
        BT-18   | cbc:ID | ram:IssuerAssignedID
        BT-18-1 | cbc:ID/@schemeID | ram:ReferenceTypeCode
      `),
    ),
    group(
      'BG-24',
      'cac:AdditionalDocumentReference+',
      `${agreement}/ram:AdditionalReferencedDocument[ram:TypeCode:=916]+`,
      ...terms(`
        BT-122 | cbc:ID | ram:IssuerAssignedID
        BT-123 | cbc:DocumentDescription | ram:Name
        BT-124 | cac:Attachment/cac:ExternalReference/cbc:URI | ram:URIID
        BT-125 | cac:Attachment/cbc:EmbeddedDocumentBinaryObject | ram:AttachmentBinaryObject | file
      `),
    ),
  ]
}
