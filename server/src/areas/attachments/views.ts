import type { DocumentAttachment, Of, Permission, RightType } from '@kontor/contract'
import type { Entry } from '../entries/index.ts'
import { maxFileBytes } from '../pages/index.ts'
import type { AttachmentRecord } from './records.ts'
import { fileActions, isViewable } from './rules.ts'

/** Who looks at the files of a document, and may do something with them. */
export interface FileReader {
  readonly entry: Entry
  readonly permissions: ReadonlySet<Permission>
  readonly reach: RightType | undefined
}

export const attachmentOf = (
  file: AttachmentRecord,
  { entry, permissions, reach }: FileReader,
): Of<typeof DocumentAttachment> => ({
  Id: file.id,
  Name: file.name,
  ContentType: file.contentType,
  Type: 'attachment',
  Size: file.size,
  Scan: file.scan,
  Enclosed: file.enclosed,
  Original: file.original,
  Viewable: isViewable(file, maxFileBytes),
  AllowedActions: fileActions(entry, file, permissions, reach).map((Action) => ({ Action })),
  Created: file.created.toISOString(),
})
