import type { Areas, RightType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, ApiError, type Handlers, notFound, type RequestContext } from '../../../platform/index.ts'
import { parse } from '../../../platform/parsing/index.ts'
import { sendDocument } from '../acts/sending.ts'
import { type Grant, share } from '../acts/sharing.ts'
import type { Entry } from '../entry.ts'
import { addressee } from '../making/dispatcher.ts'
import * as store from '../store/services.ts'
import { filesOf } from './parts.ts'
import { contentOf, own, reading } from './reading.ts'

/** Grants one right by the second version's address. `identityId` names on whose behalf: the company that is entered. */
function grant(
  context: RequestContext,
  { id, right }: { readonly id: string; readonly right: string },
  identityId: string | undefined,
  to: Omit<Grant, 'Right'>,
): Promise<void> {
  if (identityId !== undefined && identityId !== context.companyId) throw notFound('identity', identityId)
  return context.write((act) => share(act, id, [{ ...to, Right: right as RightType }], true))
}

/** Documents by the addresses of the second version (002 §7, Documents v2). */
export const second: Pick<Handlers<Areas['exchange']>, 'dispatch'> &
  Pick<Handlers<Areas['documents']>, 'readFused'> &
  Pick<Handlers<Areas['documentAccess']>, 'grantUser' | 'grantUserGroup'> &
  Pick<Handlers<Areas['attachments']>, 'listAttachmentsV2'> &
  Pick<Handlers<Areas['quotes']>, 'readRfqInformation' | 'saveRfqInformation'> = {
  dispatch: async ({ params, body }, context) => {
    const { entry, bytes } = await context.read((act) => contentOf(act, params.id))
    const parsed = await parse(bytes)
    await context.write(async (act) => {
      const connectionId = body?.ConnectionId ?? entry.connectionId ?? (await addressee(act, parsed.receiverName)).id
      const { id: documentId, contentHash } = entry
      await sendDocument(act, { documentId, dispatchId: act.newId(), connectionId, parsed, bytes, contentHash })
    })
  },

  // What was added since is the company's own entry: the document and what answered it are one there.
  readFused: ({ params }, context) =>
    reading.readMetadata({ params: { documentId: params.id }, query: {}, body: undefined }, context),

  grantUser: ({ params, query }, context) => grant(context, params, query.identityId, { UserId: params.userId }),

  grantUserGroup: ({ params, query }, context) => grant(context, params, query.identityId, { GroupId: params.groupId }),

  listAttachmentsV2: ({ params }, context) => context.read((act) => filesOf(act, params.id, context)),

  readRfqInformation: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await request(act, params.id)
      const kept = await store.requestOf(act, entry.id)
      const currency = kept?.currency ?? entry.currency
      if (currency === null) throw new ApiError('ResourceNotFound', t`Nothing is known of what ${entry.id} asks for.`)
      return {
        currency,
        ...(kept?.context == null ? {} : { context: kept.context }),
        ...(kept?.linesType == null ? {} : { requisitionLinesType: kept.linesType }),
      }
    }),

  saveRfqInformation: ({ params, body }, context) =>
    context.write(async (act) => {
      const entry = await request(act, params.id, 'write')
      await store.saveRequest(act, {
        companyId: act.companyId,
        documentId: entry.id,
        currency: body.currency,
        context: body.context ?? null,
        linesType: body.requisitionLinesType ?? null,
        modified: act.now,
      })
      await act.log({ kind: 'document.request_described', objectType: 'document', objectId: entry.id })
    }),
}

/** Only a request for quotation, or a requisition, asks for quotes. */
async function request(act: Act, id: string, needed: RightType = 'right'): Promise<Entry> {
  const entry = await own(act, id, needed)
  if (!asking.includes(entry.type)) throw notFound('request for quotation', id)
  return entry
}

const asking: readonly Entry['type'][] = ['requestforquotation', 'requisition']
