import { defineArea } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'

export { saveAssignmentDocument } from './commands/save-assignment-document.ts'
export { isAssignmentProfile } from './rules.ts'

export const area = defineArea('legacyAssignments', { handlers: ({ origins }) => createHandlers(origins) })
