import { defineArea } from '../../platform/index.ts'
import { connected } from '../network/index.ts'
import { createHandlers } from './handlers.ts'
import { askTask, noteAsker, tellAll, tellOne, tellTask } from './tell-partners.ts'

export { type Asked, askedFor } from './asked-for.ts'
export { giveValues } from './give-values.ts'
export { saveField } from './save-field.ts'
export { noteAsker } from './tell-partners.ts'

export const area = defineArea('partnerFields', {
  handlers: ({ origins }) => createHandlers(origins),
  tasks: { [askTask]: tellAll, [tellTask]: tellOne },
  listeners: { [connected]: (uow, { connectionId }) => noteAsker(uow, String(connectionId)) },
})
