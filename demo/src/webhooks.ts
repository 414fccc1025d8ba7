import { saveWebhook, setState } from '@kontor/server/areas/webhooks'
import type { UnitOfWork } from '@kontor/server/platform'

/** The company whose ERP is told what happens. */
export const webhooksCompany = 'nordlicht'

/** A webhook that waits to be resumed: nobody answers at an address of the demo. */
export async function foundWebhook(uow: UnitOfWork): Promise<void> {
  const id = uow.newId()
  await saveWebhook(uow, { appLoopback: false }, id, {
    Address: 'https://erp.nordlicht.example/kontor',
    Description: 'ERP',
    Events: ['AFTER_DOCUMENT_RECEIVE', 'DOCUMENT_STATE_CHANGED'],
  })
  await setState(uow, id, 'PAUSED')
}
