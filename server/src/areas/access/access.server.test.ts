import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  connectionStates,
  documentActions,
  explainedActions,
  type Of,
  permissions,
  roles,
  type Verdict,
} from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { setState } from '../network/store/connections.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const north = await server.branch(aster, { name: 'Aster North', country: 'DK' })
const birch = await server.company({ name: 'Birch' })
const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
const sam = await server.person(aster, { role: 'supporter', firstName: 'Sam', lastName: 'Support' })
const carl = await server.person(aster, { role: 'apClerk', firstName: 'Carl', lastName: 'Clerk' })
const rita = await server.person(aster, { role: 'readOnly', firstName: 'Rita', lastName: 'Reader' })
const bob = await server.person(birch, { firstName: 'Bob', lastName: 'Birch' })
const connection = await server.connect(birch, aster)

const invoice = await invoiceFromBirch()

/** An invoice that Birch has sent and Aster has received. */
async function invoiceFromBirch(): Promise<string> {
  const id = crypto.randomUUID()
  await bob.send(`PUT documents/${id}`, {
    body: documentOf('Invoice') as Uint8Array<ArrayBuffer>,
    headers: { 'content-type': 'application/xml' },
  })
  await bob.send(`PUT documents/${id}/dispatches/${crypto.randomUUID()}`, { json: { ConnectionId: connection } })
  await server.settle()
  return id
}

const ask = (asker: TestPerson, person: TestPerson, action: string, query = '') =>
  asker.send(`GET users/${person.id}/why/${action}${query}`)
