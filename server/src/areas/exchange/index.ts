import { defineArea } from '../../platform/index.ts'
import { authorityAnswered } from '../clearance/index.ts'
import type { MailOutcome } from '../mail/index.ts'
import { partnerConnected } from '../network/index.ts'
import { messageAnswered, messageCame } from '../peppol/index.ts'
import { mail, mailed, mailedTask } from './channels/mail.ts'
import { receivePeppol } from './channels/receive-peppol.ts'
import { peppolAnswered, sendPeppol } from './channels/send-peppol.ts'
import { clearanceAnswered } from './commands/clear-document.ts'
import { collectedTask, tellCollected } from './commands/collect-document.ts'
import { deliver } from './commands/deliver-document.ts'
import { heldAnswerTask, releaseAnswer } from './commands/hold-answer.ts'
import { releaseWaiting } from './commands/release-waiting.ts'
import { arrivals } from './commands/tell-followed.ts'
import { handlers } from './handlers.ts'
import { deliverTasks } from './tasks.ts'

export { addressee } from './addressee.ts'
export { answerDocument, refuseUnreasoned } from './commands/answer-document.ts'
export { collectDocument, noteFetched } from './commands/collect-document.ts'
export { originIn, receivePurchase } from './commands/enter-purchase.ts'
export { giveAnswer, undoAnswer } from './commands/hold-answer.ts'
export { moveDueDate } from './commands/move-due-date.ts'
export { withProgress } from './commands/order-progress.ts'
export { partnerOutside, receiveFrom } from './commands/receive-document.ts'
export { sendDocument, sendNew } from './commands/send-document.ts'
export {
  billsNamed,
  countedBack,
  documentBilled,
  orderFollowed,
  requestQuoted,
  versionArrived,
} from './commands/tell-followed.ts'
export {
  copiesOf,
  dispatchIdsOf,
  knownAccountsOf,
  latestDispatchesOf,
  latestDispatchOf,
  receivedLike,
} from './queries.ts'
export type { AccountRecord, DispatchRecord } from './records.ts'
export { savedContents } from './saved-content-cache.ts'
export { dispatchOf } from './views/dispatch.ts'

export const area = defineArea('exchange', {
  handlers,
  events: arrivals,
  tasks: {
    [collectedTask]: (uow, { documentId }) => tellCollected(uow, String(documentId)),
    [heldAnswerTask]: (uow, { documentId, responseId }) => releaseAnswer(uow, String(documentId), String(responseId)),
    [deliverTasks.KONTOR]: (uow, { dispatchId }) => deliver(uow, String(dispatchId)),
    [deliverTasks.EMAIL]: (uow, { dispatchId }) => mail(uow, String(dispatchId)),
    [deliverTasks.PEPPOL_LOOPBACK]: (uow, { dispatchId }) => sendPeppol(uow, String(dispatchId)),
    [mailedTask]: (uow, { dispatchId, result, ...payload }) =>
      mailed(uow, String(dispatchId), { result: result as MailOutcome['result'], reply: String(payload['said']) }),
  },
  listeners: {
    [authorityAnswered]: (uow, { clearanceId }) => clearanceAnswered(uow, String(clearanceId)),
    [partnerConnected]: (uow, { connectionId }) => releaseWaiting(uow, String(connectionId)),
    [messageCame]: (uow, { messageId, cameFrom }) =>
      receivePeppol(uow, { messageId: String(messageId), cameFrom: String(cameFrom) }),
    [messageAnswered]: (uow, { messageId, refusal }) =>
      peppolAnswered(uow, String(messageId), refusal === null ? null : String(refusal)),
  },
})
