import { defineArea, provide } from '../../platform/index.ts'
import { profileIds } from '../entries/index.ts'
import { billed } from '../exchange/index.ts'
import { documentProfiles } from '../info/index.ts'
import { closeLapsed } from './commands/close-lapsed.ts'
import { runOverdue } from './commands/mark-overdue.ts'
import { replaceCorrected } from './commands/replace-corrected.ts'
import { deciding } from './handlers/deciding.ts'
import { reading } from './handlers/reading.ts'
import { writing } from './handlers/writing.ts'
import { objectRules } from './why.ts'

export { runOverdue } from './commands/mark-overdue.ts'
export { saveDocument } from './commands/save-document.ts'
export { documentEvent } from './rules/events.ts'
export { findingsOf } from './views/findings.ts'
export { templateOf } from './views/template.ts'

export const area = defineArea('documents', {
  handlers: { ...reading, ...writing, ...deciding },
  hourly: async (uow) => {
    await runOverdue(uow)
    await closeLapsed(uow)
  },
  listeners: { [billed]: (uow, { documentId }) => replaceCorrected(uow, String(documentId)) },
  objectRules,
  provides: [provide(documentProfiles, () => profileIds)],
})
