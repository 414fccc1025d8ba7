import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { connectionsCalled, type KnownConnection, onlyConnection } from '../network/index.ts'

/**
 * The connection of the partner whom a document names as its receiver.
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

/**
 * Where a program sends a document without saying to whom: to the partner whom it names, or to the only one that there is.
 *
 * @throws ApiError as of {@link addressee}
 */
export async function addresseeOrOnly(uow: UnitOfWork, receiverName: string): Promise<KnownConnection> {
  const [named, single] = await Promise.all([connectionsCalled(uow, receiverName), onlyConnection(uow)])
  return named.length === 0 && single !== undefined ? single : addressee(uow, receiverName)
}
