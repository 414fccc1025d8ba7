export { DuplicateActions } from './DuplicateActions.tsx'
export { Notice } from './Notice.tsx'
export { useNamed } from './useNamed.ts'
