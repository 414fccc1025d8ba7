import type { Tasks } from '../../platform/index.ts'
import { digestTask, sendDigest } from './digest.ts'
import { attempt, sendTask } from './sending.ts'

export const tasks: Tasks = {
  [sendTask]: (act, payload) => attempt(act, String(payload['messageId']), Number(payload['attempt'])),
  [digestTask]: (act, payload) => sendDigest(act, String(payload['userId']), String(payload['before'])),
}
