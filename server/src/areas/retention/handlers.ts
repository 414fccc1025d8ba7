import type { Areas, HoldKind } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { findEntries } from '../entries/index.ts'
import { partnerNames } from '../network/index.ts'
import { namesOf } from '../users/index.ts'
import { countExpired } from './commands/discard-expired.ts'
import { holdDocument, holdPartner, releaseDocument, releasePartner } from './commands/place-hold.ts'
import { ownLaw } from './law.ts'
import { yearsOf } from './rules.ts'
import * as discardChoice from './store/discard-choice.ts'
import * as holds from './store/holds.ts'
import { holdOf } from './views.ts'

export const handlers: Handlers<Areas['retention']> = {
  holdDocument: ({ params, body }, context) =>
    context.write((uow) => holdDocument(uow, params.documentId, body.Reason)),

  releaseDocument: ({ params, body }, context) =>
    context.write((uow) => releaseDocument(uow, params.documentId, body.Reason)),

  holdPartner: ({ params, body }, context) =>
    context.write((uow) => holdPartner(uow, params.connectionId, body.Reason)),

  releasePartner: ({ params, body }, context) =>
    context.write((uow) => releasePartner(uow, params.connectionId, body.Reason)),

  listHolds: (_input, context) =>
    context.read(async (uow) => {
      const held = await holds.list(uow)
      const ids = (of: HoldKind) => held.flatMap(({ kind, objectId }) => (kind === of ? [objectId] : []))
      const documents = await findEntries(uow, ids('DOCUMENT'))
      const names = new Map([
        ...documents.map(({ id, businessId }) => [id, businessId] as const),
        ...(await partnerNames(uow, ids('PARTNER'))),
      ])
      const people = await namesOf(
        uow,
        held.flatMap(({ authorId }) => authorId ?? []),
      )
      return { Holds: held.map((hold) => holdOf(hold, people, names.get(hold.objectId))) }
    }),

  readRetention: (_input, context) =>
    context.read(async (uow) => {
      const law = await ownLaw(uow)
      return {
        Country: law.company,
        Source: law.source,
        ...(law.from === undefined ? {} : { From: law.from }),
        Years: yearsOf(law).map(({ types, years }) => ({ Types: [...types], Years: years })),
        Discard: await discardChoice.isOn(uow),
      }
    }),

  countExpired: (_input, context) => context.read(async (uow) => ({ Count: await countExpired(uow) })),

  saveRetention: ({ body }, context) =>
    context.write(async (uow) => {
      await discardChoice.choose(uow, body.Discard)
      await uow.log({
        kind: 'company.retention_set',
        objectType: 'company',
        objectId: uow.companyId,
        detail: { discard: body.Discard },
      })
    }),
}
