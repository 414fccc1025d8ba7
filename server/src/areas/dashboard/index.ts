import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { chooseCards } from './commands/choose-cards.ts'

export const area = defineArea('dashboard', { handlers })
