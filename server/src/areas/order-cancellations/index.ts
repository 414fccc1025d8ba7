import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export const area = defineArea('orderCancellations', { handlers })
