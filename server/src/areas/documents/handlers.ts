import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { answering } from './handlers/answering.ts'
import { conversing } from './handlers/conversing.ts'
import { lines } from './handlers/lines.ts'
import { listing } from './handlers/listing.ts'
import { making } from './handlers/making.ts'
import { parts } from './handlers/parts.ts'
import { reading } from './handlers/reading.ts'
import { retention } from './handlers/retention.ts'
import { saving } from './handlers/saving.ts'
import { second } from './handlers/second.ts'
import { sending } from './handlers/sending.ts'
import { services } from './handlers/services.ts'
import { tagging } from './handlers/tagging.ts'
import { taxes } from './handlers/taxes.ts'

type Served =
  | 'documents'
  | 'exchange'
  | 'documentLists'
  | 'documentNumbers'
  | 'tags'
  | 'attachments'
  | 'documentAccess'
  | 'taskScheduling'
  | 'documentLines'
  | 'flip'
  | 'quotes'
  | 'customization'
  | 'clearance'
  | 'pdfIntake'
  | 'retention'
  | 'conversations'
  | 'taxes'

/** What serves the calls of each area of the contract that is about documents. */
export const handlers: { readonly [A in Served]: Handlers<Areas[A]> } = {
  documents: { ...reading, ...saving, ...sending, ...making, ...parts, ...services, ...second },
  exchange: { ...reading, ...sending, ...answering, ...second },
  documentLists: { ...listing, ...making, ...tagging, ...answering },
  documentNumbers: { ...sending, ...making },
  tags: tagging,
  attachments: { ...parts, ...second },
  documentAccess: { ...parts, ...second },
  taskScheduling: services,
  documentLines: lines,
  flip: making,
  quotes: { ...making, ...second },
  customization: { ...services, ...parts },
  clearance: services,
  pdfIntake: { ...making, ...services },
  retention,
  conversations: { ...conversing, ...parts },
  taxes,
}
