import type { RightType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, notFound } from '../../platform/index.ts'
import { findEntry, whyNotReach } from '../entries/index.ts'
import { reachFor } from './access.ts'

/** The entry, and why the person does not reach it; the same rule as `mustReach` enforces. */
export async function reached(act: Act, documentId: string, personId: string, needed: RightType) {
  const entry = await findEntry(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  const why = whyNotReach(needed, await reachFor(act, entry, personId))
  return { entry, refusal: why && t`The document ${entry.businessId} is not open to this person: ${why}.` }
}
