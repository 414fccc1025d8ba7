import { defineArea } from '../../platform/index.ts'
import { carryPost, carryPostTask } from './commands/post.ts'
import { handlers } from './handlers.ts'

export { post } from './commands/post.ts'
export { whyNotComment } from './rules.ts'
export { historyOf } from './views/history.ts'

export const area = defineArea('conversations', {
  handlers,
  tasks: { [carryPostTask]: (uow, { postId }) => carryPost(uow, String(postId)) },
})
