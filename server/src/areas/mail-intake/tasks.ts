import type { Tasks } from '../../platform/index.ts'
import type { MailOutcome } from '../mail/index.ts'
import { answeredTask, noteAnswer } from './answers.ts'

export const tasks: Tasks = {
  [answeredTask]: (uow, payload) =>
    noteAnswer(uow, String(payload['mailId']), payload['result'] as MailOutcome['result']),
}
