import { defineArea } from '../../platform/index.ts'
import { spread, spreadTask } from './commands/spread-publication.ts'
import { createHandlers } from './handlers.ts'

export { publishConfiguration } from './commands/publish-configuration.ts'
export { subscribeCompany } from './commands/subscribe-company.ts'

export const area = defineArea('configuration', {
  handlers: ({ areas }) => createHandlers(areas),
  tasks: { [spreadTask]: spread },
})
