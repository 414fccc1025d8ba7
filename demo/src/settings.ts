import { keepAddress } from '@kontor/server/areas/companies'
import { publishConfiguration, subscribeCompany } from '@kontor/server/areas/configuration'
import { setDeadline } from '@kontor/server/areas/reminders'
import { saveTeam } from '@kontor/server/areas/teams'
import type { UnitOfWork } from '@kontor/server/platform'

/** The head office that publishes settings to its branches. */
export const settingsCompany = 'nordlicht'
/** The branch that takes them in. */
export const subscribingBranch = 'nordlicht-hamburg'
const key = 'dunning'

const settings = [
  { tag: 'dunning', key: 'first-reminder-days', value: '7' },
  { tag: 'dunning', key: 'second-reminder-days', value: '14' },
  { tag: 'mail', key: 'footer', value: 'Nordlicht Handel AG · Am Kai 12 · 20457 Hamburg' },
]

const addresses = [
  { location_type: 'DELIVERY' as const, street: 'Peutestraße 48', zip: '20539', city: 'Hamburg', isDefault: true },
  {
    location_type: 'DELIVERY' as const,
    street: 'Altenwerder Kirchweg 7',
    zip: '21129',
    city: 'Hamburg',
    isDefault: false,
  },
  { location_type: 'BILLING' as const, street: 'Postfach 11 20 40', zip: '20420', city: 'Hamburg', isDefault: true },
]

/** Who shares which work there, by their place among its people. */
const teams = [
  { name: 'Accounts payable', description: 'Supplier invoices and reminders', people: [0, 1] },
  { name: 'Logistics', description: 'Receives goods and confirms deliveries', people: [3, 5] },
  { name: 'Purchasing', description: 'Orders, suppliers and their terms', people: [4, 6] },
]

/** After so long people are reminded of what they were given, and it goes up to the head of accounts payable. */
const deadlines = [
  {
    kind: 'REMINDER',
    type: 'HANDLING',
    settings: { reminderInitialDelay: 2, reminderInitialDelayUnit: 'days', reminderFrequencyDelay: 3 },
  },
  { kind: 'ESCALATION', type: 'HANDLING', settings: { escalationFrequency: 3, ceiling: 1 } },
] as const

export async function foundSettings(uow: UnitOfWork, personIds: readonly string[]): Promise<void> {
  for (const deadline of deadlines) await setDeadline(uow, deadline)
  await publishConfiguration(uow, key, { version: '1', payload: JSON.stringify({ settings }) })
  await subscribeCompany(uow, key, { active: true, includeBranches: true })
  for (const { location_type, street, zip, city, isDefault } of addresses) {
    const lines = { street, zip, city, country: 'DE' }
    const data = Object.entries(lines).map(([scheme, value]) => ({ scheme, value }))
    await keepAddress(uow, uow.newId(), { data, location_type, is_default_location: isDefault })
  }
  for (const { name, description, people } of teams) {
    const Members = people.flatMap((place) => personIds[place] ?? [])
    await saveTeam(uow, uow.newId(), { Name: name, Description: description, Members, state: 'ACTIVE' })
  }
}

export const takeSettingsIn = (uow: UnitOfWork): Promise<void> => subscribeCompany(uow, key, { active: true })
