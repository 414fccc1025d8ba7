import { defineArea } from '../../platform/index.ts'
import { spread, spreadTask } from './commands/apply.ts'
import { handlers } from './handlers.ts'

export const area = defineArea('configuration', { handlers, tasks: { [spreadTask]: spread } })
