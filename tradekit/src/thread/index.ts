export { ReplyFields, type ReplyFieldsProps } from './ReplyFields.tsx'
export { beginReply } from './unsent.ts'
export { useUnanswered } from './useUnanswered.ts'
