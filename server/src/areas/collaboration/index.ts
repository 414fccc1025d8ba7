export { handlers } from './handlers.ts'
export { tasks } from './threads.ts'
