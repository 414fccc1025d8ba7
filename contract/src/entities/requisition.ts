import {
  approvalStrategies,
  documentStates,
  quoteMoves,
  quoteStates,
  requisitionActions,
  requisitionContextTypes,
  requisitionLineKinds,
  requisitionStates,
} from '../enumerations/index.ts'
import {
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  mapOf,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  whole,
  yes,
} from '../words/index.ts'
import { CodingValue } from './coding.ts'
import { DocumentLine } from './document-extras.ts'

const money = record({ value: decimal(), currencyID: currency() })
const line = {
  ID: maybe(text({ max: 100 })),
  Note: maybe(text({ max: 2000 })),
  Name: text({ min: 1, max: 300 }),
  Description: maybe(text({ max: 2000 })),
  Quantity: record({ value: decimal(), unitCode: text({ max: 10 }) }),
  Price: maybe(money),
  LineExtensionAmount: maybe(money),
  /** What kind of thing it is, by CPV, UNSPSC or another scheme of UNCL7143; without its scheme it stays here, and no order says it. */
  CommodityCode: maybe(text({ max: 20 })),
  CommodityScheme: maybe(text({ max: 20 })),
  SellersItemID: maybe(text({ max: 100 })),
  SupplierConnectionId: maybe(id('connection')),
  SupplierName: maybe(text()),
  RequestedDeliveryDate: maybe(date()),
  AccountingCostCode: maybe(text({ max: 100 })),
  Tax: maybe(record({ Category: text({ max: 20 }), Percent: decimal() })),
  RequisitionPurposeCode: maybe(text({ max: 100 })),
  Coding: maybe(list(CodingValue, { max: 50 })),
  /** The quote to which it was awarded, for as long as it is bought as it was offered; what a caller says of it is left out. */
  QuoteId: maybe(id('document')),
  /** From which visit to a shop it came, for as long as it is bought as it was offered there; what a caller says of it is left out. */
  PunchOut: maybe(
    record({
      Id: uuid(),
      ShopName: text({ max: 100 }),
      On: date(),
      LeadTimeDays: maybe(whole({ min: 0 })),
    }),
  ),
  /** Files are added by their own call; what a line says of them when it is saved is left out. */
  Attachments: maybe(
    list(
      record({
        FileName: text({ max: 300 }),
        MimeType: text({ max: 100 }),
        AttachmentId: maybe(id('requisitionFile')),
      }),
      { max: 100 },
    ),
  ),
}

/** Where it is delivered: a place of a legal entity of the company (F-153). */
const DeliverTo = maybe(record({ LegalEntityId: id('legalEntity'), LocationId: text({ max: 60 }) }))

/** It becomes a blanket order, of which is called off between these days. */
const Blanket = maybe(record({ From: date(), Until: date() }))

/** F-190, F-192: a line by itself. */
export const RequisitionLine = entity('RequisitionLine', line)

/** F-190, F-191: lines that are bought together, under the master line by whose id they are fetched. */
export const RequisitionBundle = entity('RequisitionBundle', {
  MasterLine: RequisitionLine,
  Items: list(RequisitionLine, { max: 500 }),
})

/** A line as the requisition lists it. */
export const RequisitionEntry = entity('RequisitionEntry', {
  Kind: oneOf(requisitionLineKinds),
  MasterId: maybe(text({ max: 100 })),
  ...line,
})

/** What a requester says of what they need. */
export const RequisitionInput = entity('RequisitionInput', {
  Currency: maybe(currency()),
  /** For whom, where that is not who writes it. */
  OnBehalfOfUserId: maybe(id('user')),
  Note: maybe(text({ max: 4000 })),
  NeededBy: maybe(date()),
  DeliverTo,
  Blanket,
  Lines: list(RequisitionEntry, { max: 1000 }),
  /** As it was read: where it has changed since, nothing is saved. */
  Modified: maybe(instant()),
})

/** Up to what sum requisitions are approved by themselves, and who approves the others: the heads, where nobody is named. */
export const ProcurementSettings = entity('ProcurementSettings', {
  AutoApproveUpTo: maybe(decimal()),
  ApproverIds: list(id('user'), { max: 50 }),
})

