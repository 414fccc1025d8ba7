import type { NoteVisibility } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type ReceivedFile, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { mediaTypeOf, plainName } from '../../attachments/index.ts'
import { knowsCompany } from '../../network/index.ts'
import { noPartner } from '../not-found.ts'
import * as store from '../store.ts'

export interface NewNote {
  readonly targetCompanyId: string
  readonly label: string
  readonly visibility: NoteVisibility
  readonly text?: string | undefined
}

/** @throws ApiError BadRequest (nothing but spaces), ResourceNotFound (no partner of the company). */
export const writeNote = (uow: UnitOfWork, note: NewNote): Promise<store.NoteRow> => keep(uow, note, {})

/**
 * Keeps a file that was received and found clean.
 *
 * @throws ApiError as {@link writeNote}, and BadRequest (no bytes, no name).
 */
export async function keepFile(
  uow: UnitOfWork,
  note: NewNote,
  file: Omit<ReceivedFile, 'drop'>,
): Promise<store.NoteRow> {
  const name = plainName(file.name)
  if (name === '') throw unfit('file', t`file has no name: send it with a file name.`)
  if (file.size === 0) throw unfit('file', t`file ${name} is empty: send a file with content.`)
  return keep(uow, note, {
    content_hash: await uow.contents.take(file),
    file_name: name,
    media_type: mediaTypeOf(file.type),
  })
}

async function keep(
  uow: UnitOfWork,
  { targetCompanyId, label, visibility, text }: NewNote,
  file: Partial<store.NoteRow>,
): Promise<store.NoteRow> {
  const written = label.trim()
  if (written === '') throw unfit('label', t`label is empty: say in a line what the note is about.`)
  if (!(await knowsCompany(uow, targetCompanyId))) throw noPartner(targetCompanyId)
  const row: store.NoteRow = {
    company_id: uow.companyId,
    id: uow.newId(),
    partner_id: targetCompanyId,
    label: written,
    visibility,
    text: text?.trim() || null,
    content_hash: null,
    file_name: null,
    media_type: null,
    created_by: uow.author.actorId,
    created: uow.now,
    ...file,
  }
  await store.add(uow, row)
  await uow.log({ kind: 'note.written', objectType: 'note', objectId: row.id })
  return row
}
