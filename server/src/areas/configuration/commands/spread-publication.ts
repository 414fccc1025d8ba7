import type { UnitOfWork } from '../../../platform/index.ts'
import { branchIds, headOffices, putSetting } from '../../companies/index.ts'
import { isPassedOn, isTakenIn, type Subscribing, settingsIn } from '../rules.ts'
import * as store from '../store.ts'

/** The task that brings a publication to all who take it in. */
export const spreadTask = 'configuration.spread'

/** What the entered company and those above it published under a key, or under all, the latest first. */
export async function publicationsFor(uow: UnitOfWork, key?: string): Promise<store.PublicationRow[]> {
  const found = await store.publications(uow, key)
  for (const id of await headOffices(uow))
    found.push(...(await uow.within(id, (head) => store.publications(head, key))))
  return found.toSorted((a, b) => b.published.getTime() - a.published.getTime() || (a.id < b.id ? 1 : -1))
}

/** Brings a publication of the entered company to it and to its branches, as far as they subscribe. May run again. */
export async function spread(uow: UnitOfWork, { publicationId }: Readonly<Record<string, unknown>>): Promise<void> {
  const publication = await store.publication(uow, String(publicationId))
  if (publication !== undefined) await spreadTo(uow, publication, false)
}

async function spreadTo(uow: UnitOfWork, publication: store.PublicationRow, inherited: boolean): Promise<void> {
  const own = subscribing(await store.subscription(uow, publication.key))
  if (isTakenIn(own, inherited)) await apply(uow, publication)
  const passedOn = isPassedOn(own, inherited)
  for (const id of await branchIds(uow)) await uow.within(id, (branch) => spreadTo(branch, publication, passedOn))
}

/** Takes in the latest that was published under a key, in the company and in the branches that its subscription includes. */
export async function catchUp(uow: UnitOfWork, key: string): Promise<void> {
  const [latest] = await publicationsFor(uow, key)
  if (latest !== undefined) await spreadTo(uow, latest, false)
}

const subscribing = (row: store.SubscriptionRow | undefined): Subscribing | undefined =>
  row && { active: row.active, includeBranches: row.include_branches }

/** Each publication once, and none after a later one. */
async function apply(uow: UnitOfWork, publication: store.PublicationRow): Promise<void> {
  const { id, key, version, published, payload } = publication
  const [last] = await store.applications(uow, key)
  if (last !== undefined && last.published >= published) return
  const row = { company_id: uow.companyId, publication_id: id, key, version, published, applied: uow.now }
  if (!(await store.insertApplication(uow, row))) return
  const read = settingsIn(payload)
  for (const setting of 'settings' in read ? read.settings : []) await putSetting(uow, setting)
  await uow.log({
    kind: 'company.configuration-applied',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { key, version, publisher: publication.company_id },
  })
}
