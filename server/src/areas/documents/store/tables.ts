import type { AccountOrigin, HoldKind } from '@kontor/contract'
import { CamelCasePlugin } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type {
  AccessRecord,
  AttachmentRecord,
  DispatchRecord,
  Entry,
  FileRecord,
  LineMapping,
  PostRecord,
  RegistrationRecord,
  RequestRecord,
  ScheduledRecord,
} from '../entry.ts'

type DocumentTables = {
  document: Entry
  documentTag: { companyId: string; documentId: string; tag: string; answer: boolean }
  dispatch: DispatchRecord
  documentProperty: { companyId: string; documentId: string; id: string; value: string; modified: Date }
  documentAttachment: AttachmentRecord
  documentAccess: AccessRecord
  conversationPost: PostRecord
  documentLineMapping: LineMapping
  documentFile: FileRecord
  documentFields: { companyId: string; type: string; fields: unknown; modified: Date }
  clearanceRegistration: RegistrationRecord
  requestInformation: RequestRecord
  partnerAccount: {
    companyId: string
    partnerId: string
    account: string
    documentId: string
    origin: AccountOrigin
    knownSince: Date
  }
  legalHold: {
    companyId: string
    kind: HoldKind
    objectId: string
    reason: string
    placed: Date
    authorId: string | null
  }
  retentionChoice: { companyId: string; discard: boolean }
  scheduledTask: ScheduledRecord
  numberSeed: { companyId: string; channel: string; type: string; next: string }
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
export const tables = (tx: Tx) => tx.withTables<DocumentTables>().withPlugin(camelCase)

export type Tables = ReturnType<typeof tables>
