import { saveProperties } from '@kontor/server/areas/network'
import { keepFile, writeNote } from '@kontor/server/areas/notes'
import { heldBytes, type standingClock } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { at, plusDays } from './days.ts'
import type { Network } from './happen.ts'

/** The company whose buyers and onboarding managers keep notes on its suppliers. */
const buying = demoCompanies[0]!
const placeOf = (last: string) => buying.people.findIndex((person) => person.last === last)
const [svea, clara, jonas] = [placeOf('Lindqvist'), placeOf('Voss'), placeOf('Petersen')]

interface Noted {
  readonly about: string
  readonly by: number
  readonly daysAgo: number
  readonly label: string
  readonly text?: string
  readonly isPrivate?: true
  readonly file?: { readonly name: string; readonly content: string }
}

const prices = [
  'Item;Price in EUR;Valid until',
  'Drill bits, set of 19;34.90;30 June',
  'Cordless drill 18 V;189.00;30 June',
]

const notes: readonly Noted[] = [
  {
    about: 'brandt',
    by: clara,
    daysAgo: 210,
    label: 'Audit of the workshop passed',
    text: 'Visited with quality management. ISO 9001 certificate seen, valid for two more years.',
  },
  {
    about: 'brandt',
    by: svea,
    daysAgo: 41,
    label: 'Prices agreed until the end of June',
    text: 'Karl Brandt confirmed by phone; the list is attached. Steel surcharge to be renegotiated then.',
    file: { name: 'price-list.csv', content: `${prices.join('\r\n')}\r\n` },
  },
  {
    about: 'brandt',
    by: svea,
    daysAgo: 6,
    label: 'Ask for a second source for chisels',
    text: 'Two late deliveries this quarter.',
    isPrivate: true,
  },
  {
    about: 'fjord',
    by: jonas,
    daysAgo: 90,
    label: 'Invoices weekly from now on',
    text: 'One collective invoice a week instead of one a shipment, agreed with Rasmus Dahl.',
  },
  { about: 'pennine', by: clara, daysAgo: 63, label: 'Customs broker changed', text: 'New EORI number is on file.' },
  { about: 'laurent', by: svea, daysAgo: 18, label: 'Closed for two weeks in August' },
]

const records: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  brandt: { Class: 'A', Owner: 'Svea Lindqvist', Risk: 'Low', 'Supplier number': '70012' },
  fjord: { Class: 'A', Owner: 'Clara Voss', Risk: 'Low', 'Supplier number': '70031' },
  pennine: { Class: 'B', Owner: 'Clara Voss', Risk: 'Medium', 'Supplier number': '70044' },
  laurent: { Class: 'C', Owner: 'Svea Lindqvist', 'Supplier number': '70058' },
  ostersund: { Class: 'B', Risk: 'Low', 'Supplier number': '70063' },
}

/** What the buyer's people wrote down about its suppliers in the year, and the records that it keeps of them. */
export async function notePartners(
  { ids, transact }: Network,
  clock: ReturnType<typeof standingClock>,
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> {
  const inCompany = (by: number, work: Parameters<typeof transact>[2]) =>
    transact(ids.company(buying.key), { actorId: ids.person(buying.key, by), requestId: 'demo notes' }, work)
  for (const { about, by, daysAgo, label, text, isPrivate, file } of notes) {
    clock.set(at(plusDays(day, -daysAgo), 600))
    const visibility = isPrivate ? ('PRIVATE' as const) : ('COMPANY' as const)
    const note = { targetCompanyId: ids.company(about), label, visibility, text }
    await inCompany(by, async (uow) => {
      if (file === undefined) return void (await writeNote(uow, note))
      await keepFile(uow, note, { ...heldBytes(Buffer.from(file.content)), name: file.name, type: 'text/csv' })
    })
  }
  clock.set(now)
  await inCompany(clara, (uow) =>
    saveProperties(
      uow,
      Object.entries(records).flatMap(([about, kept]) =>
        Object.entries(kept).map(([name, value]) => ({
          relationshipPropertyId: name,
          value,
          connectionId: ids.connection(buying.key, about),
        })),
      ),
    ),
  )
}
