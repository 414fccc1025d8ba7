import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { makeAdvice } from './commands/make-advice.ts'

export const area = defineArea('advices', {
  handlers,
})
