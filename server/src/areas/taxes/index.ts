export { vatRates } from './regimes.ts'
export { type StatedTax, whyNotRate } from './stated.ts'