const verdict = async (person: TestPerson, action: string, query = '') => {
  const answer = await ask(ada, person, action, query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Of<typeof Verdict>
}
const accept = (person: TestPerson) =>
  person.send(`PUT documents/${invoice}/statechange`, {
    json: { ResponseId: crypto.randomUUID(), ResponseCode: 'BusinessAccept' },
  })

describe('why somebody may or may not', () => {
  test('the role decides, with the sentence of the policy and the file in which it stands', async () => {
    expect(await verdict(rita, 'document.write')).toEqual({
      UserId: rita.id,
      CompanyAccountId: aster,
      Action: 'document.write',
      Allowed: false,
      Rule: 'role',
      Because:
        'Rita Reader has the role “read-only user”, which does not include the permission “document.write”. Accounts payable, buyers, requesters and supplier contacts can create, upload, tag and archive documents.',
      Stands: 'server/src/areas/entries/policy.ts',
      Right: 'document.write',
      RoleId: roles.readOnly,
    })
    expect(await verdict(carl, 'document.write')).toMatchObject({ Allowed: true, Rule: 'role' })
  })

  test('the state of the document decides, in the words with which the act itself is refused', async () => {
    expect(await verdict(carl, 'document.accept', `?object=${invoice}`)).toMatchObject({ Allowed: true, Rule: 'role' })
    expect((await accept(carl)).status).toBe(201)
    const explanation = await verdict(carl, 'document.accept', `?object=${invoice}`)
    expect(explanation).toMatchObject({
      Allowed: false,
      Rule: 'state',
      Because: expect.stringContaining('it is ACCEPTED'),
      Stands: 'server/src/areas/entries/rules/actions.ts',
      Right: 'document.answer',
    })
    const refused = await accept(carl)
    expect([refused.status, (await refused.json()) as object]).toEqual([
      409,
      expect.objectContaining({ Message: expect.stringContaining('it is ACCEPTED') }),
    ])
    // Who lacks the right is told of the right: another state would not help.
    expect(await verdict(rita, 'document.accept', `?object=${invoice}`)).toMatchObject({ Allowed: false, Rule: 'role' })
  })

  test('what may be done with a document is what its screen is told, for every action', async () => {
    const metadata = (await (await carl.send(`GET documents/${invoice}/metadata`)).json()) as {
      AllowedActions: { Action: string }[]
    }
    const documents = documentActions.map((action) => `document.${action}` as const)
    const allowed = []
    for (const action of documents)
      if ((await verdict(carl, action, `?object=${invoice}`)).Allowed) allowed.push(action.replace('document.', ''))
    expect(allowed.sort()).toEqual(metadata.AllowedActions.map(({ Action }) => Action).sort())
  })

  test.each(connectionStates)(
    'over a connection that is %s the sending, its screen and this answer say the same',
    async (state) => {
      const partner = await server.company()
      const over = await server.connect(aster, partner)
      await server.platform.transact(aster, { actorId: null, requestId: 'test' }, ({ tx, companyId, now }) =>
        setState(tx, companyId, over, { state, modified: now }),
      )
      const id = crypto.randomUUID()
      await ada.send(`PUT documents/${id}`, {
        body: documentOf('Invoice', { id: `OVER-${state}` }) as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': 'application/xml' },
      })
      const sent = await ada.send(`PUT documents/${id}/dispatches/${crypto.randomUUID()}`, {
        json: { ConnectionId: over },
      })
      const { AllowedActions } = (await (await ada.send(`GET network/connections/${over}`)).json()) as {
        AllowedActions: string[]
      }
      const explanation = await verdict(ada, 'connection.send', `?object=${over}`)
      const leaves = state !== 'REJECTED' && state !== 'HIDDEN'
      expect([sent.ok, AllowedActions.includes('send'), explanation.Allowed]).toEqual([leaves, leaves, leaves])
      if (!leaves) expect(await sent.json()).toMatchObject({ Message: explanation.Because })
    },
  )

  test('a connection and an account have their states too', async () => {
    expect(await verdict(ada, 'connection.accept', `?object=${connection}`)).toMatchObject({
      Allowed: false,
      Rule: 'state',
      Because: 'The request from Birch has already been answered: it is ACCEPTED.',
    })
    expect(await verdict(ada, 'user.lock', `?object=${ada.id}`)).toMatchObject({
      Rule: 'state',
      Because: 'You cannot lock your own account: ask another administrator.',
    })
    expect(await verdict(ada, 'user.lock', `?object=${carl.id}`)).toMatchObject({ Allowed: true })
  })

  test('whoever does not work in a branch may do nothing there', async () => {
    expect(await verdict(carl, 'document.read', `?companyId=${north}`)).toMatchObject({
      CompanyAccountId: north,
      Allowed: false,
      Rule: 'membership',
      Because: expect.stringContaining('Carl Clerk has no role in Aster North'),
    })
    await server.join(carl, north, 'approver')
    expect(await verdict(carl, 'document.read', `?companyId=${north}`)).toMatchObject({ Allowed: true })
  })

  test('a locked account decides before everything else', async () => {
    expect((await ada.send(`PUT account/users/${rita.id}/state`, { json: 'LOCKED' })).status).toBe(204)
    expect(await verdict(rita, 'document.read')).toMatchObject({ Allowed: false, Rule: 'account' })
    expect((await rita.send('GET documents')).status).toBe(401)
  })

  test('every right and every action has its answer, and stands in a file that is there', async () => {
    expect(explainedActions).toEqual(expect.arrayContaining(permissions.filter((name) => name !== 'anyone')))
    for (const action of explainedActions) {
      const { Stands, Because } = await verdict(carl, action)
      expect([action, existsSync(resolve(import.meta.dirname, '../../../..', Stands))]).toEqual([action, true])
      expect(Because).toMatch(/^Carl Clerk has the role “AP clerk”, which .+\.$/)
    }
    for (const [action, object] of [
      ['document.edit', invoice],
      ['connection.request', connection],
      ['user.unlock', carl.id],
    ]) {
      const { Stands } = await verdict(ada, String(action), `?object=${object}`)
      expect(existsSync(resolve(import.meta.dirname, '../../../..', Stands))).toBe(true)
    }
  })
})

describe('who may ask', () => {
  test('administrators and support, and nobody else', async () => {
    expect((await ask(sam, carl, 'document.read')).status).toBe(200)
    expect((await ask(carl, carl, 'document.read')).status).toBe(403)
  })

  test('a stranger, a strange company and a strange object are not there', async () => {
    const strange = await server.connect(birch, await server.company())
    for (const [person, query] of [
      [bob, ''],
      [carl, `?companyId=${birch}`],
    ] as const)
      expect((await ask(ada, person, 'document.read', query)).status).toBe(404)
    expect((await ask(ada, carl, 'document.read', `?object=${crypto.randomUUID()}`)).status).toBe(404)
    expect((await ask(ada, carl, 'connection.accept', `?object=${strange}`)).status).toBe(404)
    expect((await ask(ada, carl, 'user.lock', `?object=${bob.id}`)).status).toBe(404)
  })

  test('an action that is none, and an object where none decides, are said to be so', async () => {
    expect((await ask(ada, carl, 'document.fold')).status).toBe(400)
    const answer = await ask(ada, carl, 'company.write', `?object=${invoice}`)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({
        Message: 'action is company.write, which does not depend on an object: leave object out.',
      }),
    ])
  })
})

