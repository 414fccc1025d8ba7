import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { KeptCard } from './rules.ts'

interface CardRow extends KeptCard {
  readonly company_id: string
  readonly user_id: string
}

const tables = (tx: Tx) => tx.withTables<{ start_card: CardRow }>()

export const of = ({ tx, companyId }: UnitOfWork, userId: string): Promise<KeptCard[]> =>
  tables(tx)
    .selectFrom('start_card')
    .select(['card', 'dismissed', 'place'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()

export async function keep({ tx, companyId }: UnitOfWork, userId: string, cards: readonly KeptCard[]): Promise<void> {
  if (cards.length === 0) return
  await tables(tx)
    .insertInto('start_card')
    .values(cards.map((card) => ({ company_id: companyId, user_id: userId, ...card })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'card']).doUpdateSet((set) => ({
        dismissed: set.ref('excluded.dismissed'),
        place: set.ref('excluded.place'),
      })),
    )
    .execute()
}

export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx).deleteFrom('start_card').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}
