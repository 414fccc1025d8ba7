import { defineArea } from '../../platform/index.ts'
import { beginDiscarding, discardExpired, discardTask, dropFileTask } from './commands/discard-expired.ts'
import { handlers } from './handlers.ts'

export { retained, throwsAwayUntil } from './law.ts'
export { holdsOn } from './queries.ts'
export type { HoldRecord } from './records.ts'
export type { Retention } from './rules.ts'
export { holdOf } from './views.ts'

export const area = defineArea('retention', {
  handlers,
  tasks: {
    [discardTask]: discardExpired,
    [dropFileTask]: (uow, { hash }) => uow.contents.dropFile(String(hash)),
  },
  daily: beginDiscarding,
})
