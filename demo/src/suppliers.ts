import { createCompany } from '@kontor/server/areas/companies'
import { saveGroup } from '@kontor/server/areas/network'
import {
  acceptInvitation,
  addFile,
  addSupplier,
  declineInvitation,
  issueLink,
  lookAt,
  saveBranding,
  withdrawInvitation,
} from '@kontor/server/areas/onboarding'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { at, plusDays } from './days.ts'
import { type Network, system } from './happen.ts'

/** The company that brings its suppliers in, and who does so there. */
const buying = demoCompanies[0]!
const onboarder = buying.people.findIndex(({ role }) => role === 'onboarder')

type Answer = 'none' | 'opened' | 'declined' | 'withdrawn' | { readonly joins: string } | 'founds'

interface Asked {
  readonly name: string
  readonly country: string
  readonly email: string
  /** So many days before today; undefined where nobody has invited them yet. */
  readonly daysAgo?: number
  readonly answer?: Answer
}

const finished: readonly Asked[] = [
  {
    name: 'Fjord Logistik A/S',
    country: 'DK',
    email: 'kontakt@fjord.example',
    daysAgo: 70,
    answer: { joins: 'fjord' },
  },
  {
    name: 'Pennine Parcels Ltd',
    country: 'GB',
    email: 'hello@pennine.example',
    daysAgo: 70,
    answer: { joins: 'pennine' },
  },
  { name: 'Hansa Energie AG', country: 'DE', email: 'service@hansa.example', daysAgo: 69, answer: { joins: 'hansa' } },
  { name: 'Weserkurier Spedition', country: 'DE', email: 'disposition@weser.example', daysAgo: 69, answer: 'declined' },
]

const underWay: readonly Asked[] = [
  {
    name: 'Maison Laurent SARL',
    country: 'FR',
    email: 'bonjour@laurent.example',
    daysAgo: 20,
    answer: { joins: 'laurent' },
  },
  { name: 'Ahornhof Gartenbau GmbH', country: 'DE', email: 'buero@ahornhof.example', daysAgo: 9, answer: 'founds' },
  { name: 'Tischlerei Ohlsen', country: 'DE', email: 'info@ohlsen.example', daysAgo: 6, answer: 'opened' },
  { name: 'Papeterie Vauban', country: 'FR', email: 'contact@vauban.example', daysAgo: 6, answer: 'none' },
  { name: 'Glasværket Nord ApS', country: 'DK', email: 'salg@glasvaerket.example', daysAgo: 44, answer: 'none' },
  { name: 'Talleres Ibarra SL', country: 'ES', email: 'ventas@ibarra.example', daysAgo: 15, answer: 'declined' },
  { name: 'Elbe Bürobedarf', country: 'DE', email: 'post@elbe-buero.example', daysAgo: 15, answer: 'withdrawn' },
  { name: 'Lampenhaus Reuter', country: 'DE', email: 'reuter@lampenhaus.example' },
]

/** As the purchasing department sent it this morning: four of its lines are to be mended. */
const list = `Lieferant;Land;E-Mail;USt-IdNr.;Kreditorennummer;Ansprechpartner
Kartonagen Brinkmann GmbH;Deutschland;vertrieb@brinkmann.example;DE136695976;70112;Brinkmann
Emballages Morvan;Frankreich;contact@morvan.example;;70113;Morvan
Wellpappe Süd KG;Deutschland;einkauf@wellpappe;;70114;Huber
Pakke & Papir ApS;Dänemark;hej@pakkepapir.example;;70115;Holm
Folien Kessler;Deutchland;kessler@folien.example;;70116;Kessler
Fjord Logistik A/S;Dänemark;kontakt@fjord-logistik.example;;70117;Sørensen
Cajas Levante SL;Spanien;ventas@levante.example;;70118;Ferrer
Klebetechnik Sander;Deutschland;sander@klebetechnik.example;DE136695977;70119;Sander
`

/** One campaign is finished, one has answers of every kind, and a list with mistakes has come this morning. */
export async function bringSuppliersIn(
  network: Network,
  clock: { set(instant: string): void },
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> {
  const { ids, transact, shellOrigin } = network
  const companyId = ids.company(buying.key)
  const author = { actorId: ids.person(buying.key, onboarder), requestId: 'demo suppliers' }
  const here = <T>(work: (uow: UnitOfWork) => Promise<T>): Promise<T> => transact(companyId, author, work)
  const campaign = (Name: string) =>
    here(async (uow) => {
      const id = uow.newId()
      await saveGroup(uow, id, { Id: id, Name })
      return id
    })

  async function ask(SupplierGroupId: string, { name, country, email, daysAgo, answer }: Asked): Promise<void> {
    clock.set(daysAgo === undefined ? now : at(plusDays(day, -daysAgo), 605))
    const added = await here((uow) =>
      addSupplier(uow, { CompanyName: name, Country: country, Email: email, SupplierGroupId }),
    )
    if (daysAgo === undefined) return
    const { Url } = await here((uow) => issueLink(uow, added, shellOrigin))
    const token = Url.split('/').at(-1) ?? ''
    if (answer === 'none') return
    clock.set(at(plusDays(day, 1 - daysAgo), 690))
    if (answer === 'withdrawn') return here((uow) => withdrawInvitation(uow, added))
    await transact(companyId, system, (uow) => lookAt(uow, token))
    if (answer === 'declined') return transact(companyId, system, (uow) => declineInvitation(uow, token))
    const joining = typeof answer === 'object' ? ids.company(answer.joins) : undefined
    if (joining !== undefined) return transact(joining, system, (uow) => acceptInvitation(uow, token))
    if (answer === 'founds') {
      const founded = await here(async (uow) => uow.newId())
      await transact(founded, system, (uow) => createCompany(uow, { name, country, currency: 'EUR' }))
      await transact(founded, system, (uow) => acceptInvitation(uow, token))
    }
  }

  await here((uow) =>
    saveBranding(uow, 'invitedByOption', {
      Colour: '#1f6170',
      Text: 'Nordlicht Handel stellt auf elektronische Bestellungen und Rechnungen um. Fragen beantwortet Clara Voss.',
    }),
  )
  const carriers = await campaign('Carriers and energy')
  for (const one of finished) await ask(carriers, one)
  const office = await campaign('Office and workshop')
  for (const one of underWay) await ask(office, one)
  clock.set(now)
  const packaging = await campaign('Packaging')
  const rows = list
    .trim()
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split(';') }))
  await here((uow) =>
    addFile(uow, { name: 'Verpackung.csv', groupId: packaging, feature: 'CAMPAIGN_ONBOARDING', rows }),
  )
}
