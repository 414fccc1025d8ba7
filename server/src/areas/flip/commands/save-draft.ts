import { compose, type TradeForm, write } from '@kontor/ubl'
import type { RequestContext, UnitOfWork } from '../../../platform/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { parse } from '../../parsing/index.ts'

/** Saves what was made as a draft of the company, under an id that the caller chose or a new one, with what else belongs to it. */
export async function saveDraft(
  context: Pick<RequestContext, 'write'>,
  form: TradeForm,
  also: (uow: UnitOfWork, documentId: string) => Promise<void> = async () => undefined,
  chosen?: string,
): Promise<string> {
  const bytes = write(compose(form))
  const parsed = await parse(bytes)
  return context.write(async (uow) => {
    const { id } = await saveDocument(uow, { id: chosen ?? uow.newId(), bytes, parsed, enclosed: [], draft: true })
    await also(uow, id)
    return id
  })
}
