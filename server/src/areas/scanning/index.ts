import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import { forgetAuthor } from './store.ts'

export { receiveUpload } from './commands/receive-upload.ts'
export { paperType } from './kinds.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    upload: true
  }
}

export const area = defineArea('scanning', {
  policy,
  handlers,
  objectTypes: ['upload'],
  personalData: { inCompany: forgetAuthor },
})
