import { defineArea } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'
import { prune } from './store.ts'
import { tasks } from './tasks.ts'

export { addressOf } from './address.ts'
export { openIntake } from './commands/open-intake.ts'
export { takeMail } from './commands/take-mail.ts'

/** How long is kept what came, in milliseconds; the documents and papers stay. */
const keptForMs = 90 * 86_400_000

export const area = defineArea('mailIntake', {
  handlers: ({ origins }) => createHandlers(origins),
  tasks,
  daily: (uow) => prune(uow, new Date(uow.now.getTime() - keptForMs)),
})
