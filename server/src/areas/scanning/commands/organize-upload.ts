import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { partnerOutside } from '../../exchange/index.ts'
import { legalEntityOf } from '../../legal-entities/index.ts'
import { noFolder } from '../not-found.ts'
import { wordsIn } from '../rules/index.ts'
import * as folders from '../store/folders.ts'
import * as uploads from '../store/uploads.ts'
import { lockUpload } from './lock-upload.ts'
import { logUpload } from './receive-upload.ts'

const maxTags = 50

/** Tags as they are kept. @throws ApiError BadRequest where there are too many */
export function tagsGiven(given: readonly string[]): string[] {
  const tags = wordsIn(given)
  if (tags.length > maxTags) throw unfit('Tag', t`Tag has ${tags.length} tags: give at most ${maxTags}.`)
  return tags
}

/** Sets an upload's own tags. */
export async function setTags(uow: UnitOfWork, id: string, given: readonly string[]): Promise<void> {
  const upload = await lockUpload(uow, id, 'enter')
  await uploads.change(uow, id, { tags: tagsGiven(given), modified: uow.now })
  await logUpload(uow, upload, 'scan.tagged')
}

/** Puts an upload into a folder. @throws ApiError ResourceNotFound, Conflict, Locked */
export async function setFolder(uow: UnitOfWork, id: string, name: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'enter')
  if ((await folders.lock(uow, name)) === undefined) throw noFolder(name)
  await uploads.change(uow, id, { folder: name, modified: uow.now })
  await logUpload(uow, upload, 'scan.moved')
}

/** Says who sent an upload: a partner outside of the network. @throws ApiError ResourceNotFound, BadRequest of a member */
export async function setSender(uow: UnitOfWork, id: string, connectionId: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'enter')
  await partnerOutside(uow, connectionId)
  await uploads.change(uow, id, { connectionId, modified: uow.now })
  await logUpload(uow, upload, 'scan.sender_chosen')
}

/** Has the totals read, too. */
export async function readTotals(uow: UnitOfWork, id: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'enter')
  await uploads.change(uow, id, { withTotals: true, modified: uow.now })
  await logUpload(uow, upload, 'scan.totals_enabled')
}

/** Says for which legal entity an upload is. @throws ApiError ResourceNotFound */
export async function setLegalEntity(uow: UnitOfWork, id: string, legalEntityId: string): Promise<void> {
  const upload = await lockUpload(uow, id, 'enter')
  await legalEntityOf(uow, legalEntityId)
  await uploads.change(uow, id, { legalEntityId, modified: uow.now })
  await logUpload(uow, upload, 'scan.legal_entity_chosen')
}
