import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { searchWords } from '../entries/index.ts'
import { byLikeness, type Value } from './rules/index.ts'
import * as codings from './store/codings.ts'
import { withCodes } from './store/entries.ts'
import * as levels from './store/levels.ts'
import * as lists from './store/lists.ts'
import { search } from './store/search.ts'
import { entriesOf } from './views/lists.ts'

/** The coding of a document, with its version; undefined where it has none. */
export const codingAt: typeof codings.find = (...given) => codings.find(...given)

/** The codings of those of these documents that have one, by their ids. */
export const codingsOf: typeof codings.findAll = (...given) => codings.findAll(...given)

/** Documents that carry a code of a list, at most 100,000 of them. */
export const documentsCodedWith: typeof codings.documentsWith = (...given) => codings.documentsWith(...given)

/** The lists of the company. */
export const codingLists: typeof lists.all = (...given) => lists.all(...given)

/** Whether the company has a list. */
export const holdsList = async (uow: UnitOfWork, listId: string): Promise<boolean> =>
  (await lists.find(uow, listId)) !== undefined

/** Why a code of a list is set nowhere; undefined where it is in use. */
export async function whyNoCode(
  uow: UnitOfWork,
  { listId, code }: Pick<Value, 'listId' | 'code'>,
): Promise<Message | undefined> {
  const list = await lists.find(uow, listId)
  if (list === undefined) return t`the list of codes was deleted`
  const [known] = await withCodes(uow, listId, [code])
  return known?.active ? undefined : t`${list.name} has no code ${code}`
}

/** The entries in use of a list whose code or label has all the words of a text, the likest first. */
export async function entriesLike(uow: UnitOfWork, listId: string, text: string, limit: number, language: string) {
  const codes = byLikeness(await search(uow, listId, searchWords(text).slice(0, maxSearchWords), []), text)
  return entriesOf(uow, listId, codes.slice(0, limit), language)
}

export type Leveled = levels.Leveled

/** The codes in use of a list of CPV or UNSPSC that stand directly below one, and whether others stand below them. */
export const childrenOf: typeof levels.childrenOf = (...given) => levels.childrenOf(...given)

/** Those of some codes below which others of the list are in use. */
export const withChildren: typeof levels.withChildren = (...given) => levels.withChildren(...given)

/** Each further word is looked up for every entry that has the first. */
export const maxSearchWords = 8
