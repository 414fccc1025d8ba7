import { defineArea } from '../../platform/index.ts'
import { carryPost, carryPostTask } from './commands/post-message.ts'
import { handlers } from './handlers.ts'

export { postMessage } from './commands/post-message.ts'
export { whyNotComment } from './rules.ts'
export { historyOf } from './views/history.ts'

export const area = defineArea('conversations', {
  handlers,
  tasks: { [carryPostTask]: (uow, { postId }) => carryPost(uow, String(postId)) },
})
