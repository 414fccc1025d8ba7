import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { redirect } from './testing.ts'
import { startBridge } from './testing-bridge.ts'

const { oauth, company, tokensFor, refresh } = await startBridge()
const day = 24 * 3600_000

/** What somebody has allowed, as their profile shows it. */
async function consentOf(person: TestPerson) {
  const answer = await (await oauth.browser(person)).send('GET oauth/consents')
  return ((await answer.json()) as { Consents: { Allowed: string; Expires: string }[] }).Consents[0]
}

/** Whether a person who comes with the program now is asked. */
async function isAsked(person: TestPerson) {
  const query = { client_id: 'Acme.Bridge', redirect_uri: redirect, scope: 'openid offline company.read' }
  const { ask } = await oauth.begin(person, { ...query, state: 'again' })
  return ((await (await ask('GET oauth/authorization')).json()) as { State: string }).State === 'ASK'
}

describe('what a person allowed', () => {
  test('ends after a year, however often its token was replaced and whatever they allow later', async () => {
    const person = await oauth.person(company)
    let { refresh_token } = await tokensFor(person)
    const replace = async (days: number) => {
      oauth.platform.clock.advance(days * day)
      const { status, body } = await refresh(refresh_token)
      refresh_token = body.refresh_token
      return [status, body.error]
    }
    const shown = await consentOf(person)
    expect(Date.parse(shown?.Expires ?? '') - Date.parse(shown?.Allowed ?? '')).toBe(365 * day)
    for (let times = 0; times < 4; times += 1) expect(await replace(80)).toEqual([200, undefined])
    // They are asked once more and allow it: another line, with a year of its own.
    const later = await tokensFor(person, { prompt: 'consent' })
    expect(await replace(44)).toEqual([200, undefined])
    expect(await replace(1)).toEqual([400, 'invalid_grant'])
    expect((await refresh(later.refresh_token)).status).toBe(200)
  })

  test('is not prolonged by signing in with the program anew, which asks nothing until it has ended', async () => {
    const person = await oauth.person(company)
    await tokensFor(person)
    const first = await consentOf(person)
    oauth.platform.clock.advance(360 * day)
    expect(await isAsked(person)).toBe(false)
    const { refresh_token } = await tokensFor(person)
    expect(await consentOf(person)).toEqual(first)
    oauth.platform.clock.advance(5 * day)
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant')
    expect(await isAsked(person)).toBe(true)
    await tokensFor(person)
    expect(await consentOf(person)).not.toEqual(first)
  })
})
