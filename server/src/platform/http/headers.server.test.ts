import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { startTrial } from './testing.ts'

const server = await startTestServer({
  environment: {
    KONTOR_SHELL_ORIGIN: 'https://kontor.example',
    KONTOR_APP_ORIGIN: 'https://apps.example',
    KONTOR_METRICS: 'on',
  },
})
const ada = await server.person(await server.company())
const trial = await startTrial(server, ada)
const json = { Name: 'Ada', Owner: ada.id }

/** An answer of each kind that there is. */
const answers: readonly (readonly [string, number, () => Promise<Response>])[] = [
  ['JSON', 200, () => ada.send('GET account')],
  ['XML', 200, () => trial.ask('GET /api/trial/shown', { headers: { accept: 'text/xml' } })],
  [
    'bytes',
    200,
    () => trial.ask('POST /api/trial/content', { body: 'text', headers: { 'content-type': 'text/plain' } }),
  ],
  ['nothing', 204, () => ada.send(`DELETE credentials/users/${ada.id}/second-factor`)],
  ['whether', 404, () => trial.ask('HEAD /api/trial/exists')],
  ['no credential', 401, () => server.send('GET account')],
  ['a fault in the body', 400, () => trial.ask('PUT /api/trial/2026-01-01', { body: { ...json, Name: '' } })],
  ['a failure of ours', 500, () => trial.ask('GET /api/trial/broken')],
  ['no such call', 404, () => server.send('GET nowhere')],
  ['an address that is none', 400, () => fetch(`${server.address}/api/%`)],
  ['health', 200, () => fetch(`${server.address}/health`)],
  ['metrics', 200, () => fetch(`${server.address}/metrics`)],
  ['the contract', 200, () => server.send('GET openapi.json')],
  ['the contract as a page', 200, () => server.send('GET docs')],
  ['live updates', 200, () => ada.send('GET live')],
  ['OAuth', 200, () => server.send('GET auth/.well-known/openid-configuration')],
  ['a refusal of OAuth', 400, () => server.send('POST auth/token')],
]

describe('every answer', () => {
  test.each(answers)('%s (%i): is what it says it is, framed by nobody, and asks for https', async (_, status, ask) => {
    const answer = await ask()
    await answer.body?.cancel()
    expect(answer.status).toBe(status)
    const { headers } = answer
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    const policy = (headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]))
  })

  test('of a person is kept by no browser and no proxy, and no page of another site loads it as a picture or script', async () => {
    for (const ask of [
      () => ada.send('GET account'),
      () => server.send('GET account'),
      () => trial.ask('GET /api/trial/broken'),
    ]) {
      const { headers } = await ask()
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})
