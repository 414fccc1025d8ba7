import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { vatRates } from './regimes.ts'

export const area = defineArea('taxes', { handlers })
