import type { ColumnType, Selectable } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { AwayWith } from '../rules.ts'

export type UserTables = {
  user_account: {
    company_id: string
    id: string
    username: string
    password_hash: string | null
    first_name: string
    last_name: string
    title: string | null
    language: string
    time_zone: string
    state: string
    visible: boolean
    created: Date
    away_from: string | null
    away_until: string | null
    substitute_id: string | null
    later_absences: ColumnType<readonly AwayWith[], string | undefined, string>
    primary_branch_id: string | null
  }
  membership: { company_id: string; user_id: string; home_id: string; role_id: string; created: Date }
  user_company: { company_id: string; user_id: string; member_id: string; role_id: string }
  user_property: { company_id: string; user_id: string; key: string; value: string }
}

export type AccountRow = Selectable<UserTables['user_account']>
export type MembershipRow = UserTables['membership']

export const tables = (tx: Tx) => tx.withTables<UserTables>()
