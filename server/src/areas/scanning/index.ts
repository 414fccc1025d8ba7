import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers/index.ts'
import { policy } from './policy.ts'
import * as filters from './store/filters.ts'
import * as steps from './store/steps.ts'
import * as uploads from './store/uploads.ts'
import { tasks } from './tasks.ts'

export { holdUpload, rejectUpload } from './commands/decide-upload.ts'
export { makeFolder, setFolderBranch, tagFolder } from './commands/organize-folders.ts'
export { setFolder, setTags } from './commands/organize-upload.ts'
export { receiveUpload } from './commands/receive-upload.ts'
export { saveReason } from './commands/save-reason.ts'
export { whyNotScan } from './commands/switch-scanning.ts'
export { paperType } from './paper-types.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    upload: true
  }
}

export const area = defineArea('scanning', {
  policy,
  handlers,
  objectTypes: ['upload'],
  tasks,
  personalData: {
    inCompany: async (uow, userId) => {
      await uploads.forgetAuthor(uow, userId)
      await steps.forgetAuthor(uow, userId)
      await filters.forgetAuthor(uow, userId)
    },
  },
})
