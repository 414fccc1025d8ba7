import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { cancelOrder } from './commands/cancel-order.ts'

export const area = defineArea('orderCancellations', { handlers })
