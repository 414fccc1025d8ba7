import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'

const server = await startTestServer()
const [aster, birch, cedar, stranger] = [
  await server.company(),
  await server.company(),
  await server.company(),
  await server.company(),
]
const [toBirch, toCedar] = [await server.connect(aster, birch), await server.connect(aster, cedar)]
const [clara, partner, other, foreigner] = [
  await server.person(aster, { role: 'onboarder' }),
  await server.person(birch),
  await server.person(cedar),
  await server.person(stranger),
]

interface Field {
  readonly id: string
  readonly value?: string
  readonly fileName?: string
}
const ask = (id: string, type: string, more: object = {}) =>
  clara.send(`PUT v0/fields/${id}`, { json: { id, label: `Your ${id}`, type, required: true, ...more } })
const fields = async (by: TestPerson, path: string) =>
  ((await (await by.send(`GET v0/fields${path}`)).json()) as { fields: Field[] }).fields
const give = (by: TestPerson, connectionId: string, values: readonly object[]) =>
  by.send(`PUT v0/fields/asked/${connectionId}`, { json: { values } })
const giveFile = (by: TestPerson, connectionId: string, id: string, content = 'ISO 9001') => {
  const body = new FormData()
  body.append('file', new File([content], 'iso.pdf', { type: 'application/pdf' }))
  return by.send(`PUT v0/fields/asked/${connectionId}/${id}/file`, { body })
}

for (const [id, type, more] of [
  ['contact', 'TEXT', {}],
  ['valid-until', 'DATE', { required: false }],
  ['certificate', 'UPLOAD', {}],
] as const)
  expect((await ask(id, type, more)).status).toBe(200)

test('F-139: a company asks its partners for text, days and files, in its order; asked twice is asked once', async () => {
  expect((await ask('contact', 'TEXT', { label: ' Contact in accounts ' })).status).toBe(200)
  expect(await fields(clara, '')).toEqual([
    { id: 'contact', label: 'Contact in accounts', type: 'TEXT', required: true },
    { id: 'valid-until', label: 'Your valid-until', type: 'DATE', required: false },
    { id: 'certificate', label: 'Your certificate', type: 'UPLOAD', required: true },
  ])
  expect((await fields(partner, `/asked/${toBirch}`)).map(({ id }) => id)).toEqual([
    'contact',
    'valid-until',
    'certificate',
  ])
  expect(await fields(partner, '')).toEqual([])
})

test('a partner fills them in for who asked, who reads it, and nobody else does', async () => {
  const values = [
    { id: 'contact', value: ' Ida Birk ' },
    { id: 'valid-until', value: '2027-05-31' },
  ]
  expect([(await give(partner, toBirch, values)).status, (await give(partner, toBirch, values)).status]).toEqual([
    204, 204,
  ])
  expect((await giveFile(partner, toBirch, 'certificate')).status).toBe(204)
  const filled = [
    { id: 'contact', value: 'Ida Birk' },
    { id: 'valid-until', value: '2027-05-31' },
    { id: 'certificate', fileName: 'iso.pdf' },
  ]
  expect(await fields(clara, `/given/${toBirch}`)).toMatchObject(filled)
  expect(await fields(partner, `/asked/${toBirch}`)).toMatchObject(filled)
  expect((await fields(clara, `/given/${toCedar}`)).some(({ value, fileName }) => value || fileName)).toBe(false)
  const file = await clara.send(`GET v0/fields/given/${toBirch}/certificate/file`)
  expect([file.status, await file.text()]).toEqual([200, 'ISO 9001'])

  for (const [by, path] of [
    [other, `/given/${toBirch}`],
    [other, `/asked/${toBirch}`],
    [foreigner, `/given/${toBirch}`],
    [foreigner, `/given/${toBirch}/certificate/file`],
    [clara, `/given/${toCedar}/certificate/file`],
  ] as const)
    expect([path, (await by.send(`GET v0/fields${path}`)).status]).toEqual([path, 404])
  expect((await give(foreigner, toBirch, values)).status).toBe(404)
})

