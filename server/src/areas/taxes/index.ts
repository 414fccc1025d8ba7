import { defineInternalArea } from '../../platform/index.ts'

export { vatRates } from './regimes.ts'
export { type StatedTax, whyNotRate } from './stated.ts'

export const area = defineInternalArea('taxes', {})
