import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { refuseDerived, setTag } from './commands/set-tag.ts'
export { tagsOf, tagsOfMany } from './queries.ts'

export const area = defineArea('tags', {
  handlers,
})
