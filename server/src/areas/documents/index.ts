import { defineArea, provide } from '../../platform/index.ts'
import { profileIds } from '../entries/index.ts'
import { documentProfiles } from '../info/index.ts'
import { closeLapsed, firstLapsedDay } from './commands/close-lapsed.ts'
import { firstOverdueDay, runOverdue } from './commands/mark-overdue.ts'
import { readingHandlers } from './handlers/reading.ts'
import { createStandingHandlers } from './handlers/standing.ts'
import { writingHandlers } from './handlers/writing.ts'
import { objectRules } from './object-rules.ts'
import { workflowRunOf } from './workflow-runs.ts'

export { runOverdue } from './commands/mark-overdue.ts'
export { saveDocument } from './commands/save-document.ts'
export { documentEvent } from './rules/events.ts'
export { findingsOf } from './views/findings.ts'
export { templateOf } from './views/template.ts'
export { type WorkflowRunOf, workflowRunOf } from './workflow-runs.ts'

export const area = defineArea('documents', {
  handlers: (services) => ({
    ...readingHandlers,
    ...writingHandlers,
    ...createStandingHandlers(services.get(workflowRunOf)),
  }),
  hourly: async (uow) => {
    await runOverdue(uow)
    await closeLapsed(uow)
  },
  firstDay: async (uow) => {
    const days = [await firstOverdueDay(uow), await firstLapsedDay(uow)].filter((day) => day !== undefined)
    return days.toSorted()[0]
  },
  objectRules,
  provides: [provide(documentProfiles, () => profileIds)],
})
