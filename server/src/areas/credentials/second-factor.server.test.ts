import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { hashPassword } from '../users/index.ts'
import { recoveryHash } from './codes.ts'

const server = await startTestServer()
const company = await server.company()
const phrase = 'four quiet herons at noon'
const passwordHash = await hashPassword(phrase, { N: 1024, r: 8, p: 1 })
const shell = server.sendWith({}, server.origins.shell)
const somebody = (where = company) => server.person(where, { passwordHash })

/** What an authenticator app shows now for a secret. */
const codeOf = (secret: string, secondsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.platform.clock.now().getTime() + secondsAhead * 1000,
  })
const nextCode = (secret: string) => {
  server.platform.clock.advance(30_000)
  return codeOf(secret)
}

/** Signs in with the password; the cookies that came with the answer. */
async function password({ username }: TestPerson) {
  const answer = await shell('POST session', { json: { Username: username, Password: phrase } })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const body = (await answer.json()) as { ErrorCode?: string; ErrorDetail?: { Key: string; Value: string }[] }
  return { status: answer.status, step: body.ErrorDetail?.find(({ Key }) => Key === 'Step')?.Value, cookie }
}
const give = (cookie: string, Code: string) =>
  shell('POST credentials/sign-in/code', { json: { Code }, headers: { cookie } })

/** Somebody with an authenticator app. */
async function withApp(where = company) {
  const person = await somebody(where)
  const browser = await server.browser(person)
  const begun = await browser.write('POST credentials/second-factor', { json: { Password: phrase } })
  const { Secret: secret } = (await begun.json()) as { Secret: string }
  const confirmed = await browser.write('PUT credentials/second-factor', { json: { Code: codeOf(secret) } })
  const { RecoveryCodes: codes } = (await confirmed.json()) as { RecoveryCodes: string[] }
  return { person, browser, secret, codes }
}

