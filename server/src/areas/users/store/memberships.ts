import type { Tx } from '../../../platform/index.ts'
import { type MembershipRow, tables, type UserTables } from './user-tables.ts'

export async function insertMembership(tx: Tx, row: MembershipRow): Promise<void> {
  await tables(tx).insertInto('membership').values(row).execute()
}

/** Gives somebody who works in the company another role there. */
export async function setMembershipRole(tx: Tx, companyId: string, userId: string, roleId: string): Promise<void> {
  await tables(tx)
    .updateTable('membership')
    .set({ role_id: roleId })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

/** Everybody with a role in the company, held until the transaction ends: nobody else takes or gives it meanwhile. */
export const lockMembersIn = (tx: Tx, companyId: string, roleId: string): Promise<MembershipRow[]> =>
  tables(tx)
    .selectFrom('membership')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('role_id', '=', roleId)
    .orderBy('user_id')
    .forUpdate()
    .execute()

export async function insertUserCompany(tx: Tx, row: UserTables['user_company']): Promise<void> {
  await tables(tx).insertInto('user_company').values(row).execute()
}

export async function setUserCompanyRole(tx: Tx, row: UserTables['user_company']): Promise<void> {
  await tables(tx)
    .insertInto('user_company')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'member_id']).doUpdateSet({ role_id: row.role_id }),
    )
    .execute()
}

export async function deleteUserCompany(tx: Tx, homeId: string, userId: string, memberId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('user_company')
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('member_id', '=', memberId)
    .execute()
}

export async function deleteMembership(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tables(tx).deleteFrom('membership').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}

export const membership = (tx: Tx, companyId: string, userId: string): Promise<MembershipRow | undefined> =>
  tables(tx)
    .selectFrom('membership')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const memberships = (tx: Tx, companyId: string): Promise<MembershipRow[]> =>
  tables(tx).selectFrom('membership').selectAll().where('company_id', '=', companyId).execute()

/** The companies that a person may enter, as their home knows. */
export const companiesOf = (tx: Tx, homeId: string, userId: string): Promise<UserTables['user_company'][]> =>
  tables(tx)
    .selectFrom('user_company')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .orderBy('member_id')
    .execute()
