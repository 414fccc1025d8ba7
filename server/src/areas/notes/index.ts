import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import * as store from './store.ts'

export { keepFile, writeNote } from './commands/write-note.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    note: true
  }
}

export const area = defineArea('notes', {
  policy,
  handlers,
  objectTypes: ['note'],
  personalData: { inCompany: store.forgetAuthor },
})
