import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { lockForAction, reasonIn } from '../../document-access/index.ts'
import { changeEntry } from '../../entries/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import * as discardChoice from '../store/discard-choice.ts'
import * as holds from '../store/holds.ts'

/**
 * Holds a document: its content is neither changed nor thrown away until it is released. Answers and filing go on.
 *
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (no reason), Conflict where it is held already.
 */
export async function holdDocument(uow: UnitOfWork, documentId: string, given: string): Promise<void> {
  const { entry, reason } = await lockForAction(uow, 'hold', documentId, given)
  await holds.place(uow, 'DOCUMENT', entry.id, reason)
  await changeEntry(uow, entry, { legalHold: true })
  await uow.log({ kind: 'document.held', objectType: 'document', objectId: entry.id, detail: { reason } })
}

/** @throws ApiError ResourceNotFound, Forbidden, BadRequest (no reason), Conflict where it has no legal hold of its own. */
export async function releaseDocument(uow: UnitOfWork, documentId: string, given: string): Promise<void> {
  const { entry, reason } = await lockForAction(uow, 'release', documentId, given)
  await holds.lift(uow, 'DOCUMENT', entry.id)
  await changeEntry(uow, entry, { legalHold: false })
  await uow.log({ kind: 'document.hold_lifted', objectType: 'document', objectId: entry.id, detail: { reason } })
}

/**
 * Holds all that was and will be exchanged with a partner.
 *
 * @throws ApiError ResourceNotFound, BadRequest (no reason), Conflict where it is held already.
 */
export async function holdPartner(uow: UnitOfWork, connectionId: string, given: string): Promise<void> {
  const { name, reason } = await partner(uow, connectionId, given)
  // What is thrown away just now ends before this, and what comes after sees it.
  await discardChoice.lock(uow)
  if (!(await holds.place(uow, 'PARTNER', connectionId, reason)))
    throw new ApiError(
      'Conflict',
      t`The documents of ${name} are already on legal hold: release them first to change the reason.`,
    )
  await uow.log({ kind: 'connection.held', objectType: 'connection', objectId: connectionId, detail: { reason } })
}

/** @throws ApiError ResourceNotFound, BadRequest (no reason), Conflict where nobody holds them. */
export async function releasePartner(uow: UnitOfWork, connectionId: string, given: string): Promise<void> {
  const { name, reason } = await partner(uow, connectionId, given)
  if (!(await holds.lift(uow, 'PARTNER', connectionId)))
    throw new ApiError('Conflict', t`The documents of ${name} are not on legal hold: there is nothing to release.`)
  await uow.log({
    kind: 'connection.hold_lifted',
    objectType: 'connection',
    objectId: connectionId,
    detail: { reason },
  })
}

async function partner(
  uow: UnitOfWork,
  connectionId: string,
  given: string,
): Promise<{ name: string; reason: string }> {
  const connection = await connectionOf(uow, connectionId)
  if (connection === undefined) throw noConnection(connectionId)
  return { name: connection.partnerName, reason: reasonIn(given) }
}
