import { defineArea } from '../../platform/index.ts'
import { codingHandlers } from './handlers/codings.ts'
import { listHandlers } from './handlers/lists.ts'
import { policy } from './policy.ts'

export { codable, saveCoding } from './commands/save-coding.ts'
export { addEntries, replaceEntries, saveList } from './commands/save-list.ts'
export { setCode } from './commands/set-code.ts'
export { noList } from './not-found.ts'
export { type PostedBill, postedBills } from './postings.ts'
export {
  childrenOf,
  codingAt,
  codingLists,
  codingsOf,
  documentsCodedWith,
  entriesLike,
  holdsList,
  type Leveled,
  whyNoCode,
  withChildren,
} from './queries.ts'
export { keptCoding } from './rules/coding.ts'
export { missingIn } from './rules/completeness.ts'
export { isBooked, postingsOf } from './rules/postings.ts'
export { whyNotCode } from './rules/standing.ts'
export { entriesOf } from './views/lists.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    codingList: true
  }
}

export const area = defineArea('coding', {
  policy,
  handlers: { ...listHandlers, ...codingHandlers },
  objectTypes: ['codingList'],
})
