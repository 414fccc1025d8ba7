import type { Areas, Note, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork, unfit } from '../../platform/index.ts'
import { mustBeClean } from '../attachments/index.ts'
import { knowsCompany } from '../network/index.ts'
import { namesOf } from '../users/index.ts'
import { keepFile, writeNote } from './commands/write-note.ts'
import { noFile, noNote, noPartner } from './not-found.ts'
import { mayDelete, maySee } from './rules.ts'
import * as store from './store.ts'

/** Contracts and certificates, not films. */
const maxFileBytes = 25_000_000

export const handlers: Handlers<Areas['notes']> = {
  listNotes: ({ query: { limit, page, targetCompanyId } }, context) =>
    context.read(async (uow) => {
      if (targetCompanyId !== undefined && !(await knowsCompany(uow, targetCompanyId))) throw noPartner(targetCompanyId)
      const { rows, count } = await store.page(uow, { partnerId: targetCompanyId, limit, offset: page * limit })
      return { ...pageInfo({ limit, page }, count), Items: await shown(uow, rows, context) }
    }),

  createNote: ({ body }, context) =>
    context.write(async (uow) => {
      if (body.type === 'UPLOAD')
        throw unfit(
          'type',
          t`type is UPLOAD: send the note with its file to POST v0/notes/files, as multipart/form-data.`,
        )
      return only(await shown(uow, [await writeNote(uow, body)], context))
    }),

  addFile: async ({ body }, context) => {
    const { file, ...note } = await body.receive(maxFileBytes)
    await mustBeClean(file, context.platform.settings)
    return context.write(async (uow) => only(await shown(uow, [await keepFile(uow, note, file)], context)))
  },

  readFile: ({ params: { id } }, context) =>
    context.read(async (uow) => {
      const { content_hash: hash, file_name: name, media_type } = await seen(uow, id)
      if (hash === null) throw noFile(id)
      return {
        type: media_type ?? 'application/octet-stream',
        held: await uow.contents.open(hash),
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name ?? id)}` },
      }
    }),

  deleteNote: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      const note = await seen(uow, id)
      if (!mayDelete(authorOf(note), uow.author.actorId, true))
        throw new ApiError('Forbidden', t`The note ${id} is a colleague’s: only who wrote it can delete it.`)
      await store.remove(uow, id)
      await uow.log({ kind: 'note.deleted', objectType: 'note', objectId: id })
    }),
}

const only = <T>([one]: readonly T[]): T => one as T

/** A note that the reader may see. @throws ApiError ResourceNotFound for any other */
async function seen(uow: UnitOfWork, id: string): Promise<store.NoteRow> {
  const note = await store.find(uow, id)
  if (note === undefined || !maySee(authorOf(note), uow.author.actorId)) throw noNote(id)
  return note
}

const authorOf = ({ visibility, created_by: createdBy }: store.NoteRow) => ({ visibility, createdBy })

async function shown(
  uow: UnitOfWork,
  rows: readonly store.NoteRow[],
  { actor }: RequestContext,
): Promise<Of<typeof Note>[]> {
  const names = await namesOf(uow, [...new Set(rows.flatMap(({ created_by }) => created_by ?? []))])
  const mayWrite = actor.permissions.has('note.write')
  return rows.map((row) => {
    const name = names.get(row.created_by ?? '')
    return {
      id: row.id,
      label: row.label,
      visibility: row.visibility,
      targetCompanyId: row.partner_id,
      type: row.content_hash === null ? 'TEXT' : 'UPLOAD',
      ...(row.text !== null && { text: row.text }),
      ...(row.file_name !== null && { fileName: row.file_name }),
      created: row.created.toISOString(),
      ...(row.created_by !== null && { createdBy: row.created_by }),
      ...(name !== undefined && { createdByName: name }),
      allowedActions: mayDelete(authorOf(row), uow.author.actorId, mayWrite) ? ['delete' as const] : [],
    }
  })
}
