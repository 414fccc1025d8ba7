import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, type RequestContext, unfit } from '../../../platform/index.ts'
import { parse } from '../../parsing/index.ts'
import { holdUpload, rejectUpload, reopenUpload, sendBackUpload } from '../commands/decide-upload.ts'
import { decideMany } from '../commands/decide-uploads.ts'
import { type Entering, enterUpload } from '../commands/enter-upload.ts'
import { lockUpload } from '../commands/lock-upload.ts'
import { readTotals, setFolder, setLegalEntity, setSender, setTags } from '../commands/organize-upload.ts'
import { logUpload } from '../commands/receive-upload.ts'
import { letGo, takeInHand } from '../commands/take-in-hand.ts'
import { draftOf } from '../entered-draft.ts'
import { existingUpload } from '../existing-upload.ts'
import * as uploads from '../store/uploads.ts'

/** @throws ApiError BadRequest where nothing but blanks is written */
function reasonIn({ reason }: { readonly reason: string }): { readonly reason: string } {
  if (reason.trim() === '') throw unfit('reason', t`reason is empty: enter a reason.`)
  return { reason: reason.trim() }
}

/** Sends a document on; the folder in which it is from now on is part of the same write. */
async function dispatch(
  context: RequestContext,
  id: string,
  { folder, ...given }: Pick<Entering, 'connectionId' | 'receiverId' | 'mailFrom'> & { folder?: string | undefined },
): Promise<{ DocumentId: string }> {
  const known = await context.read((uow) => existingUpload(uow, id))
  if (known.documentId !== null) return { DocumentId: known.documentId }
  const { upload, bytes } = await draftOf(context, id)
  const parsed = await parse(bytes)
  return context.write(async (uow) => {
    if (folder !== undefined) await setFolder(uow, id, folder)
    return { DocumentId: await enterUpload(uow, { ...given, upload, bytes, parsed }) }
  })
}

export const decisionHandlers: Pick<
  Handlers<Areas['scanning']>,
  | 'dispatchDocument'
  | 'dispatchUpload'
  | 'reprocess'
  | 'holdUpload'
  | 'rejectUpload'
  | 'reopenUpload'
  | 'holdDocuments'
  | 'rejectDocuments'
  | 'deleteDocuments'
  | 'lockDocument'
  | 'unlockDocument'
  | 'saveTags'
  | 'saveFolderOf'
  | 'saveSender'
  | 'saveLegalEntity'
  | 'enableTotals'
> = {
  dispatchUpload: ({ params, query }, context) => dispatch(context, params.id, query),

  dispatchDocument: ({ params, body: { ConnectionId: connectionId, FolderName: folder, Email: mailFrom } }, context) =>
    dispatch(context, params.id, { connectionId, folder, mailFrom }),

  reprocess: ({ params, body }, context) => {
    const comment = body.trim()
    if (comment === '') throw unfit('body', t`The comment is empty: enter what is to be corrected.`)
    return context.write((uow) => sendBackUpload(uow, params.id, comment))
  },

  holdUpload: ({ params, body }, context) =>
    context.write((uow) => holdUpload(uow, params.id, reasonIn(body), body.until ?? null)),

  rejectUpload: ({ params, body }, context) => context.write((uow) => rejectUpload(uow, params.id, reasonIn(body))),

  reopenUpload: ({ params }, context) => context.write((uow) => reopenUpload(uow, params.id)),

  holdDocuments: ({ body }, context) => context.write((uow) => decideMany(uow, 'ONHOLD', body)),

  rejectDocuments: ({ body }, context) => context.write((uow) => decideMany(uow, 'REJECT', body)),

  deleteDocuments: ({ query }, context) =>
    context.write(async (uow) => {
      for (const id of [...new Set(query.id)].sort()) {
        const upload = await lockUpload(uow, id, 'delete')
        await uploads.remove(uow, id)
        await logUpload(uow, upload, 'scan.deleted')
      }
    }),

  lockDocument: ({ params }, context) => context.write((uow) => takeInHand(uow, params.id)),

  unlockDocument: ({ params }, context) =>
    context.write((uow) => letGo(uow, params.id, context.actor.permissions.has('scan.configure'))),

  saveTags: ({ params, body }, context) => context.write((uow) => setTags(uow, params.id, body.Tag)),

  saveFolderOf: ({ params }, context) => context.write((uow) => setFolder(uow, params.id, params.name)),

  saveSender: ({ params }, context) => context.write((uow) => setSender(uow, params.id, params.connId)),

  enableTotals: ({ params }, context) => context.write((uow) => readTotals(uow, params.id)),

  saveLegalEntity: ({ params }, context) => context.write((uow) => setLegalEntity(uow, params.id, params.leId)),
}
