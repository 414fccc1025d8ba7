import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { campaignOf } from './testing.ts'
import { startInvitations } from './testing-invitations.ts'

const { server, aster, mails, person, invited, mailsTo, lastToken, accept } = await startInvitations()

const read = (token: string) => server.send(`GET onboarding/invitations?tokenId=${token}`)
const decline = (token: string) => server.send('POST onboarding/invitations/decline', { json: { Token: token } })

let made = 0
const register = (Token: string) => {
  made += 1
  return server.sendWith({}, server.origins.shell)('POST registration/companies', {
    json: {
      Token,
      Company: { CompanyName: `Weide ${made} GmbH`, Country: 'DE', Currency: 'EUR' },
      Administrator: {
        FirstName: 'Wanda',
        LastName: 'Weide',
        Username: `wanda-${made}@weide.example`,
        Password: 'seven green bicycles upstream',
        Language: 'de-DE',
        TimeZone: 'Europe/Berlin',
      },
    },
  })
}

describe('F-206: an invitation', () => {
  test('goes out by mail in the supplier’s language, once, in the company’s own words and colour', async () => {
    const branding = { Title: 'Come to Aster', Text: 'We buy from you.', Colour: '#f5c518' }
    expect((await person.send('POST onboarding/settings/branding/invitedByOption', { json: branding })).status).toBe(
      204,
    )
    expect(await (await person.send('GET onboarding/settings/branding/invitedByOption')).json()).toEqual(branding)
    const { mail, email, only, status, file } = await invited('DK', ',First name', ',<b>Bo')
    expect(mail).toContain('Subject: Come to Aster')
    expect(mail).toContain('We buy from you.')
    expect(mail).toContain('Vis invitationen')
    // Near black on yellow: white could not be read.
    expect(mail).toContain('background:#f5c518;color:#14171a')
    expect(mail).toContain('Hej &#60;b&#62;Bo')
    expect(mail).toContain(`Reply-To: ${person.username}`)
    expect(await only()).toMatchObject({ State: 'INVITED', AllowedActions: ['remind', 'link', 'withdraw'] })
    expect(await status(file.Id)).toMatchObject({ Invited: 1 })
    await server.settle()
    expect(mailsTo(email)).toHaveLength(1)
    await person.send('POST onboarding/settings/branding/invitedByOption', { json: {} })
    expect((await invited('FR')).mail).toContain('Aster vous invite')
    const refused = { json: { LogoUrl: 'http://aster.example/logo.png' } }
    expect((await person.send('POST onboarding/settings/branding/invitedByOption', refused)).status).toBe(400)
  })

  test('is read by a stranger with its secret, which the inviter sees, and with no other', async () => {
    const { token, only, email } = await invited()
    const answer = await read(token)
    expect(await answer.json()).toMatchObject({ InviterCompanyName: 'Aster', Email: email, Accepted: false })
    expect(await only()).toMatchObject({ State: 'OPENED' })
    const wrong = await read(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)
    await decline(token)
    const used = await read(token)
    const statusAndMessage = async (one: Response) => [one.status, ((await one.json()) as { Message: string }).Message]
    expect(await statusAndMessage(used)).toEqual(await statusAndMessage(wrong))
    expect((await read('nothing')).status).toBe(404)
    const opened = await server.send('POST onboarding/invitations/open', { json: { Token: token } })
    expect(await statusAndMessage(opened)).toEqual(await statusAndMessage(await read(token)))
  })

  test('is accepted by a company that is there: the two are connected, and it is to be verified (F-142)', async () => {
    const { token, only, group } = await invited('DE', ',Supplier number', ',4711')
    const birch = await server.person(await server.company({ name: 'Birch' }))
    const reader = await server.person(birch.companyId, { role: 'readOnly' })
    expect((await accept(token, reader)).status).toBe(403)
    expect((await accept(token, person)).status).toBe(404)
    expect((await accept(token, birch)).status).toBe(204)
    expect((await accept(token, birch)).status).toBe(404)
    const joined = await only()
    expect(joined).toMatchObject({ State: 'REGISTERED', CompanyAccountId: birch.companyId, AllowedActions: ['verify'] })
    const connection = () =>
      person.send(`GET network/connections/${joined.ConnectionId}`).then((answer) => answer.json())
    expect(await connection()).toMatchObject({
      State: 'ACCEPTED',
      RelationTypes: ['ONBOARDING_PENDING_VERIFICATION'],
      AllowedActions: expect.arrayContaining(['verify']),
    })
    const number = await person.send(`GET network/connections/${joined.ConnectionId}/properties/supplier-number`)
    expect(await number.text()).toBe('4711')
    const inGroup = await person.send(`GET network/groups/${group}/connections`)
    expect(await inGroup.json()).toEqual({ ConnectionIds: [joined.ConnectionId] })
    const kept = await person.send(`GET onboarding/properties/${birch.companyId}?key=SupplierNumber`)
    expect(await kept.json()).toEqual({ Properties: [{ Key: 'SupplierNumber', Value: '4711' }] })
    expect((await birch.send(`GET onboarding/properties/${birch.companyId}?key=SupplierNumber`)).status).toBe(404)

    await person.send(`PUT network/requests/${joined.ConnectionId}/verify`)
    await server.settle()
    expect(await connection()).toMatchObject({ RelationTypes: [] })
    expect(await only()).toMatchObject({ State: 'CONNECTED', AllowedActions: [] })
  })

  test('is accepted by creating a company, with its link alone and once', async () => {
    const { token, only, id } = await invited()
    const answers = await Promise.all([register(token), register(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // Before the inviter's side has heard of it, nobody answers by the same link or takes it back.
    const birch = await server.person(await server.company())
    expect((await accept(token, birch)).status).toBe(404)
    expect((await decline(token)).status).toBe(404)
    expect((await person.send(`DELETE onboarding/invitations/${id}`)).status).toBe(409)
    expect((await person.send(`POST onboarding/contacts/${id}/link`)).status).toBe(409)
    await server.settle()
    expect(await only()).toMatchObject({ State: 'REGISTERED', ConnectionId: expect.any(String) })
    expect((await read(token)).status).toBe(404)
    expect((await decline(token)).status).toBe(404)
  })

  test('connects two of which one had asked, or had been refused, and leaves partners as they are', async () => {
    const [asking, refused, partner] = await Promise.all(
      ['Asking', 'Refused', 'Partner'].map(async (name) => server.person(await server.company({ name }))),
    )
    for (const one of [asking, refused]) {
      const id = server.platform.ids.next()
      await one!.send(`PUT network/connections/${id}`, { json: { CompanyAccountId: aster } })
      if (one === refused) await person.send(`PUT network/requests/${id}/reject`)
    }
    await server.connect(aster, partner!.companyId)
    for (const [one, state] of [
      [asking, 'REGISTERED'],
      [refused, 'REGISTERED'],
      [partner, 'CONNECTED'],
    ] as const) {
      const { token, only } = await invited()
      expect((await accept(token, one!)).status, state).toBe(204)
      expect(await only()).toMatchObject({ State: state, CompanyAccountId: one!.companyId })
    }
  })

  test('is declined without signing in, and nothing is sent there any more', async () => {
    const { token, only, id } = await invited()
    expect((await decline(token)).status).toBe(204)
    expect(await only()).toMatchObject({ State: 'DECLINED', AllowedActions: [] })
    expect((await person.send(`POST onboarding/contacts/${id}/invitation`)).status).toBe(409)
    expect((await register(token)).status).toBe(404)
  })

  test('is reminded of by another link, which takes the place of the first', async () => {
    const { token, id, email } = await invited()
    const again = await person.send(`POST onboarding/contacts/${id}/invitation`)
    expect([again.status, await again.json()]).toEqual([201, expect.objectContaining({ Token: id, SourceId: id })])
    await server.settle()
    expect(mailsTo(email)).toHaveLength(2)
    expect(mailsTo(email).at(-1)!.raw.toString()).toContain('Subject: =?UTF-8?Q?Erinnerung')
    expect((await read(token)).status).toBe(404)
    expect((await register(token)).status).toBe(404)
    expect((await read(lastToken(email))).status).toBe(200)
  })

  test('is taken back, and its link with it', async () => {
    const { token, id, only } = await invited()
    const stranger = await server.person(await server.company())
    expect((await stranger.send(`DELETE onboarding/invitations/${id}`)).status).toBe(404)
    expect((await stranger.send(`DELETE onboarding/invitations/${token}`)).status).toBe(404)
    expect((await person.send(`DELETE onboarding/invitations/${id}`)).status).toBe(204)
    expect(await only()).toMatchObject({ State: 'WITHDRAWN' })
    expect((await read(token)).status).toBe(404)
    expect((await register(token)).status).toBe(404)
  })

  test('ends after thirty days', async () => {
    const { token, only } = await invited()
    const before = server.platform.clock.now()
    server.platform.clock.set(new Date(before.getTime() + 30 * 24 * 60 * 60_000).toISOString())
    expect((await read(token)).status).toBe(404)
    expect(await only()).toMatchObject({ State: 'EXPIRED', AllowedActions: ['remind', 'link', 'withdraw'] })
    server.platform.clock.set(before.toISOString())
  })

  test('that the mail server refuses is shown, with a link to hand over instead', async () => {
    mails.answers.push([550, 'no such mailbox'])
    const campaign = await campaignOf(person)
    const file = await campaign.stored('Company,Country,E-mail\nPine,DE,gone@pine.example')
    await campaign.approve(file.Id)
    await server.settle()
    const [pine] = await campaign.suppliers()
    expect(pine).toMatchObject({ State: 'NEW', NotSent: expect.stringContaining('no such mailbox') })
    const link = await person.send(`POST onboarding/contacts/${pine!.SourceId}/link`)
    const { Url } = (await link.json()) as { Url: string }
    expect((await read(Url.split('/').at(-1)!)).status).toBe(200)
    expect((await campaign.suppliers())[0]).toMatchObject({ State: 'OPENED' })
  })

  test('is never kept: no secret stands in the database', async () => {
    const { token } = await invited()
    const client = new pg.Client(server.database.ownerConfig)
    await client.connect()
    const tables = await client.query<{ name: string }>(
      "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    )
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`select from ${name} one where strpos(one::text, $1) > 0`, [token])
      expect(rows, name).toHaveLength(0)
    }
    await client.end()
  })

  test('cannot be guessed: whoever knocks too often waits', async () => {
    const tries = await Promise.all(Array.from({ length: 61 }, () => read('guessed')))
    expect(tries.map(({ status }) => status)).toContain(429)
  })
})
