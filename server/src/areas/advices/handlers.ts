import { type Areas, namingTypes } from '@kontor/contract'
import { dayIn, type Handlers } from '../../platform/index.ts'
import { entryFor, readableOf } from '../document-access/index.ts'
import { whyNotAdvise, whyNotNameAsOwed } from '../entries/index.ts'
import { namedIn, namingsOf, shownNaming } from '../named-bills/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { advisableWith, shownDocument } from './advisable-bills.ts'
import { makeAdvice } from './commands/make-advice.ts'

export const handlers: Handlers<Areas['advices']> = {
  listAdvisable: async ({ query: { connection } }, context) => {
    const found = await context.read(async (uow) =>
      advisableWith(uow, connection, dayIn(await zoneOfCompany(uow), uow.now)),
    )
    return { Documents: await Promise.all(found.map((one) => shownDocument(one, context))) }
  },

  makeAdvice: ({ params, body: { DocumentIds } }, context) => makeAdvice(context, params, DocumentIds),

  readNamed: async ({ params: { documentId } }, context) => {
    const { draft, type, names, NamedBy } = await context.read(async (uow) => {
      const entry = await entryFor(uow, documentId)
      const NamedBy = []
      for (const one of await readableOf(uow, (await namingsOf(uow, [entry], namingTypes))(entry)))
        NamedBy.push(await shownNaming(uow, one))
      const names = namingTypes.some((one) => one === entry.type) ? await namedIn(uow, entry) : []
      return { ...entry, names, NamedBy }
    })
    const whyNot = type === 'reminder' ? whyNotNameAsOwed : whyNotAdvise
    const Names = names.map(async ({ lineId, bill }) => {
      const why = draft ? whyNot(bill) : undefined
      return {
        ...{ LineId: lineId, DocumentId: bill.id, ID: bill.businessId, type: bill.type },
        ...(why && { Because: await context.translate(why) }),
      }
    })
    return { Names: await Promise.all(Names), NamedBy }
  },
}
