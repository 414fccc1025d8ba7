export { everything } from '../list/filters.ts'
export { useBulk } from './useBulk.ts'
