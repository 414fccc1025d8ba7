import type { AutoConfigInput, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Services, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { settingsIn } from '../rules.ts'
import * as store from '../store.ts'
import { spreadTask } from './spread-publication.ts'

/** @throws ApiError BadRequest (the payload holds no settings, or one that its area could not read), Conflict (the version is published already). */
export async function publishConfiguration(
  uow: UnitOfWork,
  key: string,
  { version, payload }: Of<typeof AutoConfigInput>,
  whyNot?: Services['areas']['whyNotSetting'],
): Promise<store.PublicationRow> {
  const read = settingsIn(payload)
  if ('why' in read) throw unfit('payload', read.why)
  for (const { value, ...setting } of read.settings) {
    const why = value === null ? undefined : whyNot?.({ ...setting, value })
    if (why !== undefined) throw unfit('payload', why)
  }
  const row = { company_id: uow.companyId, id: uow.newId(), key, version, payload, published: uow.now }
  if (!(await store.insertPublication(uow, row)))
    throw new ApiError('Conflict', t`Version ${version} of ${key} is already published: use another version.`)
  await uow.log({
    kind: 'company.configuration-published',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { key, version },
  })
  await uow.later(spreadTask, { publicationId: row.id })
  return row
}
