import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Entry } from '../entries/index.ts'

const tables = (tx: Tx) => tx.withTables<{ document: Entry }>().withPlugin(new CamelCasePlugin())

/** So many versions of a document are looked at. */
const maxVersions = 100

const here = ({ tx, companyId }: UnitOfWork) =>
  tables(tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .limit(maxVersions)

/** What is of the same type and side under the same number. */
export const sameNumber = (
  uow: UnitOfWork,
  { side, type, businessId }: Pick<Entry, 'side' | 'type' | 'businessId'>,
): Promise<Entry[]> =>
  here(uow).where('side', '=', side).where('type', '=', type).where('businessId', '=', businessId).execute()

/** What of the same type follows the same document. */
export const sameSubject = (uow: UnitOfWork, type: Entry['type'], answersId: string): Promise<Entry[]> =>
  here(uow).where('answersId', '=', answersId).where('type', '=', type).execute()

/** What gave way to a version. */
export const replacedBy = (uow: UnitOfWork, id: string): Promise<Entry[]> =>
  here(uow).where('replacedBy', '=', id).where('replacedBy', 'is not', null).execute()
