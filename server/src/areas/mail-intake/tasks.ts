import type { Tasks } from '../../platform/index.ts'
import type { MailOutcome } from '../mail/index.ts'
import { answered, answeredTask } from './answering.ts'

export const tasks: Tasks = {
  [answeredTask]: (uow, payload) =>
    answered(uow, String(payload['mailId']), payload['result'] as MailOutcome['result']),
}
