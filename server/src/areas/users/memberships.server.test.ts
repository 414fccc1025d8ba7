import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startAdministration } from './testing-administration.ts'

const { server, aster, north, birch, ada, carl, stranger, address, read, membershipsOf } = await startAdministration()

describe('roles and memberships', () => {
  test('F-352: a role is given by its id, and holds at once', async () => {
    const clerk = await server.person(aster, { role: 'readOnly' })
    const line = 'PUT account/users/x/role'.replace('x', clerk.id) as `PUT ${string}`
    expect(
      (await clerk.send(`POST users?username=${address()}`, { json: { FirstName: 'A', LastName: 'B' } })).status,
    ).toBe(403)
    expect((await ada.send(line, { json: roles.companyAdmin })).status).toBe(204)
    expect(
      (await clerk.send(`POST users?username=${address()}`, { json: { FirstName: 'A', LastName: 'B' } })).status,
    ).toBe(201)
    expect((await ada.send(line, { json: roles.readOnly })).status).toBe(204)
    expect((await ada.send(line, { json: randomUUID() })).status).toBe(400)
  })

  test('F-353: a person works in a company and its branches, each with a role', async () => {
    const { id } = await server.person(aster, { role: 'buyer' })
    expect((await ada.send(`PUT users/${id}/memberships/${north}/${roles.apClerk}`)).status).toBe(204)
    expect(await membershipsOf(id)).toEqual({ [aster]: roles.buyer, [north]: roles.apClerk })
    expect((await ada.send(`DELETE users/${id}/memberships/${north}/${roles.apManager}`)).status).toBe(404)
    expect((await ada.send(`DELETE users/${id}/memberships/${north}/${roles.apClerk}`)).status).toBe(204)
    expect(await membershipsOf(id)).toEqual({ [aster]: roles.buyer })
    expect((await ada.send(`PUT users/${id}/memberships/${birch}/${roles.apClerk}`)).status).toBe(404)
  })

  test('all memberships are set at once; a mistake in one of them changes none', async () => {
    const { id } = await server.person(aster, { role: 'buyer' })
    const set = (Memberships: object[]) => ada.send(`PUT users/${id}/memberships`, { json: { Memberships } })
    expect(
      (
        await set([
          { GroupId: north, Role: roles.apManager },
          { GroupId: birch, Role: roles.buyer },
        ])
      ).status,
    ).toBe(404)
    expect(await membershipsOf(id)).toEqual({ [aster]: roles.buyer })
    expect(
      (
        await set([
          { GroupId: north, Role: roles.apManager },
          { GroupId: aster, Role: roles.approver },
        ])
      ).status,
    ).toBe(204)
    expect(await membershipsOf(id)).toEqual({ [aster]: roles.approver, [north]: roles.apManager })
  })

  test('a primary branch is one in which the person works', async () => {
    const { id } = await server.person(aster, { role: 'buyer' })
    expect((await ada.send(`PUT users/${id}/primarybranch/${north}`)).status).toBe(404)
    await ada.send(`PUT users/${id}/memberships/${north}/${roles.buyer}`)
    expect((await ada.send(`PUT users/${id}/primarybranch/${north}`)).status).toBe(204)
    expect(await (await ada.send(`GET users/${id}/branches`)).json()).toEqual([
      { Id: north, Name: 'Aster North', Country: 'DK', Primary: true },
    ])
  })

  test('the last administrator is not demoted, taken out or let go, whoever asks; of two who try at once one stays', async () => {
    const lone = await server.company({ name: 'Lone' })
    const one = await server.person(lone)
    const refused = [
      await one.send(`PUT account/users/${one.id}/role`, { json: roles.buyer }),
      await one.send(`DELETE account/members/${one.id}`),
      await one.send(`DELETE users/${one.id}/memberships/${lone}`),
      await one.send(`PUT users/${one.id}/memberships`, { json: { Memberships: [] } }),
      await one.send(`POST account/users/${one.id}/departure`, { json: {} }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    const two = await server.person(lone)
    const answers = await Promise.all([
      one.send(`PUT account/users/${two.id}/role`, { json: roles.buyer }),
      two.send(`PUT account/users/${one.id}/role`, { json: roles.buyer }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([204, 204])
    const left = [await one.send('GET account/info/user'), await two.send('GET account/info/user')]
    const held = (await Promise.all(left.map((each) => each.json() as Promise<{ RoleId: string }>))).map(
      ({ RoleId }) => RoleId,
    )
    expect(held.filter((role) => role === roles.companyAdmin)).toHaveLength(1)
  })
})

describe('somebody leaves', () => {
  test('is locked out, their sessions end, and what is open with them goes to a colleague, in one act', async () => {
    const leaver = await server.person(aster, { role: 'apClerk' })
    const heir = await server.person(aster, { role: 'apClerk' })
    const json = { subjectType: 'USER', subjectId: carl.id, assigneeIds: [leaver.id] }
    const given = await ada.send('POST assignments', { json })
    expect([given.status, await given.text()]).toEqual([201, expect.any(String)])
    const answer = await ada.send(`POST account/users/${leaver.id}/departure`, { json: { SuccessorId: heir.id } })
    expect(await answer.json()).toEqual({ Moved: 1, Stayed: 0 })
    expect((await leaver.send('GET account/info/user')).status).toBe(401)
    expect(await read(leaver.id)).toMatchObject({ State: 'LOCKED' })
    const waiting = await (await heir.send(`GET assignments?assigneeids=${heir.id}`)).json()
    expect(JSON.stringify(waiting)).toContain(heir.id)
  })

  test('not to who cannot work, and then nothing has happened', async () => {
    const leaver = await server.person(aster, { role: 'apClerk' })
    for (const SuccessorId of [leaver.id, stranger.id]) {
      const answer = await ada.send(`POST account/users/${leaver.id}/departure`, { json: { SuccessorId } })
      expect([400, 404]).toContain(answer.status)
    }
    expect((await leaver.send('GET account/info/user')).status).toBe(200)
  })
})

describe('the access list', () => {
  const asked = async (who: { send: typeof ada.send }, path: string) =>
    (await (await who.send(`GET accesslist/operation/${path}`)).json()) as { Allowed: boolean; Because?: string }

  test('F-348, F-349: administrators are told by their group', async () => {
    const path = `admin/type/company?groupId=${roles.companyAdmin}`
    expect(await asked(ada, path)).toEqual({ Allowed: true })
    expect(await asked(carl, path)).toMatchObject({
      Allowed: false,
      Because: expect.stringContaining(roles.companyAdmin),
    })
  })

  test('F-350: supporters by theirs', async () => {
    const helper = await server.person(aster, { role: 'supporter' })
    const path = `support/type/company?groupId=${roles.supporter}`
    expect([(await asked(helper, path)).Allowed, (await asked(ada, path)).Allowed]).toEqual([true, false])
  })

  test('F-351: translators by the right to write translations', async () => {
    const translator = await server.person(aster, { role: 'translator' })
    const path = 'write/type/translation'
    expect([(await asked(translator, path)).Allowed, (await asked(carl, path)).Allowed]).toEqual([true, false])
    expect((await asked(translator, 'translation.write/type/translation')).Allowed).toBe(true)
    expect(await asked(ada, 'fly/type/kite')).toMatchObject({ Allowed: false })
  })
})
