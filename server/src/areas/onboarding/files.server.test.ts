import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { campaignOf } from './testing.ts'

const server = await startTestServer({ at: '2026-11-23T09:00:00Z' })
const aster = await server.company({ name: 'Aster' })
const person = await server.person(aster, { role: 'onboarder' })
const stranger = await server.person(await server.company())
const reader = await server.person(aster, { role: 'readOnly' })

const list = 'Company;Country;E-mail;VAT number\nFern GmbH;Germany;hi@fern.example;DE136695976\n'

describe('F-205, F-255: a file of suppliers', () => {
  test.each([
    ['commas, in English', 'Company,Country,E-mail\nFern,Germany,hi@fern.example'],
    [
      'semicolons and a mark of the encoding, in German',
      '\ufeffFirma;Land;E-Mail-Adresse\nFern;Deutschland;hi@fern.example',
    ],
    ['tabs, as they are copied, in Spanish', 'Correo electrónico\tProveedor\tPaís\nhi@fern.example\tFern\tAlemania'],
    ['quotes, in French', '"Raison sociale","Pays","Courriel"\n"Fern","Allemagne","hi@fern.example"'],
    ['any order, in Danish', 'Land,Mailadresse,Leverandør\nTyskland,hi@fern.example,Fern'],
    ['Arabic', 'اسم الشركة,البلد,البريد الإلكتروني\nFern,ألمانيا,hi@fern.example'],
  ])('is understood by its headings: with %s', async (_how, text) => {
    const campaign = await campaignOf(person)
    const file = await campaign.stored(text)
    expect(file).toMatchObject({ State: 'VALIDATED', Rows: 1, Errors: 0, MissingProperties: [] })
    const rows = await (await person.send(`GET onboarding/masterdata/files/${file.Id}`)).json()
    expect(rows).toMatchObject({
      itemCount: 1,
      Items: [{ Index: 2, Values: { CompanyName: 'Fern', Country: 'DE', Email: 'hi@fern.example' } }],
    })
  })

  test('whose headings nobody knows is mapped by hand, and waits until it is', async () => {
    const campaign = await campaignOf(person)
    const file = await campaign.stored('A,B,C\nFern,DE,hi@fern.example')
    expect(file).toMatchObject({
      ...{ State: 'STORED', MissingProperties: ['CompanyName', 'Country', 'Email'] },
      AllowedActions: ['edit', 'approve', 'delete'],
    })
    expect((await campaign.approve(file.Id)).status).toBe(409)
    const columns = (...properties: string[]) =>
      person.send(`PUT onboarding/masterdata/files/${file.Id}/columns`, {
        json: { Columns: properties.map((Property) => ({ Property })) },
      })
    expect((await columns('CompanyName', 'Country')).status).toBe(400)
    expect((await columns('CompanyName', 'Country', 'Country')).status).toBe(400)
    expect(await (await columns('CompanyName', 'Country', 'Email')).json()).toMatchObject({ State: 'VALIDATED' })
  })

  test('that is none is refused with what to do', async () => {
    const { upload, group } = await campaignOf(person)
    const book = await upload(Uint8Array.from(Buffer.from('PK\x03\x04xl/workbook.xml', 'latin1')))
    expect([book.status, await book.text()]).toEqual([400, expect.stringContaining('save the spreadsheet as CSV')])
    expect((await upload('<Invoice/>')).status).toBe(400)
    expect((await upload('')).status).toBe(400)
    const empty = await upload('Company,Country,E-mail\n')
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('holds no suppliers')])
    const long = await upload(`Company,Country,E-mail\n${'Fern,DE,hi@fern.example\n'.repeat(1001)}`)
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining('at most 1000')])
    expect((await upload(list, { supplierGroupId: randomUUID() })).status).toBe(404)
    expect((await upload(list, { supplierGroupId: 'none' })).status).toBe(400)
    expect((await stranger.send(`GET onboarding/masterdata/files?supplierGroupId=${group}`)).status).toBe(404)
    const { body, headers } = { body: new FormData(), headers: {} }
    expect((await reader.send('POST onboarding/masterdata/files', { body, headers })).status).toBe(403)
  })

  test('is listed by what it is for', async () => {
    const { upload, group } = await campaignOf(person)
    await upload(list, { featureType: 'TRACK_AND_TRACE', fileName: 'followed.csv' })
    await upload(list)
    const names = async (more = '') => {
      const answer = await person.send(`GET onboarding/masterdata/files?supplierGroupId=${group}${more}`)
      return ((await answer.json()) as { Files: { FileName: string }[] }).Files.map(({ FileName }) => FileName)
    }
    expect((await names()).toSorted()).toEqual(['followed.csv', 'suppliers.csv'])
    expect(await names('&featureType=TRACK_AND_TRACE')).toEqual(['followed.csv'])
  })

  test('names each error by row, column, value and fix, and is mended in place', async () => {
    const partner = await server.company({ name: 'Birch', country: 'DK' })
    await server.connect(aster, partner)
    const campaign = await campaignOf(person)
    const file = await campaign.stored(
      [
        'Supplier,Land,Contact email,VAT no,Language',
        'Fern,Germany,hi@fern,DE136695976,de',
        'Gorse,Atlantis,hi@gorse.example,,',
        'Heath,Germany,hi@heath.example,DE136695977,',
        'Iris,France,hi@iris.example,,not a language',
        'Heather,Spain,hi@heather.example,,',
        'HEATHER,ES,other@heather.example,,',
        'Juniper,Spain,HI@heather.example,,',
        'Birch,Denmark,hi@birch.example,,',
        ',Denmark,,,',
      ].join('\n'),
    )
    expect(file).toMatchObject({ State: 'IMPORTED', Rows: 9, Errors: 9 })
    expect(
      (await campaign.errors(file.Id)).map(({ Row, Column, Value, Message }) => [Row, Column, Value, Message]),
    ).toEqual([
      [2, 'Contact email', 'hi@fern', expect.stringContaining('is not an e-mail address')],
      [3, 'Land', 'Atlantis', 'Atlantis is not a country: enter its name, or two letters such as DE.'],
      [4, 'VAT no', 'DE136695977', expect.stringContaining('check its digits')],
      [5, 'Language', 'not a language', expect.stringContaining('enter its code, such as de or en-GB')],
      [7, 'Supplier', 'HEATHER', 'Line 6 has the same company: leave one of them out.'],
      [8, 'Contact email', 'HI@heather.example', expect.stringContaining('Line 6 has the same address')],
      [9, 'Supplier', 'Birch', 'Birch is your partner already: leave this line out.'],
      [10, 'Supplier', '', expect.stringContaining('The name is missing')],
      [10, 'Contact email', '', expect.stringContaining('The e-mail address is missing')],
    ])
    expect((await campaign.approve(file.Id)).status).toBe(409)
    expect(await (await campaign.mend(file.Id, 2, { Email: 'hi@fern.example' })).json()).toMatchObject({ Errors: 8 })
    await campaign.mend(file.Id, 3, { Country: 'Österreich' })
    await campaign.mend(file.Id, 4, { VatId: 'DE136695976' })
    // Now it stands twice in the file.
    expect(await campaign.errors(file.Id)).toContainEqual(
      expect.objectContaining({ Row: 4, Message: expect.stringContaining('Line 2') }),
    )
    for (const line of [4, 5, 7, 8, 9, 10])
      await person.send(`DELETE onboarding/masterdata/files/${file.Id}/rows/${line}`)
    expect(await campaign.status(file.Id)).toMatchObject({ State: 'VALIDATED', Rows: 3, Errors: 0 })
    expect((await campaign.mend(file.Id, 4, { Email: 'x@y.example' })).status).toBe(404)
    expect((await campaign.mend(file.Id, 2, { Phone: '1' })).status).toBe(400)
  })

  test('F-129: shows whom of it the network has already', async () => {
    const known = await server.company({ name: 'Larch', country: 'SE' })
    await server.settle()
    const campaign = await campaignOf(person)
    const file = await campaign.stored('Company,Country,E-mail\nLarch,SE,a@larch.example\nLarch Two,SE,b@larch.example')
    const { Items } = (await (await person.send(`GET onboarding/masterdata/files/${file.Id}`)).json()) as {
      Items: object[]
    }
    expect(Items).toEqual([
      expect.objectContaining({ MatchedCompanyAccountId: known, MatchingMethod: 'EXACT_COMPANY_NAME_AND_COUNTRY' }),
      expect.not.objectContaining({ MatchingMethod: expect.anything() }),
    ])
  })
})