test('what does not fit its field is refused with the field’s name, and nothing of it is kept', async () => {
  const wrong = async (values: readonly object[]) => {
    const answer = await give(partner, toBirch, values)
    return [answer.status, ((await answer.json()) as { Message: string }).Message]
  }
  expect(
    await wrong([
      { id: 'contact', value: 'Somebody else' },
      { id: 'valid-until', value: 'soon' },
    ]),
  ).toEqual([400, 'The field valid-until takes a day, not soon: write it as YYYY-MM-DD.'])
  expect((await wrong([{ id: 'certificate', value: 'yes' }]))[0]).toBe(400)
  expect((await wrong([{ id: 'shoe-size', value: '44' }]))[0]).toBe(404)
  expect((await giveFile(partner, toBirch, 'contact')).status).toBe(400)
  expect((await giveFile(partner, toBirch, 'certificate', '')).status).toBe(400)
  expect((await fields(clara, `/given/${toBirch}`))[0]).toMatchObject({ value: 'Ida Birk' })
})

test('a field that was filled in keeps its kind, and goes with what was given for it', async () => {
  expect((await ask('contact', 'DATE')).status).toBe(409)
  expect((await ask('contact', 'TEXT', { value: 'mine' })).status).toBe(400)
  expect((await ask('contact', 'TEXT', { label: ' ' })).status).toBe(400)
  expect(
    (await clara.send('PUT v0/fields/else', { json: { id: 'other', label: 'x', type: 'TEXT', required: true } }))
      .status,
  ).toBe(400)
  const reader = await server.person(aster, { role: 'readOnly' })
  expect((await reader.send('DELETE v0/fields/contact')).status).toBe(403)
  expect((await give(partner, toBirch, [{ id: 'valid-until', value: '' }])).status).toBe(204)
  expect((await ask('valid-until', 'TEXT')).status).toBe(200)
  expect((await clara.send('DELETE v0/fields/contact')).status).toBe(204)
  expect((await clara.send('DELETE v0/fields/contact')).status).toBe(404)
  expect((await fields(partner, `/asked/${toBirch}`)).map(({ id }) => id)).toEqual(['valid-until', 'certificate'])
})

test('the partner’s people are told once of all that is new: in their list and by mail, and on their first page', async () => {
  const home = async (by: TestPerson) => {
    const answer = await by.send('GET onboarding/adaptive/config/v2/cards')
    const { cards } = (await answer.json()) as {
      cards: { id: string; title: string; link: string; dismissed: boolean }[]
    }
    return cards.filter(({ id }) => id.startsWith('asked-'))
  }
  const notices = async (by: TestPerson) =>
    (await (await by.send(`GET account/users/${by.id}/notifications`)).text()).split('asks you for').length - 1
  await server.settle()
  expect([await notices(other), await notices(foreigner)]).toEqual([1, 0])
  const inArabic = await server.person(cedar, { language: 'ar' })
  server.platform.clock.advance(60_000)
  await clara.send('PUT v0/fields/bank', { json: { id: 'bank', label: 'Bank', type: 'TEXT', required: true } })
  await clara.send('PUT v0/fields/size', { json: { id: 'size', label: 'Size', type: 'TEXT', required: false } })
  await server.settle()
  await server.settle()
  expect(await notices(other)).toBe(2)
  const text = await (await other.send(`GET account/users/${other.id}/notifications`)).text()
  expect(text).toMatch(/asks you for 4 details/)
  const translated = await (await inArabic.send(`GET account/users/${inArabic.id}/notifications`)).text()
  expect(translated).toMatch(/تطلب منكم .* 4 معلومات/)

  const [card] = await home(other)
  expect(card).toMatchObject({ link: `#/Kontor.Network/${toCedar}`, dismissed: false })
  expect(card?.title).toMatch(/ asks for 4 details$/)
  expect(await home(foreigner)).toEqual([])
  const reader = await server.person(cedar, { role: 'readOnly' })
  expect(await home(reader)).toEqual([])
  await give(other, toCedar, [{ id: 'bank', value: 'DE12' }])
  expect((await home(other))[0]?.title).toMatch(/ asks for 3 details$/)
  // Who puts it away does not see it again, whatever is asked for or undone.
  const kept = (await home(other)).map((one) => ({ ...one, dismissed: true }))
  await other.send('PUT onboarding/adaptive/config/v2/cards', { json: { cards: kept } })
  expect(await home(other)).toMatchObject([{ dismissed: true }])
})

test('who gave a file gets it back, and nobody else does', async () => {
  const own = await partner.send(`GET v0/fields/asked/${toBirch}/certificate/file`)
  expect([own.status, await own.text()]).toEqual([200, 'ISO 9001'])
  expect((await other.send(`GET v0/fields/asked/${toCedar}/certificate/file`)).status).toBe(404)
  expect((await foreigner.send(`GET v0/fields/asked/${toBirch}/certificate/file`)).status).toBe(404)
})
