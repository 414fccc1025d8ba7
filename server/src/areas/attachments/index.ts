import { defineArea } from '../../platform/index.ts'
import { scan, scanTask } from './commands/copy-attachments.ts'
import { findEnclosed, findEnclosedTask } from './commands/find-enclosed.ts'
import { handlers } from './handlers.ts'

export { fileFaults } from './bound-file.ts'
export { addWithEnclosed } from './commands/add-with-enclosed.ts'
export { mustBeClean } from './commands/attach-file.ts'
export {
  type CopiedFile,
  copyAttachments,
  enclosable,
  fileBeside,
  filesBeside,
  filesOf,
  originalFile,
} from './commands/copy-attachments.ts'
export { filesWithin, type Opened, openEnclosed, replaceEnclosed } from './commands/enclosed-files.ts'
export { attachmentsOf } from './queries.ts'
export type { AttachmentRecord } from './records.ts'
export { whyRefused } from './refusal.ts'
export { mediaTypeOf, plainName } from './values/file-names.ts'

export const area = defineArea('attachments', {
  handlers,
  tasks: {
    [scanTask]: (uow, { attachmentId }) => scan(uow, String(attachmentId)),
    [findEnclosedTask]: (uow, { after }) => findEnclosed(uow, after === null ? null : String(after)),
  },
})
