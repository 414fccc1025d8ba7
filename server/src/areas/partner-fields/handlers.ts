import type { Areas } from '@kontor/contract'
import type { ApiError, Handlers, UnitOfWork } from '../../platform/index.ts'
import { mustBeClean } from '../attachments/index.ts'
import { connectionOf, noConnection } from '../network/index.ts'
import { giveFile, giveValues, withAsker } from './commands/give-values.ts'
import { saveField } from './commands/save-field.ts'
import { noField, noFieldFile, noOwnFile } from './not-found.ts'
import { tellLater } from './notices.ts'
import type { Field } from './rules.ts'
import * as store from './store/fields.ts'

/** Certificates and forms, not films. */
const maxFileBytes = 25_000_000

/** @param origins where the mails that tell of it lead */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['partnerFields']> => ({
  listFields: (_input, context) =>
    context.read(async (uow) => ({ fields: (await store.fields(uow)).map((field) => entityOf(field)) })),

  saveField: ({ params: { id }, body }, context) =>
    context.write(async (uow) => {
      const { isNew } = await saveField(uow, id, body)
      if (isNew) await tellLater(uow, origins.shell)
      return { ...body, label: body.label.trim() }
    }),

  deleteField: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      if (!(await store.removeField(uow, id))) throw noField(id)
    }),

  listAsked: ({ params: { connectionId } }, context) =>
    context.read((uow) => withAsker(uow, connectionId, (asker) => fieldsWithValues(asker, uow.companyId))),

  saveAnswers: ({ params: { connectionId }, body: { values } }, context) =>
    context.write((uow) => giveValues(uow, connectionId, values)),

  saveAnswerFile: async ({ params: { connectionId, id }, body }, context) => {
    const { file } = await body.receive(maxFileBytes)
    await mustBeClean(file, context.platform.settings)
    await context.write((uow) => giveFile(uow, connectionId, id, file))
  },

  listGiven: ({ params: { connectionId } }, context) =>
    context.read(async (uow) => fieldsWithValues(uow, await partnerOf(uow, connectionId))),

  readFile: ({ params: { side, connectionId, id } }, context) =>
    context.read(async (uow) =>
      side === 'given'
        ? givenFile(uow, await partnerOf(uow, connectionId), id, () => noFieldFile(id))
        : withAsker(uow, connectionId, (asker) => givenFile(asker, uow.companyId, id, () => noOwnFile(id))),
    ),
})

/** A file that a partner gave, as the company that asked for it keeps it. */
async function givenFile(asker: UnitOfWork, partnerId: string, id: string, none: () => ApiError) {
  const given = (await store.values(asker, partnerId)).find(({ field_id }) => field_id === id)
  if (given?.content_hash == null) throw none()
  const { content_hash: hash, media_type, file_name: name } = given
  return {
    type: media_type ?? 'application/octet-stream',
    held: await asker.contents.open(hash),
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name ?? id)}` },
  }
}

async function partnerOf(uow: UnitOfWork, connectionId: string): Promise<string> {
  const connection = await connectionOf(uow, connectionId)
  if (connection === undefined) throw noConnection(connectionId)
  return connection.partnerId
}

/** What a company asks for, with what a partner gave. */
async function fieldsWithValues(asker: UnitOfWork, partnerId: string): Promise<{ fields: Field[] }> {
  const given = new Map((await store.values(asker, partnerId)).map((value) => [value.field_id, value]))
  return { fields: (await store.fields(asker)).map((field) => entityOf(field, given.get(field.id))) }
}

const entityOf = ({ id, label, type, required }: store.FieldRow, given?: store.ValueRow): Field => ({
  id,
  label,
  type,
  required,
  ...(given?.value != null && { value: given.value }),
  ...(given?.file_name != null && { fileName: given.file_name }),
})
