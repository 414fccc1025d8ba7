export { MatchNotice } from './MatchNotice.tsx'
export { MatchTable } from './MatchTable.tsx'
export { overBilledOf } from './words.ts'