describe('F-127, F-231: approving a file', () => {
  test('makes its suppliers, once however often it is sent', async () => {
    const campaign = await campaignOf(person)
    const file = await campaign.stored('Company,Country,E-mail\nMaple,DE,a@maple.example\nNettle,FR,b@nettle.example')
    const answers = await Promise.all([1, 2, 3].map(() => campaign.approve(file.Id)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await campaign.suppliers()).map(({ CompanyName }) => CompanyName)).toEqual(['Maple', 'Nettle'])
    expect(await campaign.status(file.Id)).toMatchObject({ State: 'APPROVED', AllowedActions: [] })
    expect((await campaign.mend(file.Id, 2, { Email: 'x@y.example' })).status).toBe(409)
    expect((await person.send(`DELETE onboarding/masterdata/files/${file.Id}`)).status).toBe(409)
    const again = await campaign.stored('Company,Country,E-mail\nMaple,DE,a@maple.example')
    expect(await campaign.errors(again.Id)).toMatchObject([{ Row: 2, Property: 'Email' }])
  })

  test('is not possible once it is deleted, and nothing of it is left', async () => {
    const campaign = await campaignOf(person)
    const file = await campaign.stored('Company,Country,E-mail\nOlive,DE,a@olive.example')
    const remove = () => person.send(`DELETE onboarding/masterdata/files/${file.Id}`)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    expect((await campaign.approve(file.Id)).status).toBe(409)
    expect(await campaign.suppliers()).toEqual([])
    expect(await campaign.status(file.Id)).toMatchObject({ State: 'DELETED', Rows: 0, Columns: [] })
    const rows = await person.send(`GET onboarding/masterdata/files/${file.Id}`)
    expect(await rows.json()).toMatchObject({ itemCount: 0, Items: [] })
  })
})
