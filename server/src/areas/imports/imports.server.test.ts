import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const ada = await server.person(aster)
const clerk = await server.person(aster, { role: 'apClerk' })

interface Row {
  Line: number
  Outcome: string
  Id?: string
  Field?: string
  Message?: string
}
const send = async (line: `POST imports/${string}`, Rows: unknown, who = ada) => {
  const answer = await who.send(line, { json: { Rows } })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { Rows: Row[] }).Rows
}
const outcomes = (rows: readonly Row[]) => rows.map(({ Outcome }) => Outcome)
const peopleCount = async () =>
  ((await (await ada.send(`GET account/${aster}/users`)).json()) as { itemCount: number }).itemCount

describe('people from a file', () => {
  const tag = randomUUID().slice(0, 8)
  const good = [
    {
      Line: 2,
      Username: `ann-${tag}@aster.example`,
      FirstName: 'Ann',
      LastName: 'Ober',
      Title: 'CFO',
      Role: 'approver',
    },
    { Line: 3, Username: ` Bob-${tag}@aster.example `, FirstName: 'Bob', LastName: 'Bauer' },
  ]
  const bad = [
    { Line: 4, Username: 'nobody', LastName: 'Nil' },
    { Line: 5, Username: '', LastName: 'Nil' },
    { Line: 6, Username: `x-${tag}@aster.example` },
    { Line: 7, Username: `y-${tag}@aster.example`, LastName: 'Y', Role: 'king' },
    { Line: 8, Username: `ANN-${tag}@aster.example`, LastName: 'Again' },
  ]

  test('are seen before anything is written, each fault with its line', async () => {
    const before = await peopleCount()
    const rows = await send('POST imports/people/preview', [...good, ...bad])
    expect(outcomes(rows)).toEqual(['ADD', 'ADD', 'FAULT', 'FAULT', 'FAULT', 'FAULT', 'FAULT'])
    expect(rows.slice(2).map(({ Line, Field }) => [Line, Field])).toEqual([
      [4, 'Username'],
      [5, 'Username'],
      [6, 'LastName'],
      [7, 'Role'],
      [8, 'Username'],
    ])
    expect(rows[2]?.Message).toContain('nobody')
    expect(rows[6]?.Message).toContain('2')
    expect(await peopleCount()).toBe(before)
  })

  test('are added once, with their roles; a repeat changes nothing', async () => {
    const before = await peopleCount()
    const rows = await send('POST imports/people', [...good, ...bad])
    expect(outcomes(rows).slice(0, 3)).toEqual(['ADD', 'ADD', 'FAULT'])
    const ann = (await (await ada.send(`GET account/users/${rows[0]?.Id}`)).json()) as Record<string, string>
    expect(ann).toMatchObject({ FirstName: 'Ann', Title: 'CFO', State: 'CREATED', Username: good[0]?.Username })
    expect(await peopleCount()).toBe(before + 2)

    const again = await send('POST imports/people', [...good, ...bad])
    expect(again.slice(0, 2)).toMatchObject([{ Outcome: 'KNOWN', Id: rows[0]?.Id }, { Outcome: 'KNOWN' }])
    expect(await peopleCount()).toBe(before + 2)
  })

  test('are not taken from another company, and added by administrators only', async () => {
    const birch = await server.person(await server.company())
    const [row] = await send(
      'POST imports/people/preview',
      [{ Line: 2, Username: good[0]?.Username, LastName: 'O' }],
      birch,
    )
    expect(row).toMatchObject({ Outcome: 'FAULT', Field: 'Username' })
    expect(row?.Id).toBeUndefined()
    expect((await clerk.send('POST imports/people', { json: { Rows: good } })).status).toBe(403)
    for (const Rows of [undefined, [], [{ Line: 0, Username: 'a@b.example' }]])
      expect((await ada.send('POST imports/people', { json: { Rows } })).status).toBe(400)
  })
})

describe('partners from a file', () => {
  const good = [
    {
      Line: 2,
      CompanyName: 'Kiefer KG',
      Country: 'de',
      Email: 'rechnung@kiefer.example',
      Identifiers: [{ scheme: 'DE:VAT', value: 'DE136695976' }],
      AddressLines: [{ scheme: 'city', value: 'Kiel' }],
    },
    { Line: 3, CompanyName: 'Lærk ApS', Country: 'DK', EndpointId: '0088:5790000435975' },
    { Line: 4, CompanyName: 'Mélèze SA', Country: 'FR' },
  ]
  const bad = [
    { Line: 5, CompanyName: '', Country: 'DE' },
    { Line: 6, CompanyName: 'N', Country: 'Freedonia' },
    { Line: 7, CompanyName: 'O', Country: 'DE', Email: 'not an address' },
    { Line: 8, CompanyName: 'P', Country: 'DE', Identifiers: [{ scheme: 'DE:VAT', value: 'DE136695977' }] },
    { Line: 9, CompanyName: 'kiefer kg', Country: 'DE', Email: 'x@y.example' },
    { Line: 10, CompanyName: 'Q', Country: 'DE', EndpointId: 'nonsense' },
  ]
  const connections = async () =>
    ((await (await ada.send('GET network/connections')).json()) as { itemCount: number }).itemCount

  test('become partners reached by mail or Peppol, or are to be invited; nothing is written before', async () => {
    const rows = await send('POST imports/partners/preview', [...good, ...bad])
    expect(outcomes(rows)).toEqual(['ADD', 'ADD', 'INVITE', ...bad.map(() => 'FAULT')])
    expect(rows.slice(3).map(({ Field }) => Field)).toEqual([
      'CompanyName',
      'Country',
      'Email',
      'Identifiers',
      'CompanyName',
      'EndpointId',
    ])
    expect(await connections()).toBe(0)

    const written = await send('POST imports/partners', [...good, ...bad])
    expect(outcomes(written)).toEqual(outcomes(rows))
    const kiefer = await (await ada.send(`GET network/connections/${written[0]?.Id}`)).json()
    expect(kiefer).toMatchObject({
      CompanyName: 'Kiefer KG',
      Country: 'DE',
      ConnectionType: 'ExternalConnection',
      Email: 'rechnung@kiefer.example',
      AddressLines: [{ scheme: 'city', value: 'Kiel' }],
    })

    expect(outcomes(await send('POST imports/partners', good))).toEqual(['KNOWN', 'KNOWN', 'INVITE'])
    expect(await connections()).toBe(2)
  })

  test('are known by their number, however they are called now', async () => {
    const renamed = { Line: 2, CompanyName: 'Kiefer SE', Country: 'DE', Email: 'neu@kiefer.example' }
    const Identifiers = [{ scheme: 'DE:VAT', value: 'DE 136 695 976' }]
    expect(outcomes(await send('POST imports/partners/preview', [{ ...renamed, Identifiers }]))).toEqual(['KNOWN'])
    expect(outcomes(await send('POST imports/partners/preview', [renamed]))).toEqual(['ADD'])
  })
})
