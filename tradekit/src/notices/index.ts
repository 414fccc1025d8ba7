export { DuplicateActions } from './DuplicateActions.tsx'
export { Notice } from './Notice.tsx'
export { ProposedLine } from './ProposedLine.tsx'
export { useNamed } from './useNamed.ts'
