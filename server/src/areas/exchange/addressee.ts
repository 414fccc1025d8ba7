import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { connectionsCalled, type KnownConnection, onlyConnection } from '../network/index.ts'

/**
 * The connection that a document without one is meant for: that of the partner whom it names as its receiver, or the
 * only one that there is.
 *
 * @throws ApiError NotConnected where there is none, or more than one of that name.
 */
export async function addressee(uow: UnitOfWork, receiverName: string): Promise<KnownConnection> {
  const [only, ...others] = await connectionsCalled(uow, receiverName)
  if (only !== undefined && others.length === 0) return only
  const single = only === undefined ? await onlyConnection(uow) : undefined
  if (single !== undefined) return single
  throw new ApiError(
    'NotConnected',
    only === undefined
      ? t`The receiver is ${receiverName}, and you have no connection with that name. Choose a connection.`
      : t`The receiver is ${receiverName}, and you have ${others.length + 1} connections with that name. Choose a connection.`,
  )
}
