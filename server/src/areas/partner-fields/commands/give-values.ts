import { t } from '@kontor/i18n'
import { ApiError, type ReceivedFile, type UnitOfWork } from '../../../platform/index.ts'
import { mediaTypeOf, plainName } from '../../attachments/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { noField } from '../not-found.ts'
import { whyNotValue } from '../rules.ts'
import * as store from '../store/fields.ts'

/** Work in the company of a connected partner. @throws ApiError ResourceNotFound: there is no such connection to a member. */
export async function withAsker<T>(
  uow: UnitOfWork,
  connectionId: string,
  work: (asker: UnitOfWork) => Promise<T>,
): Promise<T> {
  const connection = await connectionOf(uow, connectionId)
  if (connection?.state !== 'ACCEPTED' || !connection.channels.includes('KONTOR')) throw noConnection(connectionId)
  return uow.within(connection.partnerId, work)
}

/**
 * Gives a partner what it asks for, all or none; an empty value takes it back.
 *
 * @throws ApiError BadRequest (does not fit its field), ResourceNotFound (connection, field).
 */
export async function giveValues(
  uow: UnitOfWork,
  connectionId: string,
  given: readonly { readonly id: string; readonly value: string }[],
): Promise<void> {
  await withAsker(uow, connectionId, async (asker) => {
    const asked = new Map((await store.fields(asker)).map((field) => [field.id, field]))
    for (const { id, value } of given) {
      const field = asked.get(id)
      if (field === undefined) throw noField(id)
      const why = whyNotValue(field, value.trim())
      if (why !== undefined) throw new ApiError('BadRequest', why)
    }
    for (const { id, value } of given)
      if (value.trim() === '') await store.removeValue(asker, uow.companyId, id)
      else await saveGiven(asker, uow.companyId, id, { value: value.trim() })
  })
  await logOnBothSides(uow, connectionId)
}

/** Gives a partner a file that was received and found clean. @throws ApiError as {@link giveValues} */
export async function giveFile(uow: UnitOfWork, connectionId: string, id: string, file: ReceivedFile): Promise<void> {
  const name = plainName(file.name)
  if (name === '') throw new ApiError('BadRequest', t`file has no name: send it with a file name.`)
  if (file.size === 0) throw new ApiError('BadRequest', t`file ${name} is empty: send a file with content.`)
  await withAsker(uow, connectionId, async (asker) => {
    const field = (await store.fields(asker)).find((one) => one.id === id)
    if (field === undefined) throw noField(id)
    if (field.type !== 'UPLOAD')
      throw new ApiError('BadRequest', t`The field ${id} is of type ${field.type}: send a value instead of a file.`)
    const content_hash = await asker.contents.take(file)
    await saveGiven(asker, uow.companyId, id, { content_hash, file_name: name, media_type: mediaTypeOf(file.type) })
  })
  await logOnBothSides(uow, connectionId)
}

const saveGiven = (
  asker: UnitOfWork,
  partnerId: string,
  fieldId: string,
  given: Partial<store.ValueRow>,
): Promise<void> =>
  store.saveValue(asker, {
    ...{ company_id: asker.companyId, partner_id: partnerId, field_id: fieldId },
    ...{ value: null, content_hash: null, file_name: null, media_type: null, modified: asker.now },
    ...given,
  })

async function logOnBothSides(uow: UnitOfWork, connectionId: string): Promise<void> {
  const line = { kind: 'connection.fields_filled', objectType: 'connection', objectId: connectionId } as const
  await uow.log(line)
  await withAsker(uow, connectionId, (asker) => asker.log(line))
}
