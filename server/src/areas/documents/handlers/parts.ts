import { type Areas, type ResponseCode, responseCodes } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, ApiError, type Handlers, notFound, type RequestContext } from '../../../platform/index.ts'
import { linesAbout } from '../../../platform/log/store.ts'
import { attach, detach, mayAttach, mustBeClean } from '../acts/attaching.ts'
import { lockDocument } from '../acts/locking.ts'
import { entryAt } from '../acts/looking-back.ts'
import { reachFor } from '../acts/reaching.ts'
import { share, unshare } from '../acts/sharing.ts'
import type { AttachmentRecord, Entry } from '../entry.ts'
import { lockOf, partyOf, whyNot } from '../rules/index.ts'
import * as access from '../store/access.ts'
import * as attachments from '../store/attachments.ts'
import * as properties from '../store/properties.ts'
import { eventsOf } from '../views/events.ts'
import { attachmentOf, type FileReader, grantsOf } from '../views/parts.ts'
import { conversationOf } from './conversing.ts'
import { own } from './reading.ts'

/** Where a document stands: its state, and what its party can answer now. */
export const processOf = (entry: Entry) => ({
  DocumentId: entry.id,
  Step: entry.state,
  Outcomes: responseCodes.filter((code: ResponseCode) => whyNot(code, partyOf(entry), entry) === undefined),
  Since: entry.modified.toISOString(),
})

/** The files of a document, as both addresses of the list give them. */
export const filesOf = async (act: Act, documentId: string, context: RequestContext) => {
  const reader = await readerOf(act, documentId, context)
  return { DocumentAttachment: (await attachments.of(act, documentId)).map((file) => attachmentOf(file, reader)) }
}

async function readerOf(act: Act, documentId: string, { actor }: RequestContext): Promise<FileReader> {
  const entry = await own(act, documentId)
  return { entry, permissions: actor.permissions, reach: await reachFor(act, entry, actor.userId) }
}

async function fileOf(act: Act, documentId: string, id: string): Promise<AttachmentRecord> {
  const entry = await own(act, documentId)
  const attachment = await attachments.find(act, id)
  if (attachment?.documentId !== entry.id) throw notFound('attachment', id)
  return attachment
}

export const parts: Pick<Handlers<Areas['conversations']>, 'readConversationMetadata'> &
  Pick<Handlers<Areas['documents']>, 'setLockedState' | 'readLockedState' | 'readProcess' | 'listEvents'> &
  Pick<Handlers<Areas['customization']>, 'readProperty' | 'saveProperty'> &
  Pick<Handlers<Areas['attachments']>, 'listAttachments' | 'addAttachment' | 'readAttachment' | 'removeAttachment'> &
  Pick<Handlers<Areas['documentAccess']>, 'readAccess' | 'saveAccess' | 'changeAccess' | 'deleteAccess'> = {
  readConversationMetadata: ({ params }, context) =>
    context.read(async (act) => conversationOf(act, await own(act, params.documentId), context)),

  setLockedState: ({ params }, context) =>
    context.write((act) => lockDocument(act, params.documentId, params.state === 'true' ? 'SALE' : 'PURCHASE')),

  readLockedState: ({ params }, context) =>
    context.read(async (act) => ({ State: lockOf(await own(act, params.documentId)) })),

  readProperty: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await own(act, params.documentId)
      const value = await properties.read(act, entry.id, params.id)
      if (value === undefined) throw notFound('property', params.id)
      return value
    }),

  saveProperty: ({ params, body }, context) =>
    context.write(async (act) => {
      const entry = await own(act, params.documentId, 'write')
      await properties.save(act, entry.id, params.id, body)
      await act.log({ kind: 'document.property_saved', objectType: 'document', objectId: entry.id })
    }),

  listAttachments: ({ params }, context) => context.read((act) => filesOf(act, params.documentId, context)),

  addAttachment: async ({ params, body }, context) => {
    await context.before((act) => mayAttach(act, params.documentId))
    const { file } = await body.receive()
    await mustBeClean(file, context.platform.settings)
    return context.write(async (act) => {
      const attachment = await attach(act, params.documentId, file)
      return attachmentOf(attachment, await readerOf(act, params.documentId, context))
    })
  },

  readAttachment: ({ params }, context) =>
    context.read(async (act) => {
      const { scan, name, contentType, contentHash } = await fileOf(act, params.documentId, params.id)
      if (scan !== 'CLEAN') throw new ApiError('Locked', t`The file ${name} is not given out: ${whyKept[scan]}.`)
      return {
        type: contentType,
        held: await act.contents.open(contentHash),
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
      }
    }),

  removeAttachment: ({ params }, context) => context.write((act) => detach(act, params.documentId, params.id)),

  readAccess: ({ params, query }, context) =>
    context.read(async (act) => {
      const entry = await own(act, params.documentId)
      if (query.position !== undefined) return grantsOf(entry, (await entryAt(act, entry, query.position)).given)
      return grantsOf(entry, await access.of(act, entry.id))
    }),

  saveAccess: ({ params, body }, context) => context.write((act) => share(act, params.documentId, body.Grants, false)),

  changeAccess: ({ params, body }, context) =>
    context.write(async (act) => {
      await share(act, params.documentId, body.Grants, true)
      const entry = await own(act, params.documentId)
      return grantsOf(entry, await access.of(act, entry.id))
    }),

  deleteAccess: ({ params }, context) => context.write((act) => unshare(act, params.documentId)),

  readProcess: ({ params }, context) => context.read(async (act) => processOf(await own(act, params.documentId))),

  listEvents: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await own(act, params.documentId)
      return { Events: eventsOf(await linesAbout(act.tx, act.companyId, entry.id)) }
    }),
}

const whyKept = {
  WAITING: t`the scan for viruses has not come to it yet; ask again in a moment`,
  INFECTED: t`the scan found a virus in it`,
} as const
