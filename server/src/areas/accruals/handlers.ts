import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { accrualsOn } from './accrual-lines.ts'
import { linesAsCsv, linesAsJson } from './exports.ts'

const named = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` })

export const handlers: Handlers<Areas['accruals']> = {
  readAccruals: ({ query: { day, limit, page } }, context) =>
    context.read(async (uow) => {
      const { Lines, ...whole } = await accrualsOn(uow, day)
      const shown = Lines.slice(page * limit, (page + 1) * limit)
      return { ...pageInfo({ limit, page }, Lines.length), Lines: shown, ...whole }
    }),

  exportAccruals: async ({ query: { day } }, context) => ({
    type: 'text/csv; charset=utf-8',
    body: await linesAsCsv(await context.read((uow) => accrualsOn(uow, day)), context),
    headers: named(`accruals-${day}.csv`),
  }),

  exportAccrualLines: async ({ query: { day } }, context) => ({
    type: 'application/jsonl',
    body: linesAsJson((await context.read((uow) => accrualsOn(uow, day))).Lines),
    headers: named(`accruals-${day}.jsonl`),
  }),
}
