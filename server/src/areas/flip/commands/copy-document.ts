import { copyOf } from '@kontor/ubl'
import { dayIn, type RequestContext } from '../../../platform/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import type { Source } from '../sources.ts'
import { saveDraft } from './save-draft.ts'

/** Makes the same document again, a draft of the company; its lines are of no order's that was billed (U-027). */
export async function copyDocument(context: RequestContext, { entry, form }: Source): Promise<string> {
  const next = await context.read(async (uow) => ({
    id: await proposeNumber(uow, defaultChannel, entry.type),
    issueDate: dayIn(await zoneOfCompany(uow), uow.now),
  }))
  return saveDraft(context, copyOf(form, next))
}
