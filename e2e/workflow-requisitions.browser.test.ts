import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { listsSteps } from './support/drawing.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, miriam, svea } from './support/people.ts'
import { saveRequisition } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

type Flow = { Steps: { Id: string; Who?: object }[] }

const looksRight = async ({ page }: Visit) =>
  expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
const button = ({ app }: Visit, name: string) => app.getByRole('button', { name, exact: true })

/** Requisitions of other journeys follow no workflow. */
async function retire(name: string): Promise<void> {
  const call = await signedIn(kontor().shell, miriam)
  const { Versions } = (await (await call('GET', 'workflow/versions')).json()) as {
    Versions: { Id: string; Name: string; State: string }[]
  }
  for (const { Id, Name, State } of Versions)
    if (Name.startsWith(name) && State === 'PUBLISHED') await call('DELETE', `workflow/versions/${Id}/publication`)
}

test.for(mainly(1280, [1280, 390]))(
  'an administrator publishes a workflow for requisitions; the next one goes its way, and everybody sees where it is (%i px)',
  async (width, { signIn }) => {
    const look = { width, scheme: width === 390 ? 'dark' : 'light' } as const
    const admin = await signIn(miriam, { ...look, at: '#/Kontor.Flow/' })
    await button(admin, 'New workflow').click()
    await admin.app.getByRole('menuitem', { name: /^Requisitions/ }).click()
    await listsSteps(admin)
    await button(admin, 'Edit Over budget?').waitFor()
    expect(await admin.app.getByRole('checkbox', { name: 'Requisition' }).isChecked()).toBe(true)
    await looksRight(admin)
    // Approvers of other journeys are away: the head alone is asked here.
    const id = new URL(admin.page.url()).hash.split('?')[0]?.split('/').at(-1)
    const call = await signedIn(kontor().shell, miriam)
    const { Flow } = (await (await call('GET', `workflow/versions/${id}/steps`)).json()) as { Flow: Flow }
    const Who = Flow.Steps.find((step) => step.Id === 'head')?.Who
    const Steps = Flow.Steps.map((step) => (step.Id === 'approver' ? { ...step, Who } : step))
    await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify({ ...Flow, Steps }))
    try {
      await button(admin, 'Publish').click()
      await admin.app.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
      await admin.page
        .getByText(/^Requisitions.* is published\.$/)
        .first()
        .waitFor()

      const buyer = await signIn(svea, { ...look, at: '#/Kontor.Buy/new' })
      const { app } = buyer
      await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill(`Sorting machine ${width}`)
      await app.getByRole('textbox', { name: 'Quantity, item 1' }).fill('1')
      await app.getByRole('textbox', { name: 'Price, item 1' }).fill('900')
      await choose(
        app.getByRole('combobox', { name: 'Supplier, item 1' }),
        'Brandt',
        app.getByRole('option', { name: 'Brandt Werkzeuge GmbH' }),
      )
      await app.getByRole('textbox', { name: 'Purpose' }).fill(`Sorting ${width}`)
      await saveRequisition(app)
      await app.getByRole('tab', { name: 'Drafts' }).click()
      await app.getByRole('button', { name: new RegExp(`Sorting ${width}`) }).click()
      await app.getByText(/It goes to Jonas Petersen first \(Approver approves\), because it follows/).waitFor()
      await looksRight(buyer)
      await button(buyer, 'Request approval').click()
      await app.getByRole('tab', { name: 'Requested' }).click()
      await app.getByRole('button', { name: new RegExp(`Sorting ${width}`) }).click()
      await app.getByText('It is at the step Approver approves of its workflow.').waitFor()
      await looksRight(buyer)

      const approver = await signIn(jonas, { ...look, at: new URL(buyer.page.url()).hash })
      await button(approver, 'Approve').click()
      await approver.page.getByText('Approved').first().waitFor()
      await eventually(() => app.getByText('Ordered').count()).toBeGreaterThan(0)
    } finally {
      await retire('Requisitions')
    }
    await admin.page.goto(`${kontor().shell}/#/Kontor.Flow/?view=runs`)
    await admin.app
      .getByRole('button', { name: /Requisition REQ-.*Finished: Approved/ })
      .first()
      .click()
    const log = admin.app.getByRole('list', { name: 'Activity' }).getByRole('listitem')
    await eventually(() => log.count()).toBeGreaterThan(4)
    await button(admin, 'Open requisition').waitFor()
    await looksRight(admin)
  },
)
