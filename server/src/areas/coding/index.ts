import { defineArea } from '../../platform/index.ts'
import { entryHandlers } from './handlers/entry.ts'
import { listsHandlers } from './handlers/lists.ts'
import { policy } from './policy.ts'

export { addEntries, saveList } from './keeping.ts'
export { codable, saveCoding } from './saving.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    codingList: true
  }
}

export const area = defineArea('coding', {
  policy,
  handlers: { ...listsHandlers, ...entryHandlers },
  objectTypes: ['codingList'],
})
