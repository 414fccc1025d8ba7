import type { Tasks } from '../../platform/index.ts'
import { answerTask, writeAnswer } from './answers/index.ts'
import { attempt, sendTask } from './commands/send-mail.ts'
import { digestTask, noticeTask, sendDigest, sendNotice } from './digest.ts'

export const tasks: Tasks = {
  [sendTask]: (uow, payload) => attempt(uow, String(payload['messageId']), Number(payload['attempt'])),
  [answerTask]: writeAnswer,
  [digestTask]: (uow, payload) => sendDigest(uow, String(payload['userId']), String(payload['before'])),
  [noticeTask]: (uow, payload) => sendNotice(uow, String(payload['noticeId'])),
}
