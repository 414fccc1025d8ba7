import type { UnitOfWork } from '../../../platform/index.ts'
import type { ImageType } from '../rules.ts'
import type { CompanyTables } from './companies.ts'

export interface ImageRow {
  readonly company_id: string
  readonly type: ImageType
  readonly media_type: 'image/png' | 'image/jpeg'
  readonly sha256: string
  readonly bytes: Uint8Array
  readonly modified: Date
}

const tables = ({ tx }: UnitOfWork) => tx.withTables<CompanyTables & { company_image: ImageRow }>()

export const image = (uow: UnitOfWork, type: ImageType): Promise<ImageRow | undefined> =>
  tables(uow)
    .selectFrom('company_image')
    .selectAll()
    .where('company_id', '=', uow.companyId)
    .where('type', '=', type)
    .executeTakeFirst()

export async function saveImage(
  uow: UnitOfWork,
  { type, ...values }: Omit<ImageRow, 'company_id' | 'modified'>,
): Promise<void> {
  await tables(uow)
    .insertInto('company_image')
    .values({ company_id: uow.companyId, type, modified: uow.now, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'type']).doUpdateSet({ ...values, modified: uow.now }))
    .execute()
  await nameImages(uow)
}

/** Whether there was one. */
export async function deleteImage(uow: UnitOfWork, type: ImageType): Promise<boolean> {
  const { numDeletedRows } = await tables(uow)
    .deleteFrom('company_image')
    .where('company_id', '=', uow.companyId)
    .where('type', '=', type)
    .executeTakeFirst()
  await nameImages(uow)
  return numDeletedRows > 0
}

/** Says in the company's record which images it has. */
async function nameImages(uow: UnitOfWork): Promise<void> {
  const rows = await tables(uow)
    .selectFrom('company_image')
    .select(['type', 'sha256'])
    .where('company_id', '=', uow.companyId)
    .execute()
  await tables(uow)
    .updateTable('company')
    .set({ images: JSON.stringify(Object.fromEntries(rows.map(({ type, sha256 }) => [type, sha256]))) })
    .where('company_id', '=', uow.companyId)
    .execute()
}
