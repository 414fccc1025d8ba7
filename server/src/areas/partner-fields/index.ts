import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { giveValues } from './give-values.ts'
export { saveField } from './save-field.ts'

export const area = defineArea('partnerFields', { handlers })
