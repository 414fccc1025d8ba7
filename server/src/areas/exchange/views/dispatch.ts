import type { areas, ResultOf } from '@kontor/contract'
import { known } from '../../entries/index.ts'
import type { DispatchRecord } from '../records.ts'

type Dispatch = ResultOf<(typeof areas)['exchange']['dispatchDocument']>

export const dispatchOf = (dispatch: DispatchRecord): Dispatch => ({
  DispatchId: dispatch.id,
  ObjectId: dispatch.documentId,
  Created: dispatch.created.toISOString(),
  SenderCompanyAccountId: dispatch.companyId,
  DispatchState: dispatch.state,
  LastStateChange: dispatch.changed.toISOString(),
  ReceiverConnectionId: dispatch.connectionId,
  DispatchChannel: dispatch.channel,
  ...known({ SenderUserId: dispatch.actorId, FailureMessage: dispatch.failure }),
})
