import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { connectionsCalled, type KnownConnection } from '../network/index.ts'

/**
 * The connection that a document without one is meant for: that of the partner whom it names as its receiver.
 *
 * @throws ApiError NotConnected where there is none, or more than one of that name.
 */
export async function addressee(uow: UnitOfWork, receiverName: string): Promise<KnownConnection> {
  const [only, ...others] = await connectionsCalled(uow, receiverName)
  if (only !== undefined && others.length === 0) return only
  throw new ApiError(
    'NotConnected',
    only === undefined
      ? t`The receiver is ${receiverName}, and you have no connection with that name. Choose a connection.`
      : t`The receiver is ${receiverName}, and you have ${others.length + 1} connections with that name. Choose a connection.`,
  )
}
