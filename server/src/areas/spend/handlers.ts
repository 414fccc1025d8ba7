import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { spendAsCsv } from './csv.ts'
import { spendOf } from './spend-report.ts'

export const handlers: Handlers<Areas['spend']> = {
  readSpend: ({ query }, context) => context.read((uow) => spendOf(uow, query, context)),

  exportSpend: async ({ query }, context) => ({
    type: 'text/csv; charset=utf-8',
    body: await spendAsCsv(await context.read((uow) => spendOf(uow, query, context)), context),
    headers: { 'content-disposition': 'attachment; filename="spend.csv"' },
  }),
}
