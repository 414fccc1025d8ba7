import type { Areas, ResultOf } from '@kontor/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { approve, approving, ask } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { partnersAsked } from '../work/store/partners.ts'

type Partners = ResultOf<Areas['inbox']['listPartners']>

const { server, admin, clerk, mia, max, delivered } = await approving()
const partners = async (by: TestPerson) => (await json<Partners>(by.send('GET inbox/partners'))).partners

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client(server.database.ownerConfig)
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** More pieces of a person with a partner of that name, about the document. */
const morePieces = (document: string, { id }: TestPerson, partner: string, count: number) =>
  asOwner(`
    set session_replication_role = replica;
    with pieces as (
      insert into work (company_id, id, kind, type, subject_type, subject_id, document_id, holders, barred, opened, partner, next_act)
      select '${admin.companyId}', gen_random_uuid(), 'APPROVAL', 'APPROVAL', 'DOCUMENT', '${document}', '${document}',
        array['${id}'::uuid], '{}', now(), '${partner}', null from generate_series(1, ${count}) returning id)
    insert into work_holder (company_id, user_id, work_id, kind, due, opened, document_id, partner)
    select '${admin.companyId}', '${id}', id, 'APPROVAL', 'infinity', now(), '${document}', '${partner}' from pieces`)

test('whoever has work is offered all partners of it, also of what is on no page yet, and of nothing else', async () => {
  const document = await delivered()
  await json(ask(clerk, document, [mia.id]), 201)
  const [supplier] = await partners(mia)
  expect([await partners(mia), await partners(max)]).toEqual([[supplier], []])
  const other = await delivered()
  await morePieces(other, mia, 'Aalto Oy', 120)
  await morePieces(other, mia, 'Zander KG', 1)
  expect(await partners(mia)).toEqual(['Aalto Oy', supplier, 'Zander KG'].toSorted())

  // Of what Mia has, whoever stands in for her is offered it, too; what is closed to a reader names nobody.
  const away = { From: '2026-11-19', Until: '2026-11-27', SubstituteId: max.id }
  await json(mia.send(`PUT users/${mia.id}/absence`, { json: away }))
  expect(await partners(max)).toEqual(await partners(mia))
  await asOwner(`update work set barred = array['${max.id}'::uuid] where partner = 'Zander KG'`)
  expect(await partners(max)).toEqual(['Aalto Oy', supplier].toSorted())

  await json(approve(mia, document))
  expect(await partners(mia)).toEqual(['Aalto Oy', 'Zander KG'])
})

test('very many pieces with few partners are not read', async () => {
  const document = await delivered()
  await morePieces(document, mia, 'Many AG', 20_000)
  await asOwner('vacuum analyze work')
  await asOwner('vacuum analyze work_holder')
  const author = { actorId: null, requestId: 'test' }
  const reader = { id: mia.id, standsInFor: [], kinds: ['APPROVAL' as const], deciders: undefined }
  const pages = await server.platform.transact(admin.companyId, author, async (uow) => {
    const asked = partnersAsked(uow, reader, 500)
    type Explained = { 'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }] }
    const { rows } = await sql<Explained>`explain (analyze, buffers, format json) ${asked}`.execute(uow.tx)
    const { Plan } = rows[0]!['QUERY PLAN'][0]
    return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
  })
  expect(pages).toBeLessThan(150)
})
