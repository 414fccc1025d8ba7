import { roles } from '@kontor/contract'
import type { DemoHistory } from '@kontor/server'
import { registerCompany } from '@kontor/server/areas/clearance'
import { createBranch, createCompany } from '@kontor/server/areas/companies'
import { runOverdue } from '@kontor/server/areas/documents'
import { addMembership, createUser, hashPassword } from '@kontor/server/areas/users'
import { createIds, createPlatform, type Platform, standingClock, type UnitOfWork } from '@kontor/server/platform'
import { adviseSupplier } from './advices.ts'
import { seekAdvice } from './advisers.ts'
import { setBudgets } from './budgets.ts'
import { planPayments } from './cash.ts'
import { keepCatalogues } from './catalogues.ts'
import { codingCompany, foundLists, foundRules } from './coding.ts'
import { type DemoCompany, demoCompanies, demoPassword, usernameOf } from './companies.ts'
import { at, plusDays } from './days.ts'
import { chooseFigures } from './figures.ts'
import { happen, type Network, system } from './happen.ts'
import { idsOf } from './ids.ts'
import { inviteColleague, invitedPlace } from './invited.ts'
import { foundLegalEntities, legalEntitiesCompany } from './legal-entities.ts'
import { foundTolerances, matchingCompanies, setBillAside } from './matching.ts'
import { morningOfAdministrator, renamed } from './morning.ts'
import { submitPaper } from './paper.ts'
import { bringPapers } from './papers.ts'
import { askPartners } from './partner-fields.ts'
import { notePartners } from './partner-notes.ts'
import { orderPartners } from './partners.ts'
import { remindOfPayment } from './payment-reminders.ts'
import { orderPayments } from './payments.ts'
import { clearanceCompany } from './plan/clearance.ts'
import { inParts, type PlannedEvent, plan } from './plan/index.ts'
import { letProgramsIn } from './programs.ts'
import { setUpShops } from './punch-out.ts'
import { sendQuestionnaires } from './questionnaires.ts'
import { requestQuotes } from './quote-requests.ts'
import { seeded } from './random.ts'
import { recommendSupplier } from './recommendations.ts'
import { checkReminders } from './reminder-checks.ts'
import { askForThings } from './requisitions.ts'
import { reviewApps } from './reviews.ts'
import { foundSettings, settingsCompany, subscribingBranch, takeSettingsIn } from './settings.ts'
import { bringSuppliersIn } from './suppliers.ts'
import { fillTheBoard } from './team.ts'
import { keepTemplates } from './templates.ts'
import { acceptTerms, foundTerms } from './terms.ts'
import { letSupplierFollow } from './tracking.ts'
import { foundWebhook, webhooksCompany } from './webhooks.ts'
import { foundRates, foundWorkflows, ratesCompany } from './workflows.ts'

/**
 * The demo network up to a day, to be told in parts, by the areas' own functions under a clock that is moved along the
 * plan. The same seed and day make the same network, whoever goes on telling it; only passwords' salts and the log's
 * signatures differ.
 */
export function demoHistory(
  base: Platform,
  day: string,
  { seed = 'kontor', days = 365 }: { seed?: string; days?: number } = {},
): DemoHistory {
  const founded = at(plusDays(day, -days - 1), 480)
  const clock = standingClock(founded)
  let ids = createIds(clock)
  const { settings, db, log, live, shelf, tracing } = base
  const platform = createPlatform({ settings, db, log, live, shelf, tracing, clock, ids: { next: () => ids.next() } })
  const events = plan(seed, day, days)
  const networkIds = idsOf(seed, founded, events)
  const begin = (transact: Platform['transact'], name: string, instant: string): Network => {
    clock.set(instant)
    ids = createIds(clock, seeded(`${seed}/ids/${name}`).bytes)
    return { ids: networkIds, transact, shellOrigin: settings.shellOrigin }
  }
  const tellAll = async (network: Network, events: readonly PlannedEvent[]) => {
    for (const event of events) {
      clock.set(event.at)
      await happen(network, event)
    }
  }
  const [recent = [], ...older] = inParts(events, day)
  return {
    platform,
    parts: [
      {
        companyId: networkIds.company(demoCompanies[0]!.key),
        tell: async (transact) => {
          const network = begin(transact, 'recent', founded)
          await foundCompanies(network, plusDays(day, -365))
          // What is allowed ends after a year.
          clock.set(at(plusDays(day, -Math.ceil(days / 2)), 600))
          await letProgramsIn(network)
          await tellAll(network, recent)
          const now = base.clock.now().toISOString()
          const moment = now.startsWith(day) ? now : at(day, 540)
          await morningOfAdministrator(network, clock, { day, now: moment })
          clock.set(moment)
          for (const { key } of demoCompanies) await transact(networkIds.company(key), system, runOverdue)
          await orderPayments(network, day)
          await adviseSupplier(network)
          await planPayments(network, day)
          await letSupplierFollow(network, day)
          await remindOfPayment(network)
          await submitPaper(network, day)
          await keepTemplates(network, day)
          await bringPapers(network, clock, { day, now: moment }, recent)
          await setBillAside(network, day)
          await setBudgets(network, day)
          await askForThings(network, clock, { day, now: moment })
          await requestQuotes(network, clock, { day, now: moment })
          await foundWorkflows(network, clock, day)
          await checkReminders(network, clock, { day, now: moment })
          await orderPartners(network)
          await notePartners(network, clock, { day, now: moment })
          await recommendSupplier(network, clock, { day, now: moment })
          await chooseFigures(network, day)
          await askPartners(network, day)
          await bringSuppliersIn(network, clock, { day, now: moment })
          await keepCatalogues(network, day)
          await setUpShops(network, base)
          await fillTheBoard(network, day)
          await seekAdvice(network)
          await sendQuestionnaires(network, day)
        },
      },
      ...older.map(([first, ...others]) => {
        if (first?.does !== 'send') throw new Error('A deal of the plan begins with no document')
        const { from, deal } = first.document
        return {
          companyId: networkIds.company(from),
          tell: (transact: Platform['transact']) => tellAll(begin(transact, deal, first.at), [first, ...others]),
        }
      }),
    ],
  }
}

