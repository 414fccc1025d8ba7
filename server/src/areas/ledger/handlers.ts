import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { batchOf, refuseProblems, refuseUnready } from './batch.ts'
import { keepLedger } from './commands/keep-ledger.ts'
import { bookingBatch } from './extf.ts'
import { usual } from './rules/index.ts'
import { findSettings } from './store.ts'

export const handlers: Handlers<Areas['ledger']> = {
  readLedgerSettings: (_, context) => context.read(async (uow) => (await findSettings(uow)) ?? usual),

  saveLedgerSettings: ({ body }, context) => context.write((uow) => keepLedger(uow, body)),

  checkLedgerExport: async ({ query, body: { DocumentIds: ids, All: all } }, context) => {
    const batch = await batchOf(context, { ids, all, filter: query })
    refuseUnready(batch)
    return {
      Bills: batch.bills.length,
      Entries: batch.bills.reduce((sum, { entries }) => sum + entries.length, 0),
      Problems: await Promise.all(
        batch.bills.flatMap(({ id, number, problems }) =>
          problems.map(async ({ why, exportable }) => ({
            DocumentId: id,
            ID: number,
            Reason: await context.translate(why),
            Exportable: exportable,
          })),
        ),
      ),
    }
  },

  exportLedger: async ({ query, body: { DocumentIds: ids, All: all, WithoutAccounts } }, context) => {
    const batch = await batchOf(context, { ids, all, filter: query })
    const settings = refuseUnready(batch)
    if (!WithoutAccounts) refuseProblems(batch)
    const entries = batch.bills
      .filter(({ problems }) => problems.every(({ exportable }) => exportable))
      .flatMap(({ entries }) => entries)
    const created = await context.read(async ({ now }) => now)
    return { type: 'text/csv', body: bookingBatch(entries, settings, { year: batch.year, created }) }
  },
}
