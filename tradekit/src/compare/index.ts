export { Differences } from './Differences.tsx'
export { inOrder } from './sides.ts'
