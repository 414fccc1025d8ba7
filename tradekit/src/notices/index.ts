export { DuplicateActions } from './DuplicateActions.tsx'
export { useNamed } from './useNamed.ts'
