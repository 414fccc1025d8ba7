import type { UnitOfWork } from '../../platform/index.ts'
import { copyAttachments, fileBeside } from '../attachments/index.ts'
import type { Line } from './rules/index.ts'

/** What stands beside lines goes to the supplier beside the document that has them: a drawing, a photo of what is broken. */
export async function attachFilesOf(
  uow: UnitOfWork,
  documentId: string,
  lines: readonly Pick<Line, 'Attachments'>[],
): Promise<void> {
  const files = lines.flatMap(({ Attachments = [] }) => Attachments)
  // The same file beside several lines is sent once.
  const each = new Map(files.map((file) => [`${file.contentHash} ${file.FileName}`, file]))
  const copied = []
  for (const { FileName: name, MimeType: contentType, contentHash } of each.values())
    copied.push(fileBeside(uow, documentId, { name, contentType, held: await uow.contents.open(contentHash) }))
  await copyAttachments(copied, uow)
}
