import type { RightType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { findEntry, noDocument, whyNotReach } from '../entries/index.ts'
import { reachFor } from './access.ts'

/** The entry, and why the person does not reach it; the same rule as `mustReach` enforces. */
export async function reached(uow: UnitOfWork, documentId: string, personId: string, needed: RightType) {
  const entry = await findEntry(uow, documentId)
  if (entry === undefined) throw noDocument(documentId)
  const why = whyNotReach(needed, await reachFor(uow, entry, personId))
  return { entry, refusal: why && t`This person does not have access to the document ${entry.businessId}: ${why}.` }
}
