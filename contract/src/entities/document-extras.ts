import {
  accessActions,
  decisionOrigins,
  dispatchChannels,
  documentTypesOfTrade,
  fileActions,
  fileStates,
  lineActions,
  lineStates,
  rightTypes,
  scanStates,
  scheduledWork,
} from '../enumerations/index.ts'
import {
  currency,
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
import { documentBrief } from './document.ts'

/** A file that travels with a document (responses.md B). */
export const DocumentAttachment = entity('DocumentAttachment', {
  Id: id('attachment'),
  Name: text({ max: 300 }),
  ContentType: text({ max: 100 }),
  Type: text({ max: 60 }),
  Size: maybe(whole({ min: 0 })),
  Scan: oneOf(scanStates),
  /** It is a part of the document, which encloses it. */
  Enclosed: yes(),
  /** It is the paper that the document was entered from. */
  Original: yes(),
  /** Its pages can be looked at here. */
  Viewable: yes(),
  AllowedActions: list(record({ Action: oneOf(fileActions) })),
  Created: instant(),
})

/** F-121, F-364: who else may do what with one document. */
export const DocumentAccess = entity('DocumentAccess', {
  Grants: list(
    record({
      UserId: maybe(id('user')),
      GroupId: maybe(id('team')),
      Right: oneOf(rightTypes),
      Inherited: maybe(yes()),
    }),
    { max: 1000 },
  ),
  /** Of an answer about now: what the reader may do with it. */
  AllowedActions: maybe(list(oneOf(accessActions))),
  /** Of the same: they reach the document even once it is only for those who were given a right on it. */
  KeepsAccess: maybe(yes()),
})

/** Where a document stands in its flow. */
export const DocumentProcess = entity('DocumentProcess', {
  DocumentId: id('document'),
  /** The run of the workflow that it is in. */
  InstanceId: maybe(id('workflowInstance')),
  /** The step at which that waits, else its state. */
  Step: maybe(text({ max: 100 })),
  Outcomes: list(text({ max: 100 })),
  Since: maybe(instant()),
})

/** The codes of a document and whether they are all there. */
export const CodingInformation = entity('CodingInformation', {
  DocumentId: id('document'),
  Complete: yes(),
  Header: list(CodingValue),
  Lines: list(record({ LineId: text({ max: 100 }), Values: list(CodingValue) })),
})

/** responses.md B, quotes/template: what a new document begins with. */
export const DocumentTemplate = entity('DocumentTemplate', {
  DocumentProfileId: text({ max: 100 }),
  DocumentType: oneOf(documentTypesOfTrade),
  AttachmentRequired: yes(),
  DocumentFields: list(record({ Name: text({ max: 100 }), Required: yes(), Value: maybe(text()) })),
  PaymentMeansCode: list(text({ max: 20 })),
  TaxCategories: list(record({ Category: text({ max: 20 }), Percent: decimal(), Default: yes() })),
})

export const DocumentTotals = entity('DocumentTotals', {
  Currency: currency(),
  LineExtensionAmount: decimal(),
  AllowanceTotalAmount: decimal(),
  ChargeTotalAmount: decimal(),
  TaxExclusiveAmount: decimal(),
  TaxAmount: decimal(),
  TaxInclusiveAmount: decimal(),
  PrepaidAmount: decimal(),
  PayableAmount: decimal(),
})

/** F-421: how the next numbers of a channel are made. */
export const NumberSeed = entity('NumberSeed', {
  Channel: text({ max: 40 }),
  type: oneOf(documentTypesOfTrade),
  Pattern: text({ max: 60 }),
  Next: whole({ min: 0 }),
})

/** responses.md B, documentfiles: a file that was uploaded and is not a document yet. */
export const DocumentFile = entity('DocumentFile', {
  Id: id('upload'),
  FileName: text({ max: 300 }),
  MimeType: text({ max: 100 }),
  ActorId: maybe(id('user')),
  State: oneOf(fileStates),
  Created: instant(),
  Modified: instant(),
  Directory: text({ max: 60 }),
  DocumentId: maybe(id('document')),
  FileSize: whole({ min: 0 }),
  ValidationErrorsSize: whole({ min: 0 }),
})

/** What a document can become, and what of it goes along. */
export const FlipConfig = entity('FlipConfig', {
  Flips: list(
    record({
      From: oneOf(documentTypesOfTrade),
      To: oneOf(documentTypesOfTrade),
      Fields: list(text({ max: 100 })),
      AllowPartial: yes(),
    }),
  ),
})

/** Which documents may be used anew. */
export const RecycleConfig = entity('RecycleConfig', {
  types: list(oneOf(documentTypesOfTrade)),
  keepAttachments: yes(),
  keepNumber: yes(),
})

/** A line of a document, and what became of it. */
export const DocumentLine = entity('DocumentLine', {
  documentId: id('document'),
  lineId: text({ max: 100 }),
  parentLineId: maybe(text({ max: 100 })),
  description: maybe(text({ max: 2000 })),
  state: oneOf(lineStates),
  quantity: maybe(decimal()),
  unitCode: maybe(text({ max: 10 })),
  price: maybe(decimal()),
  amount: maybe(decimal()),
  currency: maybe(currency()),
  /** Less what was sent back; nothing where nobody notes receipts. */
  receivedQuantity: maybe(decimal()),
  returnedQuantity: maybe(decimal()),
  billedQuantity: maybe(decimal()),
  billedAmount: maybe(decimal()),
  /** Why the line is disputed, in the reader’s language. */
  dispute: maybe(text({ max: 4000 })),
  /** In the list of all lines: what the reader may do about this one. */
  allowedActions: maybe(list(oneOf(lineActions))),
  /** Where lines of many documents are searched: the document that it stands in. */
  document: maybe(documentBrief),
})

/** F-189 */
export const RemapTarget = entity('RemapTarget', { documentId: id('document'), lineId: text({ min: 1, max: 100 }) })

export const LineReference = entity('LineReference', {
  lineId: text({ max: 100 }),
  documentId: id('document'),
  type: oneOf(documentTypesOfTrade),
  ID: text({ max: 100 }),
  referencedLineId: maybe(text({ max: 100 })),
})

/** How a company wants a type of document shown and filled in. */
export const FieldCustomization = entity('FieldCustomization', {
  name: text({ max: 100 }),
  label: text({ max: 200 }),
  required: yes(),
  visible: yes(),
  order: whole({ min: 0 }),
  help: maybe(text()),
})

/** What is to be done with a document, and why. */
export const Decision = entity('Decision', {
  documentId: id('document'),
  decision: text({ max: 60 }),
  assignmentType: maybe(text({ max: 60 })),
  isDraft: maybe(yes()),
  because: maybe(text()),
  origin: maybe(oneOf(decisionOrigins)),
})

/** What apps keep beside a document. */
export const DocumentExtensions = entity('DocumentExtensions', {
  documentId: id('document'),
  extensions: list(record({ app: text({ max: 100 }), fields: mapOf(text({ max: 4000 })) })),
})

const scheduled = {
  runAt: instant(),
  task: oneOf(scheduledWork),
  documentId: id('document'),
  connectionId: maybe(id('connection')),
  channel: maybe(oneOf(dispatchChannels)),
}

/** What is to be done with a document later; a sending names the connection, and the way where it is not the usual one. */
export const ScheduledTask = entity('ScheduledTask', scheduled)

/** The same, under its id, and who scheduled it. */
export const WaitingTask = entity('WaitingTask', { id: uuid(), ...scheduled, scheduledBy: id('user') })
