import { defineArea } from '../../platform/index.ts'
import { readList, readTask } from './commands/read-list.ts'
import { readAll } from './commands/save-source.ts'
import { handlers } from './handlers.ts'

export { saveSource } from './commands/save-source.ts'

/** Lists of codes that a company keeps elsewhere (0174). */
export const area = defineArea('codesElsewhere', {
  handlers,
  tasks: { [readTask]: (uow, { listId }) => readList(uow, String(listId)) },
  daily: readAll,
})