describe('an authenticator app', () => {
  test('is set up with the password and a first code, which tells ten recovery codes; then signing in asks for a code', async () => {
    const person = await somebody()
    const browser = await server.browser(person)
    const wrong = await browser.write('POST credentials/second-factor', { json: { Password: 'wrong' } })
    expect(wrong.status).toBe(400)
    const begun = await browser.write('POST credentials/second-factor', { json: { Password: phrase } })
    const { Secret: secret, Uri } = (await begun.json()) as { Secret: string; Uri: string }
    expect(Uri).toContain(`otpauth://totp/Kontor:${encodeURIComponent(person.username)}?`)
    // Begun and not confirmed, it asks for nothing.
    expect((await password(person)).status).toBe(200)
    expect((await browser.write('PUT credentials/second-factor', { json: { Code: '000000' } })).status).toBe(400)
    const confirmed = await browser.write('PUT credentials/second-factor', { json: { Code: codeOf(secret) } })
    expect(((await confirmed.json()) as { RecoveryCodes: string[] }).RecoveryCodes).toHaveLength(10)
    expect(await (await browser.send('GET credentials/second-factor')).json()).toMatchObject({
      On: true,
      RecoveryCodesLeft: 10,
    })

    const { status, step, cookie } = await password(person)
    expect([status, step]).toEqual([403, 'CODE'])
    expect((await shell('GET session', { headers: { cookie } })).status).toBe(401)
    const inside = await give(cookie, nextCode(secret))
    expect([inside.status, await inside.json()]).toMatchObject([200, { User: { Id: person.id } }])
  })

  test('gives codes that are good once, for half a minute before and after, and only after the password', async () => {
    const { person, secret } = await withApp()
    const { cookie } = await password(person)
    const code = nextCode(secret)
    expect((await give(cookie, codeOf(secret, 120))).status).toBe(400)
    expect((await give('', code)).status).toBe(403)
    expect((await give(cookie, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await give(cookie, code)).status).toBe(400)
    const both = [nextCode(secret)].flatMap((one) => [give(cookie, one), give(cookie, one)])
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('is asked for within ten minutes of the password, and of nobody else', async () => {
    const [ada, eve] = [await withApp(), await withApp()]
    const { cookie } = await password(ada.person)
    expect((await give(cookie, nextCode(eve.secret))).status).toBe(400)
    const pending = /kontor_pending=([^;]+)/.exec(cookie)?.[1] ?? ''
    const [text = '', ...signed] = pending.split('.')
    const changed = Buffer.from(text, 'base64url').toString().replace(ada.person.id, eve.person.id)
    expect(changed).toContain(eve.person.id)
    const other = [Buffer.from(changed).toString('base64url'), ...signed].join('.')
    expect((await give(`kontor_pending=${other}`, codeOf(eve.secret))).status).toBe(403)
    server.platform.clock.advance(10 * 60_000)
    expect((await give(cookie, codeOf(ada.secret))).status).toBe(403)
  })

  test('cannot be guessed: ten wrong codes make it wait', async () => {
    const { person, secret } = await withApp()
    const { cookie } = await password(person)
    const tries = await Promise.all(Array.from({ length: 10 }, () => give(cookie, 'wrong')))
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(400))
    expect((await give(cookie, codeOf(secret))).status).toBe(429)
  })

  test('that is lost is replaced by a recovery code, each once and however it is typed; others take their place', async () => {
    const { person, browser, codes } = await withApp()
    const [one = '', two = ''] = codes
    const { cookie } = await password(person)
    expect((await give(cookie, one.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await give(cookie, one)).status).toBe(400)
    const renewed = await browser.write('POST credentials/second-factor/recovery-codes', { json: { Password: phrase } })
    const { RecoveryCodes } = (await renewed.json()) as { RecoveryCodes: string[] }
    expect((await give(cookie, two)).status).toBe(400)
    expect((await give(cookie, RecoveryCodes[0]!)).status).toBe(200)
  })

  test('has recovery codes that nobody finds by trying all; the shorter ones of before stay good until they are used', async () => {
    const { person, codes } = await withApp()
    for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){6}[a-km-np-z2-9]{4}$/)
    expect(new Set(codes).size).toBe(10)
    const before = 'abcd-efgh-jkmn-pqrs'
    await server.platform.db.transaction(company, async (tx) => {
      type Row = { company_id: string; user_id: string; code_hash: string; used: Date | null }
      const kept = tx.withTables<{ recovery_code: Row }>().insertInto('recovery_code')
      const code_hash = recoveryHash(person.id, before)
      await kept.values({ company_id: company, user_id: person.id, code_hash, used: null }).execute()
    })
    const { cookie } = await password(person)
    expect((await give(cookie, before)).status).toBe(200)
    expect((await give(cookie, before)).status).toBe(400)
  })

  test('is removed with the password, and by an administrator, who is written down', async () => {
    const [{ person, browser }, admin] = [await withApp(), await somebody()]
    const path = 'POST credentials/second-factor/remove'
    expect((await browser.write(path, { json: { Password: 'wrong' } })).status).toBe(400)
    expect((await browser.write(path, { json: { Password: phrase } })).status).toBe(204)
    expect((await password(person)).status).toBe(200)
    const other = await withApp()
    for (let twice = 0; twice < 2; twice += 1)
      expect((await admin.send(`DELETE credentials/users/${other.person.id}/second-factor`)).status).toBe(204)
    expect((await password(other.person)).status).toBe(200)
    const clerk = await server.person(company, { role: 'apClerk' })
    expect((await clerk.send(`DELETE credentials/users/${person.id}/second-factor`)).status).toBe(403)
  })

  test('stands in no row as it is, and in the row of another person it opens nothing', async () => {
    const [ada, eve] = [await withApp(), await withApp()]
    type Row = { company_id: string; user_id: string; secret: string }
    const rows = await server.platform.db.transaction(company, async (tx) => {
      const tables = tx.withTables<{ second_factor: Row; recovery_code: Record<string, unknown> }>()
      const found = await tables.selectFrom('second_factor').selectAll().execute()
      const codes = await tables.selectFrom('recovery_code').selectAll().execute()
      const { secret } = found.find(({ user_id }) => user_id === eve.person.id)!
      const where = tables.updateTable('second_factor').set({ secret }).where('company_id', '=', company)
      await where.where('user_id', '=', ada.person.id).execute()
      return JSON.stringify([found, codes])
    })
    expect(rows).not.toContain(ada.secret)
    expect(rows).not.toContain(ada.codes[0])
    expect((await give((await password(ada.person)).cookie, nextCode(eve.secret))).status).toBe(500)
  })

  test('is asked for after a reset of the password, too', async () => {
    const [{ person, secret }, admin] = [await withApp(), await somebody()]
    const issued = await admin.send(`POST credentials/users/${person.id}/link`)
    const Token = ((await issued.json()) as { Url: string }).Url.split('/').at(-1)
    const answer = await shell('POST credentials/links/redeem', { json: { Token, Password: phrase } })
    expect(answer.status).toBe(403)
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    expect((await give(cookie, nextCode(secret))).status).toBe(200)
    const audit = await admin.send(`GET audit?kind=session.opened&actor=${person.id}`)
    expect(await audit.text()).toContain('{"Key":"by","Value":"password code"}')
  })
})

describe('a company that asks for a second factor', () => {
  test('has everybody who works in it set one up at their next sign-in, and nobody removes it', async () => {
    const [strict, home] = [await server.company(), await server.company()]
    const [admin, guest] = [await somebody(strict), await somebody(home)]
    await server.join(guest, strict, 'apClerk')
    const clerk = await server.person(strict, { role: 'apClerk' })
    expect((await clerk.send('PUT credentials/rules', { json: { SecondFactor: true } })).status).toBe(403)
    expect((await admin.send('PUT credentials/rules', { json: { SecondFactor: true } })).status).toBe(204)
    expect(await (await clerk.send('GET credentials/rules')).json()).toEqual({ SecondFactor: true })

    const { status, step, cookie } = await password(guest)
    expect([status, step]).toEqual([403, 'SET_UP'])
    const begun = await shell('POST credentials/sign-in/second-factor', { headers: { cookie } })
    const { Secret: secret } = (await begun.json()) as { Secret: string }
    const confirmed = await shell('PUT credentials/sign-in/second-factor', {
      json: { Code: codeOf(secret) },
      headers: { cookie },
    })
    expect(((await confirmed.json()) as { RecoveryCodes: string[] }).RecoveryCodes).toHaveLength(10)
    const session = confirmed.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    const inside = { cookie: session.join('; '), 'x-xsrf-token': /XSRF-TOKEN=(.+)/.exec(session.join('\n'))?.[1] ?? '' }
    expect((await shell('GET session', { headers: inside })).status).toBe(200)
    const removed = await shell('POST credentials/second-factor/remove', {
      json: { Password: phrase },
      headers: inside,
    })
    expect(removed.status).toBe(409)
    // Where it is set up, nobody sets up another one with the password alone.
    const again = await password(guest)
    expect(again.step).toBe('CODE')
    const headers = { cookie: again.cookie }
    expect((await shell('POST credentials/sign-in/second-factor', { headers })).status).toBe(409)
  })
})
