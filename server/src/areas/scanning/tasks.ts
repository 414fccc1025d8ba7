import type { Tasks } from '../../platform/index.ts'
import type { MailOutcome } from '../mail/index.ts'
import { answeredTask, recordAnswer, tellSender, tellTask } from './commands/tell-sender.ts'

export const tasks: Tasks = {
  [tellTask]: (uow, payload) => tellSender(uow, String(payload['stepId'])),
  [answeredTask]: (uow, payload) =>
    recordAnswer(uow, String(payload['stepId']), payload['result'] as MailOutcome['result']),
}
