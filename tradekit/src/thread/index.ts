export { beginReply } from './unsent.ts'
