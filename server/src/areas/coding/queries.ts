import type { UnitOfWork } from '../../platform/index.ts'
import * as codings from './store/codings.ts'
import * as lists from './store/lists.ts'

/** The coding of a document, with its version; undefined where it has none. */
export const codingAt: typeof codings.find = (...given) => codings.find(...given)

/** Documents that carry a code of a list, at most 100,000 of them. */
export const documentsCodedWith: typeof codings.documentsWith = (...given) => codings.documentsWith(...given)

/** The lists of the company. */
export const codingLists: typeof lists.all = (...given) => lists.all(...given)

/** Whether the company has a list. */
export const holdsList = async (uow: UnitOfWork, listId: string): Promise<boolean> =>
  (await lists.find(uow, listId)) !== undefined
