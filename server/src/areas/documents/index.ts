import { defineArea, provide } from '../../platform/index.ts'
import { documentProfiles } from '../info/index.ts'
import { connected } from '../network/index.ts'
import { runOverdue } from './acts/overdue.ts'
import { releaseWaiting } from './acts/waiting.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import { companiesToFold, fold } from './store/tally.ts'
import { daily, tasks } from './tasks.ts'
import { profileIds } from './values/profiles.ts'
import { objectRules } from './why.ts'

export { type Answering, answerDocument } from './acts/answering.ts'
export { documentForApproval, noteApproval } from './acts/approving.ts'
export { runOverdue } from './acts/overdue.ts'
export { readersAmong } from './acts/reaching.ts'
export { type Saving, saveDocument } from './acts/saving.ts'
export { type Sending, sendDocument } from './acts/sending.ts'
export { setTag } from './acts/tagging.ts'
export type { DispatchRecord, Entry } from './entry.ts'
export { own as documentOf } from './handlers/reading.ts'
export { policy } from './policy.ts'
export { partnerNameOf, stateOf, whyNotApprovable } from './rules/index.ts'
export { isOpenTo } from './store/conditions.ts'
export { among as documentsAmong } from './store/entries.ts'
export { tallyCubes, tallyKeys, tallyKeysOf } from './store/tally.ts'
export { isUuid } from './values/ids.ts'
export { searchWords } from './values/search.ts'
export { reached } from './why.ts'

declare module '../../platform/act.ts' {
  interface ObjectTypes {
    document: true
  }
}

/** How many companies have their changes of the tallies folded in a minute. */
const maxCompaniesToFold = 10_000

const { documents: _own, ...alsoServes } = handlers

export const area = defineArea('documents', {
  policy,
  handlers: handlers.documents,
  alsoServes,
  tasks,
  listeners: { [connected]: (act, { connectionId }) => releaseWaiting(act, String(connectionId)) },
  hourly: async (act) => void (await runOverdue(act)),
  daily,
  /** Keeps short what every list adds to its tallies. */
  eachMinute: { companies: (tx) => companiesToFold(tx, maxCompaniesToFold), work: fold },
  objectRules,
  objectTypes: ['document'],
  provides: [provide(documentProfiles, () => profileIds)],
})