describe('what is refused', () => {
  const inLanguage = async (language: string, line: `${string} ${string}`, json?: unknown) => {
    const answer = await ada.send(line, {
      headers: { 'accept-language': language },
      ...(json === undefined ? {} : { json }),
    })
    return (await answer.json()) as { Message: string; Because?: string; ValidationError?: { Message: string }[] }
  }
  const nobody = crypto.randomUUID()

  test.each([
    ['de-AT,en;q=0.5', `Die Person ${nobody} gibt es nicht.`],
    ['ar', `المستخدم ${nobody} غير موجود.`],
    ['fi', `The user ${nobody} does not exist.`],
  ])('is told in the reader’s language: %s', async (language, message) => {
    expect(await inLanguage(language, `GET users/${nobody}/why/document.read`)).toMatchObject({ Message: message })
  })

  test('and so is each field that is wrong, what stands in a sentence, and why somebody may not', async () => {
    const answer = { ResponseId: 'none', ResponseCode: 'BusinessAccept' }
    const { Message, ValidationError } = await inLanguage('de', `PUT documents/${invoice}/statechange`, answer)
    expect(Message).toBe(
      'ResponseId: Angegeben ist "none", erwartet wird eine UUID wie 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6.',
    )
    expect(ValidationError?.map((field) => field.Message)).toEqual([Message])
    const { Message: refused } = await inLanguage('da', `DELETE documents/${invoice}`)
    expect(refused).toMatch(
      /^Dokumentet \S+ kan ikke slettes: det er \w+, og kun kladder, der aldrig er sendt eller modtaget, kan slettes/,
    )
    const { Because } = await inLanguage('fr', `GET users/${carl.id}/why/company.write`)
    expect(Because).toMatch(
      /^Carl Clerk a le rôle « Comptabilité fournisseurs », qui ne comprend pas l’autorisation « company\.write »\. Seuls /,
    )
  })
})

test('everybody in the company reads what each role may do, which is what each request is held against', async () => {
  const { Roles } = (await (await carl.send('GET roles')).json()) as {
    Roles: { Id: string; Name: string; Permissions: string[] }[]
  }
  expect(Roles.map(({ Name }) => Name)).toEqual(Object.keys(roles))
  const rightsOf = (id: string) => Roles.find(({ Id }) => Id === id)?.Permissions
  expect(rightsOf(roles.companyAdmin)).toContain('user.write')
  expect(rightsOf(roles.apClerk)).not.toContain('user.write')
  expect(rightsOf(roles.readOnly)?.filter((right) => /^document\.(write|send)$/.test(right))).toEqual([])
})
