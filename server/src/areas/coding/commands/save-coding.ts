import { type Message, t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import type { Entry } from '../../entries/index.ts'
import { noList } from '../not-found.ts'
import { type Coding, codesByList, keptCoding, whyNotCode, whyNotKeep } from '../rules/index.ts'
import * as codings from '../store/codings.ts'
import * as lists from '../store/lists.ts'

/** The company's document, for somebody who may change its coding now. */
export async function codable(uow: UnitOfWork, documentId: string): Promise<Entry> {
  const entry = await entryFor(uow, documentId, 'write')
  const not = whyNotCode(entry)
  if (not !== undefined)
    throw new ApiError(not.code, t`The coding of the document ${documentId} cannot be changed: ${not.why}.`, {
      details: { document: documentId },
    })
  return entry
}

/**
 * Saves the coding of a document that is {@link codable} over the version that was read of it: none, where it had none.
 *
 * @throws ApiError ResourceNotFound (a list), BadRequest, Conflict.
 */
export async function saveCoding(
  uow: UnitOfWork,
  { id }: Entry,
  coding: Coding,
  read: number | undefined,
): Promise<void> {
  const why = whyNotKeep(coding)
  if (why !== undefined) throw new ApiError('BadRequest', t`The coding is not valid: ${why}.`)
  for (const listId of codesByList(coding).keys())
    if ((await lists.find(uow, listId)) === undefined) throw noList(listId)
  if (!(await codings.save(uow, id, keptCoding(coding), read))) throw await changedSince(uow, id, read)
  await uow.log({
    kind: 'document.coded',
    objectType: 'document',
    objectId: id,
    detail: { version: (read ?? 0) + 1 },
  })
}

async function changedSince(uow: UnitOfWork, documentId: string, read: number | undefined): Promise<ApiError> {
  const version = (await codings.find(uow, documentId))?.version
  const over = read === undefined ? t`none` : t`version ${read}`
  const message: Message =
    version === undefined
      ? t`The coding of document ${documentId} was removed after version ${over}: save without a version to code it again.`
      : t`The coding of the document ${documentId} is now at version ${version}, not ${over}: reload it, and save your change with version ${version}.`
  return new ApiError('Conflict', message, {
    details: { document: documentId, ...(version === undefined ? {} : { version: String(version) }) },
  })
}