export const Requisition = entity('Requisition', {
  DocumentId: maybe(id('document')),
  ID: text({ max: 100 }),
  State: maybe(oneOf(requisitionStates)),
  Draft: maybe(yes()),
  IssueDate: maybe(date()),
  Currency: currency(),
  RequesterUserId: maybe(id('user')),
  OnBehalfOfUserId: maybe(id('user')),
  Note: maybe(text({ max: 4000 })),
  NeededBy: maybe(date()),
  DeliverTo,
  /** That place in words. */
  DeliveryPlace: maybe(text()),
  Blanket,
  /** The quote that its requester had: its file, and what it says of itself where it is data. */
  Quote: maybe(
    record({
      FileName: text({ max: 300 }),
      MimeType: text({ max: 100 }),
      AttachmentId: id('requisitionFile'),
      ID: maybe(text()),
      SupplierName: maybe(text()),
      ValidUntil: maybe(date()),
      /** Whether it is still held against it (REQ-33): not once it is ordered or canceled. */
      Compared: yes(),
    }),
  ),
  /** Without tax. */
  Total: maybe(money),
  /** Where a line says its tax. */
  TaxTotal: maybe(money),
  TotalWithTax: maybe(money),
  Lines: list(RequisitionEntry),
  RequesterName: maybe(text()),
  OnBehalfOfName: maybe(text()),
  /** With whom it waits, or who decided. */
  Approvers: maybe(list(text())),
  /** Why it was refused, or could not be ordered. */
  Reason: maybe(text({ max: 2000 })),
  /** The step of a workflow at which it waits. */
  WorkflowStep: maybe(text({ max: 100 })),
  Locked: maybe(yes()),
  /** Who locked it, or the other system that deals with it. */
  LockedBy: maybe(text()),
  Modified: maybe(instant()),
  AllowedActions: maybe(list(record({ Action: oneOf(requisitionActions) }))),
})

/** F-133, F-354: in which mode somebody works on it. */
export const RequisitionContext = entity('RequisitionContext', {
  ContextType: oneOf(requisitionContextTypes),
  OnBehalfOfUserId: maybe(id('user')),
  Editable: yes(),
})

export const RequisitionFinding = entity('RequisitionFinding', {
  Rule: text({ max: 100 }),
  LineId: maybe(text({ max: 100 })),
  Field: maybe(text({ max: 100 })),
  Message: text({ max: 4000 }),
  Fix: maybe(text({ max: 4000 })),
})

export const RequisitionValidation = entity('RequisitionValidation', {
  Valid: yes(),
  Findings: list(RequisitionFinding, { max: 1000 }),
})

export const ApprovalStrategy = entity('ApprovalStrategy', {
  Strategy: oneOf(approvalStrategies),
  ApproverIds: list(id('user')),
  Because: maybe(text()),
})

export const RequisitionTax = entity('RequisitionTax', {
  Lines: list(record({ LineId: text({ max: 100 }), Category: text({ max: 20 }), Percent: decimal() }), { max: 10_000 }),
})

/** Properties by their keys. */
export const Properties = mapOf(text({ max: 4000 }), { max: 200 })

/** F-209: what a buyer may ask to be changed in an order that was sent. */
export const OrderChangeRequest = entity('OrderChangeRequest', {
  CanGenerate: yes(),
  OrderId: id('document'),
  ChangedLines: list(
    record({
      LineId: text({ max: 100 }),
      Quantity: maybe(decimal()),
      Price: maybe(money),
      RequestedDeliveryDate: maybe(date()),
      Cancel: maybe(yes()),
    }),
  ),
  Because: maybe(text()),
  /** Nothing of it is changed any more: its own status says why. */
  Over: maybe(yes()),
})

/** F-209: out of what an order came, line by line. */
export const OrderSource = entity('OrderSource', {
  OrderId: id('document'),
  SourceType: text({ max: 60 }),
  RequisitionId: maybe(id('document')),
  QuoteId: maybe(id('document')),
  RequesterUserId: maybe(id('user')),
  Lines: list(record({ OrderLineId: text({ max: 100 }), SourceLineId: text({ max: 100 }) })),
})

/** What somebody said about a requisition. */
export const RequisitionPost = entity('RequisitionPost', {
  Id: uuid(),
  AuthorId: maybe(id('user')),
  /** Left out where they were erased. */
  AuthorName: maybe(text()),
  Text: text({ max: 4000 }),
  At: instant(),
})

/** An order as it stands, with what each of its lines was made of. */
export const SpawnedOrder = entity('SpawnedOrder', {
  OrderId: id('document'),
  ID: text({ max: 300 }),
  /** Left out of a draft. */
  State: maybe(oneOf(documentStates)),
  SupplierName: text(),
  SourceType: text({ max: 60 }),
  RequisitionId: maybe(id('document')),
  Lines: list(record({ Line: DocumentLine, SourceLineId: maybe(text({ max: 100 })) }), { max: 10_000 }),
})

/** F-186 */
export const RfqInformation = entity('RfqInformation', {
  currency: currency(),
  context: maybe(oneOf(requisitionContextTypes)),
  requisitionLinesType: maybe(oneOf(requisitionLineKinds)),
})

/** A supplier’s quote as the buyer compares it. */
export const Quote = entity('Quote', {
  DocumentId: id('document'),
  ID: text({ max: 100 }),
  State: oneOf(quoteStates),
  SellerName: text(),
  Total: money,
  ValidUntil: maybe(date()),
  LineCount: whole({ min: 0 }),
  /** Where the reader may move it now (U-024). */
  NextStates: list(oneOf(quoteMoves)),
})
