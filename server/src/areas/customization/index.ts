import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { fieldsOf } from './values/fields.ts'

export const area = defineArea('customization', {
  handlers,
})
