import type { Tasks } from '../../platform/index.ts'
import { attempt, sendTask } from './sending.ts'

export const tasks: Tasks = {
  [sendTask]: (act, payload) => attempt(act, String(payload['messageId']), Number(payload['attempt'])),
}
