import { get as plainGet } from 'node:http'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { failure, startTrial } from './testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const ada = await server.person(aster)
const { address, ask } = await startTrial(server, ada)

const shown = (accept: string, query = '') => ask(`GET /api/trial/shown${query}`, { headers: { accept } })

/** As a program that names no media type at all; fetch always names some. */
const bare = (path: string) =>
  new Promise<{ type: string | undefined; text: string }>((resolve, reject) => {
    plainGet(`${address}${path}`, { headers: { authorization: ada.authorization } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ type: answer.headers['content-type'], text }))
    }).on('error', reject)
  })

describe('the form of an answer', () => {
  const xml =
    '<ts:Name>&lt;A &amp; B&gt;</ts:Name>|<ts:Tags>|<ts:Tag>one</ts:Tag>|<ts:Tag>two</ts:Tag>|</ts:Tags>|<ts:Kind type="invoice">text</ts:Kind>'

  test('is XML for a program that names none, or takes any, where programs expect XML', async () => {
    const expected = xml.split('|').map((part) => expect.stringContaining(part))
    for (const { type, text } of [
      await bare('/api/trial/shown?kind=text'),
      await shown('*/*', '?kind=text').then(async (answer) => ({
        type: answer.headers.get('content-type'),
        text: await answer.text(),
      })),
    ]) {
      expect(type).toBe('text/xml; charset=utf-8')
      for (const part of expected) expect(text).toEqual(part)
      expect(text).toContain('<ts:Shown xmlns:ts="http://tradeshift.com/api/public/1.0">')
    }
  })

  test.each([
    ['application/json, text/plain, */*', 'application/json; charset=utf-8'],
    ['application/xml', 'application/xml; charset=utf-8'],
    ['text/xml;q=0.5, application/json', 'application/json; charset=utf-8'],
    ['text/*', 'text/xml; charset=utf-8'],
    ['image/png, */*;q=0.1', 'text/xml; charset=utf-8'],
  ])('is the best for "%s"', async (accept, type) => {
    const answer = await shown(accept)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
      200,
      type,
      'accept',
    ])
  })

  test.each([
    ['GET', 'documents', 'text/xml', 'application/json'],
    ['GET', 'account', 'image/png, text/html', 'application/json'],
    ['GET', 'account/info', 'text/csv', 'text/xml, application/xml, application/json'],
    ['GET', 'documents/csv', 'application/pdf', 'text/csv'],
  ])('%s %s cannot be had as %s: 406 names what it can be', async (method, path, accept, offers) => {
    const answer = await ada.send(`${method} ${path}`, { headers: { accept } })
    expect(answer.status).toBe(406)
    if (accept === 'text/xml') return expect(await answer.text()).toContain('<ErrorCode>NotAcceptable</ErrorCode>')
    expect(await failure(answer)).toMatchObject({
      ErrorCode: 'NotAcceptable',
      Message: `Accept is ${accept}: use ${offers}.`,
    })
  })

  test('what answers nothing cannot be refused for its form', async () => {
    const answer = await ada.send('PUT account', { json: { CompanyName: 'Aster' }, headers: { accept: 'image/png' } })
    expect(answer.status).toBe(204)
  })

  test('nothing is written where the answer could not be taken', async () => {
    const Username = 'nobody@aster.example'
    const json = { FirstName: 'No', LastName: 'Body', RoleId: undefined }
    const refused = await ada.send(`POST users?username=${Username}`, { json, headers: { accept: 'text/csv' } })
    expect(refused.status).toBe(406)
    const people = await ada.send(`GET account/${aster}/users?q=nobody`)
    expect(await people.json()).toMatchObject({ itemCount: 0 })
  })

  test('is XML for an error, too, for who takes that', async () => {
    const missing = `documents/${server.platform.ids.next()}/metadata`
    for (const accept of ['*/*', 'text/xml']) {
      const answer = await ada.send(`GET ${missing}`, { headers: { accept } })
      const text = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/xml; charset=utf-8'])
      expect(text).toContain('<ResponseError xmlns="http://tradeshift.com/api/1.0">')
      expect(text).toContain('<ErrorCode>ResourceNotFound</ErrorCode>')
    }
    const json = await ada.send(`GET ${missing}`, { headers: { accept: 'application/json' } })
    expect((await failure(json)).ErrorCode).toBe('ResourceNotFound')
  })
})

describe('a name of the query that nobody knows', () => {
  test('is ignored by a call that reads, with a warning', async () => {
    const answer = await ask('GET /api/trial/shown?kind=a&colour=red')
    expect([answer.status, answer.headers.get('warning')]).toEqual([
      200,
      '299 - "colour is unknown in the query and was ignored: it takes kind."',
    ])
    expect((await ask('GET /api/trial/shown?kind=a')).headers.get('warning')).toBeNull()
    const unusual = await ask(`GET /api/trial/shown?${encodeURIComponent('"\r\n€')}=1`)
    expect([unusual.status, unusual.headers.get('warning')]).toEqual([
      200,
      expect.stringContaining('%22%0D%0A%E2%82%AC'),
    ])
  })

  test.each([
    ['strict in the query', '?strict=true&colour=red', {}],
    ['Prefer: handling=strict', '?colour=red', { prefer: 'handling=strict' }],
  ])('is refused under %s', async (_, query, headers) => {
    const answer = await ask(`GET /api/trial/shown${query}`, { headers })
    const text = await answer.text()
    expect([answer.status, text]).toEqual([400, expect.stringContaining('colour is unknown in the query')])
    expect((await ask('GET /api/trial/shown?strict=true&kind=a', { headers })).status).toBe(200)
  })

  test('in other letters is the one that is meant', async () => {
    const answer = await ask('GET /api/trial/shown?KIND=a', { headers: { accept: 'application/json' } })
    expect(await answer.json()).toMatchObject({ Kind: { Text: 'a' } })
    expect((await ask('GET /api/trial/shown?KIND=too+long')).status).toBe(400)
  })
})

describe('the prefix of the path', () => {
  test('is a setting, beside /api', async () => {
    const there = (path: string) => fetch(`${server.address}${path}`, { headers: { authorization: ada.authorization } })
    expect((await there('/rest/external/account')).status).toBe(200)
    expect((await there('/rest/externally/account')).status).toBe(404)
    const other = await startTestServer({ environment: { KONTOR_PATH_PREFIX: '/gateway/v1/' } })
    expect((await fetch(`${other.address}/gateway/v1/info/status`)).status).toBe(200)
    expect((await fetch(`${other.address}/rest/external/info/status`)).status).toBe(404)
  })
})
