import type { Areas, ImportReport, Of } from '@kontor/contract'
import type { Handlers, RequestContext } from '../../platform/index.ts'
import { importPartners } from './commands/import-partners.ts'
import { importPeople } from './commands/import-people.ts'
import type { RowReport } from './rules.ts'

export const handlers: Handlers<Areas['imports']> = {
  previewPeople: async ({ body }, context) =>
    report(await context.read((uow) => importPeople(uow, body.Rows, context.language, 'preview')), context),

  importPeople: ({ body }, context) =>
    context.write(async (uow) => report(await importPeople(uow, body.Rows, context.language, 'write'), context)),

  previewPartners: async ({ body }, context) =>
    report(await context.read((uow) => importPartners(uow, body.Rows, 'preview')), context),

  importPartners: ({ body }, context) =>
    context.write(async (uow) => report(await importPartners(uow, body.Rows, 'write'), context)),
}

async function report(reported: readonly RowReport[], context: RequestContext): Promise<Of<typeof ImportReport>> {
  const Rows = []
  for (const { line, outcome, id, fault } of reported)
    Rows.push({
      Line: line,
      Outcome: outcome,
      ...(id === undefined ? {} : { Id: id }),
      ...(fault === undefined ? {} : { Message: await context.translate(fault.message) }),
      ...(fault?.field === undefined ? {} : { Field: fault.field }),
    })
  return { Rows }
}
