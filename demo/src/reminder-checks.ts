import { roles } from '@kontor/contract'
import { listPage } from '@kontor/server/areas/document-lists'
import { begin, publish, saveSteps } from '@kontor/server/areas/workflow'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import { at, plusDays } from './days.ts'
import { type Network, system } from './happen.ts'

const company = demoCompanies[0]!
const administrator = company.people.findIndex(({ role }) => role === 'companyAdmin')

const checks = {
  paid: ['Accounts payable checks whether it was paid', roles.apClerk],
  dispute: ['Buyer checks whether it is in dispute', roles.buyer],
  goods: ['Logistics checks what came', roles.approver],
} as const

/** Whether something is to be paid is checked by several people at the same time. */
const sideBySide = (...ways: readonly (keyof typeof checks)[]): Parameters<typeof saveSteps>[2] => ({
  ...{ Name: 'Payment reminders', Types: ['reminder'], Start: 'all' },
  Steps: [
    { Id: 'all', Name: 'All check it', Kind: 'FORK', Next: ways.map((way) => ({ StepId: way })) },
    ...ways.map((way) => {
      const [Name, role] = checks[way]
      const Who = { RoleIds: [role] }
      return { ...{ Id: way, Name, Kind: 'ASSIGNMENT' as const, Who }, Next: [{ StepId: 'checked' }] }
    }),
    { Id: 'checked', Name: 'All have checked it', Kind: 'JOIN', Next: [{ StepId: 'done' }] },
    { Id: 'done', Name: 'Checked', Kind: 'END', Then: 'NOTHING', Next: [] },
  ],
})

/** This morning's reminder is with two people at once, by a workflow that has a third way since: its run can be moved there. */
export async function checkReminders(
  { ids, transact, shellOrigin }: Network,
  clock: { set(instant: string): void },
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> {
  const companyId = ids.company(company.key)
  const author = { actorId: ids.person(company.key, administrator), requestId: 'demo reminder checks' }
  const published = (flow: Parameters<typeof saveSteps>[2]) =>
    transact(companyId, author, async (uow: UnitOfWork) => {
      const id = uow.newId()
      await saveSteps(uow, id, flow)
      await publish(uow, id, [])
    })
  clock.set(at(plusDays(day, -7), 420))
  await published(sideBySide('paid', 'dispute'))
  clock.set(now)
  const came: string[] = []
  await transact(companyId, author, async (uow) => {
    const newest = { limit: 10, offset: 0, ordering: 'Created' as const, ascending: false }
    const { rows } = await listPage(uow, { type: ['reminder'] }, newest)
    came.push(...rows.map(({ id }) => id))
  })
  for (const id of came) await transact(companyId, system, (uow) => begin(uow, shellOrigin, id))
  await published(sideBySide('paid', 'dispute', 'goods'))
}
