import { roles } from '@kontor/contract'
import { areas, drain, type LogKey } from '@kontor/server'
import { createBranch, createCompany } from '@kontor/server/areas/companies'
import { runOverdue } from '@kontor/server/areas/documents'
import { addMembership, createUser, hashPassword } from '@kontor/server/areas/users'
import { type Act, createIds, createPlatform, dayInUtc, type Platform, standingClock } from '@kontor/server/platform'
import { codingCompany, foundLists } from './coding.ts'
import { type DemoCompany, demoCompanies, demoPassword, usernameOf } from './companies.ts'
import { at, plusDays } from './days.ts'
import { happen, idOf, type Network, system } from './happen.ts'
import { plan } from './plan/index.ts'
import { seeded } from './random.ts'

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
  await drain(platform, key, areas.tasks)
  let day = ''
  for (const event of plan(seed, anchor, days)) {
    if (day !== event.at.slice(0, 10)) {
      // A day's deliveries arrive before the next day's answers to them.
      await drain(platform, key, areas.tasks)
      day = event.at.slice(0, 10)
    }
    clock.set(event.at)
    if (event.does === 'answer') await drain(platform, key, areas.tasks)
    await happen(network, event)
  }
  await drain(platform, key, areas.tasks)
  clock.set(base.clock.now().toISOString().slice(0, 10) === anchor ? base.clock.now().toISOString() : at(anchor, 540))
  for (const company of network.companies.values()) await platform.act(company, system, runOverdue)
  await drain(platform, key, areas.tasks)
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
