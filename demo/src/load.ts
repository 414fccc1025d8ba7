import { roles } from '@kontor/contract'
import { drain, type LogKey, parseHere, tasks } from '@kontor/server'
import { assign } from '@kontor/server/areas/assignments'
import { createBranch, createCompany } from '@kontor/server/areas/companies'
import { answerDocument, runOverdue, saveDocument, sendDocument, setTag } from '@kontor/server/areas/documents'
import { accept, reject, request } from '@kontor/server/areas/network'
import { addMembership, createUser, hashPassword } from '@kontor/server/areas/users'
import {
  type Act,
  type Author,
  createIds,
  createPlatform,
  dayInUtc,
  type Platform,
  standingClock,
} from '@kontor/server/platform'
import { compose, write } from '@kontor/ubl'
import { codeDocument, codingCompany, foundLists } from './coding.ts'
import { type DemoCompany, demoCompanies, demoPassword, usernameOf } from './companies.ts'
import { at, plusDays } from './days.ts'
import { formOf } from './form.ts'
import { type PlannedDocument, type PlannedEvent, plan } from './plan/index.ts'
import { seeded } from './random.ts'

/** Where in the network the loading stands: the ids that keys of the plan have become. */
interface Network {
  readonly platform: Platform
  readonly companies: Map<string, string>
  readonly people: Map<string, readonly string[]>
  readonly connections: Map<string, string>
  readonly documents: Map<string, string>
}

/**
 * Makes the demo network by calling the areas' own functions under a clock that is moved along the plan. The same seed
 * and anchor date (today, unless given) make the same network; only passwords' salts and the log's signatures differ.
 */
export async function loadDemo(
  base: Platform,
  key: LogKey,
  options: { seed?: string; anchor?: string; days?: number } = {},
): Promise<void> {
  const { seed = 'kontor', anchor = dayInUtc(base.clock.now()), days = 365 } = options
  const clock = standingClock(at(plusDays(anchor, -days - 1), 480))
  const chance = seeded(`${seed}/ids`)
  const { settings, db, log, live } = base
  const platform = createPlatform({ settings, db, log, live, clock, ids: createIds(clock, chance.bytes) })
  const network: Network = {
    platform,
    companies: new Map(),
    people: new Map(),
    connections: new Map(),
    documents: new Map(),
  }

  await foundCompanies(network)
  await drain(platform, key, tasks)
  let day = ''
  for (const event of plan(seed, anchor, days)) {
    if (day !== event.at.slice(0, 10)) {
      // A day's deliveries arrive before the next day's answers to them.
      await drain(platform, key, tasks)
      day = event.at.slice(0, 10)
    }
    clock.set(event.at)
    if (event.does === 'answer') await drain(platform, key, tasks)
    await happen(network, event)
  }
  await drain(platform, key, tasks)
  clock.set(base.clock.now().toISOString().slice(0, 10) === anchor ? base.clock.now().toISOString() : at(anchor, 540))
  for (const company of network.companies.values()) await platform.act(company, system, runOverdue)
  await drain(platform, key, tasks)
}

const system: Author = { actorId: null, requestId: 'demo' }

const idOf = (ids: ReadonlyMap<string, string>, key: string): string => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo network's plan speaks of ${key} before it is there`)
  return id
}

async function foundCompanies(network: Network): Promise<void> {
  const { platform, companies } = network
  const passwordHash = await hashPassword(demoPassword)
  for (const company of demoCompanies) {
    const id = platform.ids.next()
    companies.set(company.key, id)
    if (company.parent === undefined) await platform.act(id, system, (act) => createCompany(act, profileOf(company)))
    else {
      const parent = idOf(companies, company.parent)
      await platform.act(parent, system, (act) => createBranch(act, id, profileOf(company)))
    }
    await platform.act(id, system, (act) => hire(network, act, company, passwordHash))
    if (company.key === codingCompany) await platform.act(id, system, foundLists)
  }
  await joinBranches(network)
}

async function hire(network: Network, act: Act, company: DemoCompany, passwordHash: string): Promise<void> {
  const ids: string[] = []
  for (const person of company.people) {
    const id = act.newId()
    ids.push(id)
    await createUser(act, {
      id,
      username: usernameOf(company, person),
      firstName: person.first,
      lastName: person.last,
      title: person.title,
      language: company.language,
      timeZone: company.timeZone,
      roleId: roles[person.role],
      passwordHash,
    })
  }
  network.people.set(company.key, ids)
}

