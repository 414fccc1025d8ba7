export { type Answering, answerDocument } from './acts/answering.ts'
export { documentForApproval, noteApproval } from './acts/approving.ts'
export { runOverdue } from './acts/overdue.ts'
export { readersAmong } from './acts/reaching.ts'
export { type Saving, saveDocument } from './acts/saving.ts'
export { type Sending, sendDocument } from './acts/sending.ts'
export { setTag } from './acts/tagging.ts'
export type { DispatchRecord, Entry } from './entry.ts'
export { own as documentOf } from './handlers/reading.ts'
export {
  conversations,
  createHandlers,
  documentLines,
  documentMaking,
  documentParts,
  documentServices,
  documentsV2,
  retention,
  taxes,
} from './handlers.ts'
export { policy } from './policy.ts'
export { partnerNameOf, stateOf, whyNotApprovable } from './rules/index.ts'
export { isOpenTo } from './store/conditions.ts'
export { among as documentsAmong } from './store/entries.ts'
export { companiesToFold, fold, tallyCubes, tallyKeys, tallyKeysOf } from './store/tally.ts'
export { daily, tasks } from './tasks.ts'
export { isUuid } from './values/ids.ts'
export { profileIds } from './values/profiles.ts'
export { searchWords } from './values/search.ts'
export { objectRules, reached } from './why.ts'
