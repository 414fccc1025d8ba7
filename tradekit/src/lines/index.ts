export { lineTones } from './tones.ts'
