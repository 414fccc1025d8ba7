import type { Act, Tasks } from '../../platform/index.ts'
import { deliver } from './delivery.ts'
import { deliverTask } from './dispatching.ts'
import { runOverdue } from './overdue.ts'
import { releaseWaiting } from './waiting.ts'

export const tasks: Tasks = {
  [deliverTask]: (act, { dispatchId }) => deliver(act, String(dispatchId)),
  'documents.connected': (act, { connectionId }) => releaseWaiting(act, String(connectionId)),
}

/** What the clock changes, for each company once a day. */
export async function daily(act: Act): Promise<void> {
  await runOverdue(act)
}
