export { vatRates } from './regimes.ts'