/** The people of the parent's accounts payable, its administrator and its buyer work for the branches too. */
async function joinBranches({ platform, companies, people }: Network): Promise<void> {
  for (const branch of demoCompanies.filter(({ parent }) => parent !== undefined)) {
    const parent = demoCompanies.find(({ key }) => key === branch.parent)!
    for (const [index, person] of parent.people.entries()) {
      if (!['apClerk', 'apManager', 'companyAdmin', 'buyer'].includes(person.role)) continue
      await platform.act(idOf(companies, parent.key), system, (act) =>
        addMembership(act, people.get(parent.key)![index]!, idOf(companies, branch.key), roles[person.role]),
      )
    }
  }
}

function profileOf(company: DemoCompany) {
  const { name, country, currency, size, industry, vat, gln, iban, street, city, zip } = company
  return {
    name,
    country,
    currency,
    size,
    industry,
    accountType: 'PREMIUM' as const,
    identifiers: [vat, { scheme: 'GLN', value: gln }, { scheme: 'IBAN', value: iban }],
    address: [
      { scheme: 'street', value: street },
      { scheme: 'zip', value: zip },
      { scheme: 'city', value: city },
      { scheme: 'country', value: country },
    ],
  }
}

/** The person of a company who does such things: an administrator of a small one, the clerk of a large one. */
function authorOf(network: Network, companyKey: string, event: PlannedEvent): Author {
  const people = network.people.get(companyKey) ?? []
  const clerk = people[event.does === 'answer' ? 0 : people.length > 1 ? 1 : 0]
  return { actorId: clerk ?? null, requestId: `demo ${event.at}` }
}

async function happen(network: Network, event: PlannedEvent): Promise<void> {
  const actFor = (companyKey: string, work: (act: Act) => Promise<unknown>) =>
    network.platform.act(idOf(network.companies, companyKey), authorOf(network, companyKey, event), work)
  switch (event.does) {
    case 'connect': {
      const id = network.platform.ids.next()
      network.connections.set(pairOf(event.from, event.to), id)
      return void (await actFor(event.from, (act) =>
        request(act, id, idOf(network.companies, event.to), event.message),
      ))
    }
    case 'acceptConnection':
      return void (await actFor(event.to, (act) => accept(act, connectionOf(network, event.from, event.to))))
    case 'rejectConnection':
      return void (await actFor(event.to, (act) => reject(act, connectionOf(network, event.from, event.to))))
    case 'draft':
      return void (await actFor(event.document.from, (act) => save(network, act, event.document, true)))
    case 'send':
      return void (await actFor(event.document.from, (act) => send(network, act, event.document)))
    case 'answer': {
      const { key, code, reasonCode, reason } = event
      const documentId = idOf(network.documents, key)
      return void (await actFor(event.by, async (act) => {
        if (event.by === codingCompany && code === 'BusinessAccept') await codeDocument(act, documentId, key)
        await answerDocument(act, { documentId, responseId: act.newId(), code, reasonCode, reason })
      }))
    }
    case 'fallDue':
      for (const company of [event.from, event.to])
        await network.platform.act(idOf(network.companies, company), system, runOverdue)
      return
    case 'assign': {
      const [from = '', to = ''] = [event.from, event.to].map((place) => network.people.get(event.by)?.[place])
      const given = { subjectId: idOf(network.documents, event.key), assigneeIds: [to], comment: event.comment }
      const author = { actorId: from, requestId: `demo ${event.at}` }
      return void (await network.platform.act(idOf(network.companies, event.by), author, (act) =>
        assign(act, network.platform.settings.shellOrigin, given, from),
      ))
    }
    case 'archive':
      return void (await actFor(event.by, (act) =>
        setTag(act, { documentId: idOf(network.documents, event.key), tag: 'archived' }, true),
      ))
  }
}

const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ')

const connectionOf = (network: Network, one: string, other: string): string =>
  idOf(network.connections, pairOf(one, other))

async function save(network: Network, act: Act, document: PlannedDocument, draft: boolean) {
  const id = act.newId()
  network.documents.set(document.key, id)
  const bytes = write(compose(formOf(document)))
  const parsed = parseHere(bytes)
  const entry = await saveDocument(act, { id, bytes, parsed, enclosed: [], draft })
  return { entry, parsed, bytes }
}

async function send(network: Network, act: Act, document: PlannedDocument): Promise<void> {
  const { entry, parsed, bytes } = await save(network, act, document, false)
  await sendDocument(act, {
    documentId: entry.id,
    dispatchId: act.newId(),
    connectionId: connectionOf(network, document.from, document.to),
    parsed,
    bytes,
    contentHash: entry.contentHash,
  })
}
