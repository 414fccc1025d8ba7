import type { Of, Template } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { compose, copyOf, type TradeForm, write } from '@kontor/ubl'
import { ApiError, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { contentFor } from '../../document-access/index.ts'
import { draftsFrom, type Entry, turnsInto } from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'
import { noTemplate } from '../not-found.ts'
import * as store from '../store.ts'
import { templateEntities } from '../views.ts'

/** Beyond that, a template is a file to import. */
const maxLines = 1000

type Content = Pick<store.TemplateRow, 'type' | 'content' | 'partner' | 'amount' | 'currency'>

/**
 * Makes a template under an id, or changes the one that is there.
 *
 * @param content of the document that it is made of; what it has already, unless given
 * @throws ApiError ResourceNotFound (nothing to name anew), Conflict (the name is taken).
 */
export async function saveTemplate(
  uow: UnitOfWork,
  id: string,
  wanted: string,
  content?: Content,
): Promise<Of<typeof Template>> {
  const name = wanted.trim()
  if (name === '') throw unfit('Name', t`Name is required: enter a name for the template.`)
  const before = await store.find(uow, id)
  const of: Content | undefined = content ?? before
  if (of === undefined) throw noTemplate(id)
  const other = await store.named(uow, name)
  if (other !== undefined && other.id !== id)
    throw new ApiError('Conflict', t`There is already a template called ${name}: choose another name.`)
  const { type, content: bytes, partner, amount, currency } = of
  const row = {
    ...{ company_id: uow.companyId, id, name, type, content: bytes, partner, amount, currency },
    author_id: before === undefined ? uow.author.actorId : before.author_id,
    changed: uow.now,
  }
  await store.save(uow, row)
  await uow.log({ kind: 'template.saved', objectType: 'template', objectId: id })
  const [saved] = await templateEntities(uow, [row])
  if (saved === undefined) throw noTemplate(id)
  return saved
}

/**
 * What a document says each time, without what belongs to it alone.
 *
 * @throws ApiError ResourceNotFound, Conflict (of a type that the company does not write, or too long).
 */
export async function templateContent(context: RequestContext, documentId: string): Promise<Content> {
  const { entry, bytes } = await context.read((uow) => contentFor(uow, documentId))
  const { form } = await readTrade(bytes)
  // Whoever may copy it may use it again and again.
  const isOwn = turnsInto(entry, draftsFrom(entry.type), context.actor.permissions).includes(entry.type)
  if (form === undefined || !isOwn)
    throw new ApiError(
      'Conflict',
      t`The document ${documentId} cannot be a template: choose one that your company writes.`,
    )
  if (form.lines.length > maxLines)
    throw new ApiError(
      'Conflict',
      t`The document ${documentId} has too many lines for a template: at most ${maxLines} fit.`,
    )
  return contentOfForm(entry, form)
}

type Head = Pick<Entry, 'type' | 'side' | 'amount' | 'currency'>

/** The same of what an editor holds. */
export const contentOfForm = ({ type, side, amount, currency }: Head, form: TradeForm): Content => ({
  ...{ type, amount, currency },
  partner: side === 'sales' ? form.buyer.name : form.seller.name,
  content: new TextDecoder().decode(write(compose(copyOf(form, form)))),
})
