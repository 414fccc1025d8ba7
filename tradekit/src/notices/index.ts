export { ArrivalNotices } from './ArrivalNotices.tsx'
export { DuplicateActions } from './DuplicateActions.tsx'
export { HoldNotices } from './HoldNotices.tsx'
export { useNamed } from './useNamed.ts'
