import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster', currency: 'DKK' })
const birch = await server.company({ name: 'Birch' })
const ada = await server.person(aster)
const bea = await server.person(birch)
await server.connect(aster, birch)

const branch = (name: string, email: string, more: object = {}) => ({
  User: { Person: { Email: email }, Language: 'da-DK' },
  CompanyAccount: { Company: { CompanyName: name, Country: 'DK' } },
  ...more,
})
const make = (json: object, who = ada) => who.send('PUT account/branches/new', { json })
const branches = async () => {
  const { CompanyAccount } = (await (await ada.send('GET account/branches')).json()) as {
    CompanyAccount: { Id: string; Company: { CompanyName: string } }[]
  }
  return CompanyAccount
}
const named = async (name: string) => (await branches()).find(({ Company }) => Company.CompanyName === name)!

test('a branch comes with its first administrator; who creates it may enter it, too', async () => {
  const email = `first-${randomUUID()}@aster.example`
  const json = branch('Aster Vest', email, { From: 'setup', Properties: { termsandconditions: '3' } })
  expect((await make(json)).status).toBe(204)
  const made = await named('Aster Vest')
  expect(made).toMatchObject({ Currency: 'DKK', ParentCompanyAccountId: aster, Company: { Country: 'DK' } })
  const first = await (await ada.send(`GET account/users/byemail/${encodeURIComponent(email)}`)).json()
  expect(first).toMatchObject({
    CompanyAccountId: made.Id,
    State: 'CREATED',
    RoleId: roles.companyAdmin,
    Language: 'da-DK',
  })
  const { Companies } = (await (await ada.send('GET users/current/companies')).json()) as { Companies: object[] }
  expect(Companies).toContainEqual(expect.objectContaining({ Name: 'Aster Vest', Role: roles.companyAdmin }))
  const terms = await ada.send(`GET companies/${made.Id}/properties/termsandconditions`)
  expect(await terms.text()).toBe('3')
})

test('a colleague who is known already gets the role in the branch, and may be oneself', async () => {
  const carl = await server.person(aster, { role: 'apClerk' })
  expect((await make(branch('Aster Syd', carl.username))).status).toBe(204)
  expect((await make(branch('Aster Nord', ada.username))).status).toBe(204)
  const { Companies } = (await (await carl.send('GET users/current/companies')).json()) as { Companies: object[] }
  expect(Companies).toContainEqual(expect.objectContaining({ Name: 'Aster Syd', Role: roles.companyAdmin }))
})

test.each([
  ['a name that a branch has', () => branch('aster  vest', 'x@aster.example'), 409],
  ['an address of another company', () => branch('Aster Ost', bea.username), 409],
  ['a company that is not one’s own', () => branch('Aster Ost', 'x@y.example', { ParentCompanyAccountId: birch }), 404],
  [
    'an identifier with wrong digits',
    () => ({
      ...branch('Aster Ost', 'x@y.example'),
      CompanyAccount: {
        Company: { CompanyName: 'Aster Ost', Country: 'DE', Identifier: [{ scheme: 'DE:VAT', value: 'DE123456789' }] },
      },
    }),
    400,
  ],
])('%s is refused, and nothing is created', async (_, json, status) => {
  const before = await branches()
  expect((await make(json())).status).toBe(status)
  expect(await branches()).toEqual(before)
})

test('only administrators create branches', async () => {
  const clerk = await server.person(aster, { role: 'apClerk' })
  expect((await make(branch('Aster Ost', 'x@y.example'), clerk)).status).toBe(403)
})

test('CMP-03: the companies that one works with are listed: one’s own, its branches, then connections, by pages', async () => {
  const list = async (query = '') => {
    const answer = await ada.send(`GET companies${query}`)
    return (await answer.json()) as { itemCount: number; numPages: number; Items: { CompanyName: string }[] }
  }
  const all = await list()
  expect(all.Items.map(({ CompanyName }) => CompanyName)).toEqual([
    'Aster',
    'Aster Nord',
    'Aster Syd',
    'Aster Vest',
    'Birch',
  ])
  const last = await list('?limit=2&page=2')
  expect(last).toMatchObject({ itemCount: 5, numPages: 3, Items: [{ CompanyName: 'Birch' }] })
  expect((await list('?q=vest')).Items).toMatchObject([{ CompanyName: 'Aster Vest' }])
  expect((await list('?q=BIR')).Items).toMatchObject([{ CompanyName: 'Birch' }])
})
