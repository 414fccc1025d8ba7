import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { forgetAuthor } from './store.ts'

export { contentOfForm, saveTemplate } from './commands/save-template.ts'
export { templateFor, templateHeads } from './queries.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    template: true
  }
}

export const area = defineArea('templates', {
  handlers,
  objectTypes: ['template'],
  personalData: { inCompany: forgetAuthor },
})