async function foundCompanies(network: Network, since: string): Promise<void> {
  const { transact, ids } = network
  const passwordHash = await hashPassword(demoPassword)
  for (const company of demoCompanies) {
    const id = ids.company(company.key)
    if (company.parent === undefined) await transact(id, system, (uow) => createCompany(uow, profileOf(company)))
    else await transact(ids.company(company.parent), system, (uow) => createBranch(uow, id, profileOf(company)))
    await transact(id, system, (uow) => hire(network, uow, company, passwordHash))
    // Of the network, and not of the company that happens to be founded first.
    if (company === demoCompanies[0]) await transact(id, system, foundTerms)
    const people = company.people.map((_, place) => ids.person(company.key, place))
    await transact(id, system, (uow) => acceptTerms(uow, company, people))
    if (company.key === codingCompany) {
      await transact(id, system, foundLists)
      await transact(id, system, foundRules)
    }
    if (company.key === settingsCompany) {
      await transact(id, system, (uow) => foundSettings(uow, people))
      await transact(id, system, (uow) => inviteColleague(uow, ids.person(company.key, invitedPlace)))
    }
    const administrator = people[company.people.findIndex(({ role }) => role === 'companyAdmin')]
    if (administrator !== undefined) await transact(id, system, (uow) => reviewApps(uow, company.key, administrator))
    if (company.key === subscribingBranch) await transact(id, system, takeSettingsIn)
    if (company.key === legalEntitiesCompany) await transact(id, system, foundLegalEntities)
    if (matchingCompanies.has(company.key)) await transact(id, system, foundTolerances)
    if (company.key === ratesCompany) await transact(id, system, (uow) => foundRates(uow, since))
    if (company.key === clearanceCompany)
      await transact(id, system, (uow) =>
        registerCompany(uow, { country: company.country, identifier: company.vat.value }, { clearance: 'LOOPBACK' }),
      )
    if (company.key === webhooksCompany) await transact(id, system, foundWebhook)
  }
  await joinBranches(network)
}

async function hire({ ids }: Network, uow: UnitOfWork, company: DemoCompany, passwordHash: string): Promise<void> {
  for (const [place, person] of company.people.entries())
    await createUser(uow, {
      id: ids.person(company.key, place),
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

/** The people of the parent's accounts payable, its administrator and its buyer work for the branches too. */
async function joinBranches({ transact, ids }: Network): Promise<void> {
  for (const branch of demoCompanies.filter(({ parent }) => parent !== undefined)) {
    const parent = demoCompanies.find(({ key }) => key === branch.parent)!
    for (const [index, person] of parent.people.entries()) {
      if (!['apClerk', 'apManager', 'companyAdmin', 'buyer'].includes(person.role)) continue
      await transact(ids.company(parent.key), system, (uow) =>
        addMembership(uow, ids.person(parent.key, index), ids.company(branch.key), roles[person.role]),
      )
    }
  }
}

function profileOf(company: DemoCompany) {
  const { name, country, currency, size, industry, vat, gln, iban, street, city, zip } = company
  return {
    name: company.key === renamed.key ? renamed.before : name,
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
