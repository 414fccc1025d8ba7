import { compose, type TradeForm, write } from '@kontor/ubl'
import type { RequestContext, UnitOfWork } from '../../../platform/index.ts'
import type { Opened } from '../../attachments/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { parse } from '../../parsing/index.ts'

type Writing = Pick<RequestContext, 'write'>
type Also = (uow: UnitOfWork, documentId: string) => Promise<void>

/** Saves what was made as a draft of the company, under an id that the caller chose or a new one, with what else belongs to it. */
export async function saveDraft(context: Writing, form: TradeForm, also?: Also, chosen?: string): Promise<string> {
  const bytes = write(compose(form))
  return saveOpened(context, { bytes, parsed: await parse(bytes), enclosed: [] }, also, chosen)
}

/** The same for what was made of a document, whose files may be within. */
export const saveOpened = (context: Writing, opened: Opened, also?: Also, chosen?: string): Promise<string> =>
  context.write(async (uow) => {
    const { id } = await saveDocument(uow, { id: chosen ?? uow.newId(), ...opened, draft: true })
    await also?.(uow, id)
    return id
  })
