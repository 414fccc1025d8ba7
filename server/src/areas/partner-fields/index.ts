import { defineArea } from '../../platform/index.ts'
import { partnerConnected } from '../network/index.ts'
import { createHandlers } from './handlers.ts'
import { askTask, noteAsker, tellAll, tellOne, tellTask } from './notices.ts'

export { giveValues } from './commands/give-values.ts'
export { saveField } from './commands/save-field.ts'
export { noteAsker } from './notices.ts'
export { type Asked, askedFor } from './requested-fields.ts'

export const area = defineArea('partnerFields', {
  handlers: ({ origins }) => createHandlers(origins),
  tasks: { [askTask]: tellAll, [tellTask]: tellOne },
  listeners: { [partnerConnected]: (uow, { connectionId }) => noteAsker(uow, String(connectionId)) },
})
