import { defineArea } from '../../platform/index.ts'
import { collectEvents } from './commands/collect-events.ts'
import { deliverEvent, deliverTask } from './commands/deliver-event.ts'
import { handlers } from './handlers.ts'
import { forgetActor, prune } from './store/deliveries.ts'

export { saveWebhook, setState } from './commands/save-webhook.ts'
export { tellHead, wantsHeads } from './commands/tell-head.ts'
export { tellStep } from './commands/tell-step.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    webhook: true
  }
}

/** How long is kept what was sent, in milliseconds. */
const keptForMs = 30 * 86_400_000

export const area = defineArea('webhooks', {
  handlers,
  objectTypes: ['webhook'],
  sealed: collectEvents,
  tasks: { [deliverTask]: (uow, { deliveryId, attempt }) => deliverEvent(uow, String(deliveryId), Number(attempt)) },
  daily: (uow) => prune(uow, new Date(uow.now.getTime() - keptForMs)),
  personalData: { inCompany: forgetActor },
})
