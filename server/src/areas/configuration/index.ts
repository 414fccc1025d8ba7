import { defineArea } from '../../platform/index.ts'
import { spread, spreadTask } from './commands/apply.ts'
import { handlers } from './handlers.ts'

export { publish } from './commands/publish.ts'
export { subscribe } from './commands/subscribe.ts'

export const area = defineArea('configuration', { handlers, tasks: { [spreadTask]: spread } })
