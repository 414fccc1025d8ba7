export { policy } from './policy.ts'
