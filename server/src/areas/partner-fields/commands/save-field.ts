import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { type Field, whyNotChangeType } from '../rules.ts'
import * as store from '../store/fields.ts'

/** A partner fills in a page, not a book. */
const maxFields = 50

/**
 * Asks partners for something, or for it in another way.
 *
 * @throws ApiError BadRequest (another id, no label, a value), Conflict (too many, or filled in as another kind).
 */
export async function saveField(uow: UnitOfWork, id: string, field: Field): Promise<{ readonly isNew: boolean }> {
  if (field.id !== id)
    throw new ApiError('BadRequest', t`id is ${field.id}, and the address names ${id}: use one id in both.`)
  if (field.value !== undefined || field.fileName !== undefined)
    throw new ApiError('BadRequest', t`value and fileName are what partners give: leave them out.`)
  const label = field.label.trim()
  if (label === '') throw new ApiError('BadRequest', t`label is empty: enter what partners should fill in.`)
  const all = await store.fields(uow)
  const before = all.find((one) => one.id === id)
  if (before === undefined && all.length >= maxFields)
    throw new ApiError('Conflict', t`There are already ${maxFields} fields: delete one first.`)
  const why = before && whyNotChangeType(before.type, field.type, await store.countValues(uow, id))
  if (why !== undefined) throw new ApiError('Conflict', why)
  const place = before?.place ?? (all.at(-1)?.place ?? -1) + 1
  await store.saveField(uow, {
    ...{ company_id: uow.companyId, id, label, place },
    ...{ type: field.type, required: field.required, created: before?.created ?? uow.now },
  })
  return { isNew: before === undefined }
}
