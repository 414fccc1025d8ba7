import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { asciiAddress, type Handlers, unfit, whyNotAddress } from '../../platform/index.ts'
import { administrationLines } from '../../platform/log/administration-store.ts'
import { type LogRow, lastCheckpoint } from '../../platform/log/store.ts'
import { partnerNames } from '../network/index.ts'
import { namesOf, readUser } from '../users/index.ts'
import { proofFor } from './proof.ts'
import { placeIn, placeOf, typesAbout } from './rules.ts'
import * as store from './store.ts'
import { lineOf } from './views.ts'

const isAboutPartner = ({ object_type }: LogRow): boolean => object_type === 'connection'

export const handlers: Handlers<Areas['audit']> = {
  listAuditLines: ({ query: { limit, about, kind, actor, object, before, since, until } }, context) =>
    context.read(async (uow) => {
      const rows = await administrationLines(uow.tx, uow.companyId, {
        types: about && typesAbout(about),
        kind,
        actorId: actor,
        objectId: object,
        before: before === undefined ? undefined : placeIn(before),
        since: since === undefined ? undefined : new Date(since),
        until: until === undefined ? undefined : new Date(until),
        limit: limit + 1,
      })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const [people, partners] = await Promise.all([
        namesOf(uow, [...new Set(shown.flatMap(({ actor_id, object_id }) => [actor_id ?? '', object_id]))]),
        partnerNames(uow, [...new Set(shown.filter(isAboutPartner).map(({ object_id }) => object_id))]),
      ])
      return {
        Lines: shown.map((row) => lineOf(row, { people, partners })),
        ...(rows.length > limit && last ? { Next: placeOf(last) } : {}),
      }
    }),

  readAuditProof: ({ query }, context) =>
    context.read(async (uow) => ({
      type: 'application/x-ndjson',
      body: await proofFor(uow, context.platform.settings, {
        since: query.since === undefined ? undefined : new Date(query.since),
        until: query.until === undefined ? undefined : new Date(query.until),
      }),
    })),

  readWitness: (_input, context) =>
    context.read(async (uow) => {
      const [witness, head] = await Promise.all([store.witness(uow), lastCheckpoint(uow.tx, uow.companyId)])
      return {
        ...(witness?.email == null ? {} : { Email: witness.email }),
        ...(head?.signed_at_text == null
          ? {}
          : { Head: { Position: head.position, Hash: head.hash, SignedAt: head.signed_at_text } }),
      }
    }),

  saveWitness: ({ body: { Email } }, context) =>
    context.write(async (uow) => {
      const why = Email === undefined ? undefined : whyNotAddress(Email)
      if (why !== undefined) throw unfit('Email', t`Email is ${Email ?? ''}, which is not an e-mail address: ${why}.`)
      const language = (await readUser(uow, context.actor.userId))?.Language ?? null
      await store.saveWitness(uow, { email: Email === undefined ? null : asciiAddress(Email), language })
      await uow.log({ kind: 'company.witness-set', objectType: 'company', objectId: uow.companyId })
    }),
}
