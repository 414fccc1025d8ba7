import { t } from '@kontor/i18n'
import { formOf, read, recompose, revisionOf, write } from '@kontor/ubl'
import { ApiError, dayIn, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { copyAttachments, fileBeside, filesOf, openEnclosed } from '../../attachments/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { contentOf, findEntry, whyNotDo } from '../../entries/index.ts'
import { withProgress } from '../../exchange/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { saveOpened } from './save-draft.ts'

/**
 * Begins a later version of a document as a draft that says all that it says, with its files. Begun once, the same again
 * changes nothing: its author may have gone on.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (a document that is not revised as it stands)
 */
export async function reviseDocument(
  context: RequestContext,
  { documentId, revisionId }: { readonly documentId: string; readonly revisionId: string },
): Promise<void> {
  const begun = await context.read(async (uow) => {
    const entry = await withProgress(uow, await entryFor(uow, documentId, 'write'))
    const why = whyNotDo('revise', entry)
    if (why !== undefined) throw new ApiError('Conflict', t`${entry.businessId} cannot be revised: ${why}.`)
    if ((await findEntry(uow, revisionId)) !== undefined) return undefined
    const before = read(await contentOf(uow, entry))
    const revised = recompose(before, revisionOf(formOf(before), dayIn(await zoneOfCompany(uow), uow.now)))
    return { revised, files: (await filesOf(uow, entry)).filter(({ record }) => !record.enclosed) }
  })
  if (begun === undefined) return
  const { revised, files } = begun
  const attach = (uow: UnitOfWork) =>
    copyAttachments(
      files.map(({ record: { name, contentType }, held }) => fileBeside(uow, revisionId, { name, contentType, held })),
      uow,
    )
  const opened = await openEnclosed(write(revised), context.platform.settings)
  await saveOpened(context, opened, attach, revisionId)
}
