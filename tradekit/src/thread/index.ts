export { beginReply } from './Reply.tsx'
