import { copyOf, formOf, read } from '@kontor/ubl'
import { dayInUtc, type RequestContext } from '../../../platform/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDraft } from '../../flip/index.ts'
import { templateFor } from '../queries.ts'

/**
 * Makes a draft of a template: issued today, every other day as long after it as in the template.
 *
 * @throws ApiError ResourceNotFound
 */
export async function useTemplate(context: RequestContext, id: string): Promise<string> {
  const { content, number, issueDate } = await context.read(async (uow) => {
    const { content, type } = await templateFor(uow, id)
    const number = await proposeNumber(uow, defaultChannel, type)
    return { content, number, issueDate: dayInUtc(uow.now) }
  })
  return saveDraft(context, copyOf(formOf(read(new TextEncoder().encode(content))), { id: number, issueDate }))
}
