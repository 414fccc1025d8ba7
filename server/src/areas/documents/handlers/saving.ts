import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, notFound } from '../../../platform/index.ts'
import type { Parsed } from '../../../platform/parsing/index.ts'
import { open } from '../acts/enclosing.ts'
import { typeFor } from '../acts/judging.ts'
import { keepSaved } from '../acts/just-saved.ts'
import { mustReach } from '../acts/reaching.ts'
import { retained } from '../acts/retaining.ts'
import { saveDocument } from '../acts/saving.ts'
import { takeIn } from '../acts/taking-in.ts'
import { whyNotDo } from '../rules/index.ts'
import * as entries from '../store/entries.ts'
import { noProfile, typeOfProfile } from '../values/profiles.ts'

import { findingsOf } from '../views/findings.ts'

type Calls = 'saveDocument' | 'createDocument' | 'deleteDocument'

export const saving: Pick<Handlers<Areas['documents']>, Calls> = {
  saveDocument: async ({ params, query, body }, context) => {
    const opened = await open(body, context.platform.settings)
    refuseOtherProfile(query.documentProfileId, opened.parsed)
    await takeIn(context, params.documentId, opened.parsed, async (act) => {
      keepSaved(await saveDocument(act, { ...query, id: params.documentId, ...opened }), opened.bytes)
    })
  },

  createDocument: async ({ body }, context) => {
    const opened = await open(body, context.platform.settings)
    const Findings = await findingsOf(opened.parsed, context.language)
    const id = context.platform.ids.next()
    return takeIn(context, id, opened.parsed, async (act) => {
      const entry = await saveDocument(act, { id, ...opened, draft: true })
      keepSaved(entry, opened.bytes)
      return {
        DocumentId: entry.id,
        ID: entry.businessId,
        type: entry.type,
        Findings,
      }
    })
  },

  deleteDocument: ({ params }, context) =>
    context.write(async (act) => {
      const entry = await entries.lock(act, params.documentId)
      if (entry === undefined) throw notFound('document', params.documentId)
      await mustReach(act, entry, 'write')
      const why = whyNotDo('delete', await retained(act, entry))
      if (why !== undefined)
        throw new ApiError('Conflict', t`The document ${entry.id} cannot be deleted: ${why}. Archive it.`)
      await entries.change(act, entry, { deleted: act.now, modified: act.now })
      await act.log({ kind: 'document.deleted', objectType: 'document', objectId: entry.id })
    }),
}

/** A profile id that the caller names must be one that we know, and that of the document (F-247, F-284). */
function refuseOtherProfile(profileId: string | undefined, parsed: Parsed): void {
  if (profileId === undefined) return
  const type = typeFor(parsed)
  const named = typeOfProfile(profileId)
  if (named === type) return
  const message =
    named === undefined
      ? t`${noProfile}: documentProfileId is ${profileId}. Name one of info/documentprofiles.`
      : t`documentProfileId is ${profileId}, and the document is a ${parsed.ublType}. Name the profile of its type.`
  throw new ApiError('DocumentRefused', message, { details: { documentProfileId: profileId } })
}
