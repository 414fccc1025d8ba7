import { describe, expect, test } from 'vitest'
import { code, json, startApps } from './testing.ts'

const { server, withApp } = await startApps()

interface Rating {
  Average: number
  Count: number
  Reviews: { Stars: number; Text?: string; CompanyName?: string; UserId?: string }[]
  Own?: { Stars: number }
  AllowedActions: string[]
}

/** What companies say of one of Kontor's own apps, which every company has. */
const everywhere = 'apps/vendors/Kontor/apps/Documents/review' as const
const rating = (who: { send: (line: `GET ${string}`) => Promise<Response> }, at: string = everywhere) =>
  json(who.send(`GET ${at}`)) as unknown as Promise<Rating>

describe('reviews of an app (APP-09, APP-10)', () => {
  test('are one for each company, in its name, and read by every company that has the app', async () => {
    const [aster, birch] = [await server.company({ name: 'Aster' }), await server.company({ name: 'Birch' })]
    const [ada, ben] = [await server.person(aster), await server.person(birch)]
    const carl = await server.person(aster, { role: 'apClerk' })
    expect(await rating(ada)).toMatchObject({ Count: 0, Average: 0, Reviews: [], AllowedActions: ['WRITE'] })

    await ada.send(`PUT ${everywhere}`, { json: { Stars: 3, Text: ' <b>Good</b> enough ' } })
    await ada.send(`PUT ${everywhere}`, { json: { Stars: 4, Text: '<b>Better</b> now' } })
    server.platform.clock.advance(60_000)
    await ben.send(`PUT ${everywhere}`, { json: { Stars: 5 } })
    const seen = await rating(ada)
    expect(seen).toMatchObject({ Count: 2, Average: 4.5, Own: { Stars: 4 }, AllowedActions: ['EDIT', 'REMOVE'] })
    expect(seen.Reviews.map(({ Stars, Text, CompanyName, UserId }) => [Stars, Text, CompanyName, UserId])).toEqual([
      [5, undefined, 'Birch', undefined],
      [4, '<b>Better</b> now', 'Aster', ada.id],
    ])

    // Who may not change apps reads, and is offered nothing.
    expect((await rating(carl)).AllowedActions).toEqual([])
    expect((await carl.send(`PUT ${everywhere}`, { json: { Stars: 1 } })).status).toBe(403)

    const { Reviews } = await json<{ Reviews: { AppId: string; Stars: number }[] }>(
      ada.send('GET apps/vendors/Kontor/apps/reviews/list?limit=1'),
    )
    expect(Reviews).toMatchObject([{ AppId: 'Kontor.Documents', Stars: 5 }])

    expect((await ben.send(`DELETE ${everywhere}`)).status).toBe(204)
    expect(await code(await ben.send(`DELETE ${everywhere}`))).toEqual([404, 'ResourceNotFound'])
    expect(await rating(ada)).toMatchObject({ Count: 1, Average: 4 })
    await ada.send(`DELETE ${everywhere}`)
  })

  test('are of the stars that there are, and of an app that the company uses', async () => {
    const { admin, path } = await withApp()
    const at = `apps/${path}/review` as const
    expect(await code(await admin.send(`PUT ${at}`, { json: { Stars: 5 } }))).toEqual([409, 'Conflict'])
    await admin.send(`PUT apps/active/${path}/token`)
    for (const Stars of [0, 6, 2.5]) expect((await admin.send(`PUT ${at}`, { json: { Stars } })).status).toBe(400)
    expect((await admin.send(`PUT ${at}`, { json: { Stars: 2 } })).status).toBe(200)
    await admin.send(`DELETE apps/active/${path}`)
    expect(await rating(admin, at)).toMatchObject({ Count: 1, AllowedActions: ['REMOVE'] })
  })

  test('of an app that a company added stay within it and its branches, whatever others call theirs', async () => {
    const { company, admin, path } = await withApp()
    const branch = await server.person(await server.branch(company))
    const at = `apps/${path}/review` as const
    await admin.send(`PUT apps/active/${path}/token`)
    await admin.send(`PUT ${at}`, { json: { Stars: 2, Text: 'Ours' } })
    expect(await rating(branch, at)).toMatchObject({ Count: 1, Reviews: [{ Text: 'Ours' }] })
    const stranger = await server.person(await server.company())
    for (const line of [`GET ${at}`, `DELETE ${at}`] as const)
      expect(await code(await stranger.send(line))).toEqual([404, 'ResourceNotFound'])
    expect(await json(stranger.send(`GET apps/vendors/${path.split('/')[1]}/apps/reviews/list`))).toEqual({
      Reviews: [],
    })
  })

  test('lose their author with the person, and stay the company’s', async () => {
    const company = await server.company()
    const [admin, other] = [await server.person(company), await server.person(company)]
    await other.send(`PUT ${everywhere}`, { json: { Stars: 1, Text: 'Mine' } })
    expect((await admin.send(`DELETE account/users/${other.id}`)).status).toBe(204)
    const mine = (await rating(admin)).Reviews.find(({ Text }) => Text === 'Mine')
    expect(mine).toBeDefined()
    expect(mine?.UserId).toBeUndefined()
    await admin.send(`DELETE ${everywhere}`)
  })
})
