import type { Act, Tasks } from '../../platform/index.ts'
import type { Told } from '../mail/index.ts'
import { answeredTask, receiveTask } from '../peppol/index.ts'
import { scan, scanTask } from './acts/carrying.ts'
import { deliver } from './acts/delivery.ts'
import { beginDiscarding, discardExpired, discardTask, dropFileTask } from './acts/discarding.ts'
import { deliverTasks } from './acts/dispatching.ts'
import { findEnclosed, findEnclosedTask } from './acts/finding-enclosed.ts'
import { mail, mailed, mailedTask } from './acts/mailing.ts'
import { receivePeppol } from './acts/peppol-receiving.ts'
import { peppolAnswered, sendPeppol } from './acts/peppol-sending.ts'
import { carryPost, carryPostTask } from './acts/posting.ts'
import { runScheduled, scheduledTask } from './acts/scheduling.ts'
import { sweep } from './store/tally.ts'

export const tasks: Tasks = {
  [deliverTasks.KONTOR]: (act, { dispatchId }) => deliver(act, String(dispatchId)),
  [deliverTasks.EMAIL]: (act, { dispatchId }) => mail(act, String(dispatchId)),
  [deliverTasks.PEPPOL_LOOPBACK]: (act, { dispatchId }) => sendPeppol(act, String(dispatchId)),
  [receiveTask]: (act, { messageId, cameFrom }) =>
    receivePeppol(act, { messageId: String(messageId), cameFrom: String(cameFrom) }),
  [answeredTask]: (act, { messageId, refusal }) =>
    peppolAnswered(act, String(messageId), refusal === null ? null : String(refusal)),
  [mailedTask]: (act, { dispatchId, result, said }) =>
    mailed(act, String(dispatchId), { result: result as Told['result'], said: String(said) }),
  [scanTask]: (act, { attachmentId }) => scan(act, String(attachmentId)),
  [findEnclosedTask]: (act, { after }) => findEnclosed(act, after === null ? null : String(after)),
  [discardTask]: discardExpired,
  [dropFileTask]: (act, { hash }) => act.contents.dropFile(String(hash)),
  [carryPostTask]: (act, { postId }) => carryPost(act, String(postId)),
  [scheduledTask]: (act, { id, runAt }) => runScheduled(act, String(id), String(runAt)),
}

/** What is put in order for each company once a day. */
export async function daily(act: Act): Promise<void> {
  await sweep(act)
  await beginDiscarding(act)
}
