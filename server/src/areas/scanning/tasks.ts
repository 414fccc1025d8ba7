import type { Tasks } from '../../platform/index.ts'
import type { Told } from '../mail/index.ts'
import { tellSender, tellTask, toldSender, toldTask } from './commands/tell-sender.ts'

export const tasks: Tasks = {
  [tellTask]: (uow, payload) => tellSender(uow, String(payload['stepId'])),
  [toldTask]: (uow, payload) => toldSender(uow, String(payload['stepId']), payload['result'] as Told['result']),
}
