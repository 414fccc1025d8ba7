import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Totals } from '@kontor/ubl'
import { ApiError, type Handlers } from '../../../platform/index.ts'
import { openEnclosed } from '../../attachments/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import {
  changeEntry,
  noProfile,
  profileOf,
  profiles,
  typeFor,
  typeOfProfile,
  whyNotDo,
  writeTransaction,
} from '../../entries/index.ts'
import { savedContents } from '../../exchange/index.ts'
import { isAssignmentProfile, saveAssignmentDocument } from '../../legacy-assignments/index.ts'
import { type Parsed, readTrade } from '../../parsing/index.ts'
import { retained } from '../../retention/index.ts'
import { closeDocument } from '../commands/close-document.ts'
import { lockDocument } from '../commands/lock-document.ts'
import { saveAndSend } from '../commands/save-and-send.ts'
import { saveDocument } from '../commands/save-document.ts'
import { findingsOf } from '../views/findings.ts'
import { templateOf } from '../views/template.ts'

const amountsOf = (totals: Totals) => ({
  LineExtensionAmount: totals.lineExtension,
  AllowanceTotalAmount: totals.allowanceTotal,
  ChargeTotalAmount: totals.chargeTotal,
  TaxExclusiveAmount: totals.taxExclusive,
  TaxAmount: totals.tax,
  TaxInclusiveAmount: totals.taxInclusive,
  PrepaidAmount: totals.prepaid,
  PayableAmount: totals.payable,
})

/** A profile id that the caller names must be one that we know, and that of the document (F-247, F-284). */
function refuseOtherProfile(profileId: string | undefined, parsed: Parsed): void {
  if (profileId === undefined) return
  const type = typeFor(parsed)
  const named = typeOfProfile(profileId)
  if (named === type) return
  const message =
    named === undefined
      ? t`${noProfile}: documentProfileId is ${profileId}: use a profile from info/documentprofiles.`
      : t`documentProfileId is ${profileId}, but the document type is ${parsed.ublType}: use a profile of that type.`
  throw new ApiError('DocumentRefused', message, { details: { documentProfileId: profileId } })
}

export const writingHandlers: Pick<
  Handlers<Areas['documents']>,
  | 'readTemplate'
  | 'computeTotals'
  | 'sendThroughDispatcher'
  | 'setLockedState'
  | 'closeDocument'
  | 'reopenDocument'
  | 'saveDocument'
  | 'createDocument'
  | 'deleteDocument'
  | 'listProfiles'
> = {
  readTemplate: ({ query: { type, connectionId } }, context) =>
    context.read((uow) => templateOf(uow, type, connectionId)),

  computeTotals: async ({ body }) => {
    const { form, totals } = await readTrade(body)
    if (form === undefined || totals === undefined)
      throw new ApiError('DocumentRefused', t`The document has no lines to total: send a document with lines.`)
    if (!/^[A-Z]{3}$/.test(form.currency))
      throw new ApiError(
        'DocumentRefused',
        t`DocumentCurrencyCode is ${form.currency}: use an ISO 4217 code such as EUR.`,
      )
    return { Currency: form.currency, ...amountsOf(totals) }
  },

  sendThroughDispatcher: ({ query, body }, context) =>
    saveAndSend(context, body, query.documentId, (parsed) => refuseOtherProfile(query.documentProfileId, parsed)),

  setLockedState: ({ params }, context) =>
    context.write((uow) => lockDocument(uow, params.documentId, params.state === 'true' ? 'SALE' : 'PURCHASE')),

  closeDocument: ({ params }, context) => context.write((uow) => closeDocument(uow, params.documentId, true)),

  reopenDocument: ({ params }, context) => context.write((uow) => closeDocument(uow, params.documentId, false)),

  saveDocument: async ({ params, query, body }, context) => {
    if (query.documentProfileId !== undefined && isAssignmentProfile(query.documentProfileId))
      return saveAssignmentDocument(context, params.documentId, body, query.draft)
    const opened = await openEnclosed(body, context.platform.settings)
    refuseOtherProfile(query.documentProfileId, opened.parsed)
    await writeTransaction(context, params.documentId, opened.parsed, async (uow) => {
      savedContents(context.platform).keep(
        await saveDocument(uow, { ...query, id: params.documentId, ...opened }),
        opened.bytes,
      )
    })
  },

  createDocument: async ({ body }, context) => {
    const opened = await openEnclosed(body, context.platform.settings)
    const Findings = await findingsOf(opened.parsed, context.language)
    const id = context.platform.ids.next()
    return writeTransaction(context, id, opened.parsed, async (uow) => {
      const entry = await saveDocument(uow, { id, ...opened, draft: true })
      savedContents(context.platform).keep(entry, opened.bytes)
      return {
        DocumentId: entry.id,
        ID: entry.businessId,
        type: entry.type,
        Findings,
      }
    })
  },

  deleteDocument: ({ params }, context) =>
    context.write(async (uow) => {
      const entry = await lockEntryFor(uow, params.documentId, 'write')
      const why = whyNotDo('delete', await retained(uow, entry))
      if (why !== undefined)
        throw new ApiError('Conflict', t`The document ${entry.id} cannot be deleted: ${why}. Archive it instead.`)
      await changeEntry(uow, entry, { deleted: uow.now, modified: uow.now })
      await uow.log({ kind: 'document.deleted', objectType: 'document', objectId: entry.id })
    }),

  listProfiles: async () => ({
    DocumentProfiles: profiles.map(({ type, ublName }) => ({ Id: profileOf(type), Type: type, UblType: ublName })),
  }),
}
