import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { erasePersonCalled } from '../../erase-person.ts'
import { passingLogKey } from '../../platform/log/keys.ts'
import { sealNext } from '../../platform/log/seal.ts'
import { verifyLog } from '../../platform/log/verify.ts'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const north = await server.branch(aster, { name: 'Aster North' })
const birch = await server.company({ name: 'Birch' })
const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
const bob = await server.person(birch, { firstName: 'Bob' })

const erase = (id: string) => ada.send(`DELETE account/users/${id}`)
const message = async (answer: Response) => ((await answer.json()) as { Message: string }).Message

/** Every text of every row of every table, as the owner of the database sees it, past every policy. */
async function everything(): Promise<string> {
  const client = new pg.Client(server.database.ownerConfig)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const texts: string[] = []
    await client.query('begin')
    for (const { name } of tables) {
      await client.query(`alter table "${name}" no force row level security`)
      const { rows } = await client.query(`select * from "${name}"`)
      texts.push(`${name}: ${JSON.stringify(rows)}`)
    }
    await client.query('rollback')
    return texts.join('\n')
  } finally {
    await client.end()
  }
}

describe('erasing a person', () => {
  test('reaches the companies of the group that they had left before', async () => {
    const lara = await server.person(aster, { role: 'apClerk', firstName: 'Lara', lastName: 'Leaver' })
    const south = await server.branch(aster, { name: 'Aster South' })
    await server.join(lara, south, 'apManager')
    const Properties = [{ Name: 'costCentre', Value: 'Leaverstown 7', GroupId: south }]
    await ada.send(`PUT users/${lara.id}/businessproperties`, { json: { Properties } })
    const team = randomUUID()
    const nora = await server.person(south)
    await nora.send(`PUT usergroups/${team}`, { json: { Id: team, Name: 'Leavers', Members: [lara.id] } })
    expect((await ada.send(`DELETE users/${lara.id}/memberships/${south}`)).status).toBe(204)
    expect(await (await nora.send(`GET usergroups/${team}`)).json()).toMatchObject({ Members: [lara.id] })
    expect((await erase(lara.id)).status).toBe(204)
    expect(await (await nora.send(`GET usergroups/${team}`)).json()).toMatchObject({ Members: [] })
  })

  test('leaves nothing of them but their id, and the log whole; doing it again changes nothing', async () => {
    const key = passingLogKey()
    const carl = await server.person(aster, { role: 'apClerk', firstName: 'Carolus', lastName: 'Clerkenwell' })
    await server.join(carl, north, 'apManager')
    await server.browser(carl)
    await carl.send(`PUT users/${carl.id}/properties/note`, { json: 'likes Clerkenwell' })
    const team = randomUUID()
    await ada.send(`PUT usergroups/${team}`, { json: { Id: team, Name: 'Bills', Members: [carl.id] } })
    const document = randomUUID()
    const saved = await carl.send(`PUT documents/${document}?draft=true`, {
      body: documentOf('Invoice') as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'application/xml' },
    })
    expect([saved.status, await saved.text()]).toEqual([204, ''])
    await sealNext(server.platform, key, aster)
    const kept = (await verifyLog(server.platform, key, aster)).head
    expect(await everything()).toMatch(/Clerkenwell/)

    expect((await erase(carl.id)).status).toBe(204)
    const left = await everything()
    for (const trace of ['Clerkenwell', 'Carolus', carl.username]) expect(left).not.toContain(trace)
    expect(left).toContain(carl.id)
    for (const table of ['membership', 'user_company', 'user_property', 'session', 'team_member', 'login'])
      expect(left.split('\n').find((line) => line.startsWith(`${table}:`))).not.toContain(carl.id)
    expect((await carl.send('GET documents')).status).toBe(401)

    expect((await ada.send(`GET account/users/${carl.id}`)).status).toBe(404)
    const history = await (await ada.send(`GET documents/${document}/history`)).json()
    expect(history).toMatchObject({ Events: expect.any(Array) })
    expect((history as { Events: object[] }).Events[0]).toMatchObject({
      ActorId: carl.id,
      ActorName: 'a former colleague',
    })

    expect((await erase(carl.id)).status).toBe(204)
    await sealNext(server.platform, key, aster)
    expect(await verifyLog(server.platform, key, aster, kept)).toMatchObject({ faults: [] })
    const again = await server.person(aster, { role: 'apClerk' })
    expect(again.id).not.toBe(carl.id)
  })

  test('is refused for oneself, for the last administrator of any company, and for strangers', async () => {
    for (const id of [ada.id, ada.id.toUpperCase()])
      expect(await message(await erase(id))).toContain('You cannot erase your own account')
    const nora = await server.person(aster, { role: 'apClerk' })
    await server.join(nora, north, 'companyAdmin')
    const refused = await erase(nora.id)
    expect([refused.status, await message(refused)]).toEqual([
      409,
      'This is the last administrator of Aster North: assign the role to another person first.',
    ])
    expect((await nora.send('GET documents')).status).toBe(200)
    expect((await erase(bob.id)).status).toBe(404)
    expect((await nora.send(`DELETE account/users/${ada.id}`)).status).toBe(403)
  })

  test('is done by the operator too, by the name with which they signed in', async () => {
    const dora = await server.person(aster, { role: 'buyer' })
    expect(await erasePersonCalled(server.platform, dora.username)).toBe(dora.id)
    await expect(erasePersonCalled(server.platform, dora.username)).rejects.toThrow('Nobody is called')
    await expect(erasePersonCalled(server.platform, bob.username)).rejects.toThrow('last administrator of Birch')
  })
})
