import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { saveDraft } from './commands/save-draft.ts'

export const area = defineArea('flip', {
  handlers,
})
