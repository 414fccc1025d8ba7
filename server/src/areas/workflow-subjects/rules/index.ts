/** What the rules of other areas may know of it. */
export type { Way } from './routed.ts'
