import type { Tasks } from '../../platform/index.ts'
import { digestTask, noticeTask, sendDigest, sendNotice } from './digest.ts'
import { attempt, sendTask } from './sending.ts'

export const tasks: Tasks = {
  [sendTask]: (act, payload) => attempt(act, String(payload['messageId']), Number(payload['attempt'])),
  [digestTask]: (act, payload) => sendDigest(act, String(payload['userId']), String(payload['before'])),
  [noticeTask]: (act, payload) => sendNotice(act, String(payload['noticeId'])),
}
