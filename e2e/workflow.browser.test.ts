import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { listsSteps } from './support/drawing.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena, miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const flow = '#/Kontor.Flow/'
const button = ({ app }: Visit, name: string) => app.getByRole('button', { name, exact: true })

/** Documents of other journeys follow what the demo network began with. */
async function publishAgain(version: number): Promise<void> {
  const call = await signedIn(kontor().shell, miriam)
  const { Versions } = (await (await call('GET', 'workflow/versions')).json()) as {
    Versions: { Id: string; Name: string; Version: number }[]
  }
  const before = Versions.find(({ Name, Version }) => Name === 'Large invoices' && Version === version)
  await call('POST', `workflow/versions/${before?.Id}/publication`, '{}')
}

test.for([1280, 390] as const)(
  'a workflow is changed: a new version is tried on past documents and published, the next document follows it, and the log says why (%i px)',
  async (width, { signIn }) => {
    const limit = width === 1280 ? 3000 : 2000
    const number = `FLOW-${width}`
    const admin = await signIn(miriam, { width, scheme: width === 390 ? 'dark' : 'light', at: flow })
    await admin.app
      .getByRole('button', { name: /Large invoices.*Published/ })
      .first()
      .click()
    await listsSteps(admin)
    await admin.app.getByText('Applies to received documents: Invoice').waitFor()
    await button(admin, 'More').click()
    await admin.app.getByRole('menuitem', { name: 'New version from this one' }).click()

    await button(admin, 'Edit Large amount, or energy?').click()
    const dialog = admin.app.getByRole('dialog', { name: 'Step' })
    // A branch that is added in vain goes, and the others keep what stands in them.
    await dialog.getByRole('button', { name: 'Add branch' }).click()
    await dialog.getByRole('button', { name: 'Remove branch 3' }).click()
    await dialog.getByRole('textbox', { name: 'Value' }).first().fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Complete the condition.').waitFor()
    await dialog.getByRole('textbox', { name: 'Value' }).first().fill(String(limit))
    await barsNobody(admin.page)
    // The line is slow: what is simulated is what was saved all the same.
    const saving = Promise.withResolvers<void>()
    await admin.page.route(/\/workflow\/versions\/[\w-]+\/steps/, async (route) => {
      if (route.request().method() === 'PUT') await saving.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await admin.app.getByText(`If amount in company currency is more than ${limit}: Head of AP approves`).waitFor()

    await admin.app.getByRole('tab', { name: 'Simulation' }).click()
    await button(admin, 'Run simulation').click()
    saving.resolve()
    const result = admin.app.getByRole('region', { name: 'Result' })
    await result.getByText(/\d+ documents, \d+ would take a different route than today/).waitFor()
    await result.getByText('Head of AP approves → Approved').click()
    const today = result.getByRole('definition').filter({ hasText: /^Handled by accounts payable$/ })
    await today.first().waitFor()
    await result
      .getByText(new RegExp(`amount > ${limit} \\[amount = [\\d.]+\\] is true`))
      .first()
      .waitFor()
    await barsNobody(admin.page)

    await button(admin, 'Publish').click()
    await admin.app.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await admin.page.getByText('Large invoices is published.').first().waitFor()
    try {
      const id = await arrivedInvoice(number, [{ item: 'Milling machine', quantity: 1, price: limit }])
      const clerk = await signIn(lena, { width, at: `#/Kontor.Documents/view/${id}` })
      await clerk.app.getByRole('region', { name: 'Awaiting approval by Jonas Petersen' }).waitFor()
      expect(await clerk.app.getByRole('button', { name: /^Accept/ }).count()).toBe(0)

      // Whoever is asked reads in their inbox why it came to them.
      const head = await signIn(jonas, { width, at: `#/Kontor.Inbox/?q=${number}` })
      await head.app.getByText(/^At “Large amount, or energy\?”: amount > \d+ .* is true/).waitFor()
      await head.page.goto(`${kontor().shell}/#/Kontor.Documents/view/${id}`)
      await head.app.getByRole('region', { name: 'A workflow requests your approval' }).waitFor()
      await button(head, 'Approve…').click()
      await head.app
        .getByRole('dialog')
        .getByRole('button', { name: /^Approve/ })
        .click()
      await clerk.app.getByRole('button', { name: /^Accept/ }).waitFor()
    } finally {
      await publishAgain(2)
    }

    await admin.page.goto(`${kontor().shell}/${flow}?view=runs`)
    await admin.app.getByRole('button', { name: new RegExp(`Invoice ${number}.*Finished: Approved`) }).click()
    const log = admin.app.getByRole('list', { name: 'Activity' }).getByRole('listitem')
    await eventually(() => log.allTextContents()).toEqual([
      expect.stringContaining(`amount > ${limit} [amount = ${limit * 1.19}] is true`),
      expect.stringContaining('Waiting: Head of AP approves'),
      expect.stringContaining('Completed: Head of AP approvesapproved'),
      expect.stringContaining('Ended: Approved'),
    ])
    await barsNobody(admin.page)
  },
)

test('a workflow is begun from a template by keyboard alone: a step is added, what is to be mended is named, and it is thrown away', async ({
  signIn,
}) => {
  const { app, page } = await signIn(jonas, { at: flow })
  await pressAt(page, app.getByRole('button', { name: 'New workflow' }))
  await page.keyboard.type('Dual')
  await page.keyboard.press('Enter')
  await app.getByRole('heading', { level: 1, name: 'Dual approval' }).waitFor()
  await app.getByText('2 approvals needed from Approvers').waitFor()

  await pressAt(page, app.getByRole('button', { name: 'Add step' }))
  const dialog = app.getByRole('dialog', { name: 'New step' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name of the step' }))
  await page.keyboard.type('Ask logistics')
  await pressAt(page, dialog.getByRole('button', { name: 'Save' }))
  const issues = app.getByRole('region', { name: 'Issues' })
  await issues.getByText('Nothing leads to “Ask logistics”: connect a step to it, or delete it.').waitFor()
  await issues.getByText('“Ask logistics” names nobody: choose people, a team or a role.').waitFor()
  // Who publishes it all the same is led to what has to be fixed.
  await pressAt(page, app.getByRole('button', { name: 'Publish' }), 'Shift+Tab')
  await eventually(() => app.locator(':focus').getAttribute('aria-label')).toBe('Issues')

  await pressAt(page, app.getByRole('button', { name: 'More for Ask logistics' }))
  await app.getByRole('menuitem', { name: 'Delete step' }).click()
  await eventually(() => issues.count()).toBe(0)
  await pressAt(page, app.getByRole('button', { name: 'More', exact: true }), 'Shift+Tab')
  await app.getByRole('menuitem', { name: 'Delete draft' }).click()
  await app.getByRole('button', { name: 'Delete draft' }).click()
  await app.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor()
})

test('of a decision whose first branch is removed, the second keeps its condition', async ({ signIn }) => {
  const visit = await signIn(miriam, { at: flow })
  const { app, page } = visit
  await app
    .getByRole('button', { name: /Large invoices.*Draft/ })
    .first()
    .click()
  await listsSteps(visit)
  await app.getByRole('button', { name: 'Edit Large amount, or energy?' }).click()
  const dialog = app.getByRole('dialog', { name: 'Step' })
  await dialog.getByRole('button', { name: 'Remove branch 1' }).click()
  await eventually(() => dialog.getByRole('textbox', { name: 'Value' }).inputValue()).toBe('Hansa Energie AG')
  await page.keyboard.press('Escape')
})

test('a workflow of another modeler is imported: no file, a file that is none, and then the one', async ({
  signIn,
}) => {
  const visit = await signIn(miriam, { width: 390, at: flow })
  const { app, expectProblem } = visit
  expectProblem(/status of 400 .*\/workflow\/versions/)
  await app.getByRole('button', { name: 'New workflow' }).click()
  await app.getByRole('menuitem', { name: /^Import/ }).click()
  const dialog = app.getByRole('dialog')
  const file = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/xml', buffer })
  const confirm = dialog.getByRole('button', { name: 'Import', exact: true })

  await confirm.click()
  await dialog.getByRole('alert').filter({ hasText: 'Choose a file first.' }).waitFor()
  await file('invoice.xml', Buffer.from('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'))
  await confirm.click()
  await dialog.getByText(/BPMN/).last().waitFor()
  expect(await dialog.getByText('Choose a file first.').count()).toBe(0)

  await file('workflow.bpmn', readFileSync('docs/samples/workflow.bpmn'))
  await confirm.click()
  await app.getByRole('heading', { level: 1, name: 'workflow', exact: true }).waitFor()
  await listsSteps(visit)
  await app.getByText('If amount in company currency is more than 1000: AP manager approves').waitFor()
  await app.getByRole('button', { name: 'More', exact: true }).click()
  await app.getByRole('menuitem', { name: 'Delete draft' }).click()
  await app.getByRole('button', { name: 'Delete draft' }).click()
  await app.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor()
})

/** Another version of what large invoices follow, published: the head's step is Lena's now. */
async function publishForLena(): Promise<void> {
  const call = await signedIn(kontor().shell, miriam)
  const { Versions } = (await (await call('GET', 'workflow/versions')).json()) as {
    Versions: { Id: string; Name: string; State: string }[]
  }
  const now = Versions.find(({ Name, State }) => Name === 'Large invoices' && State === 'PUBLISHED')
  const { Flow } = (await (await call('GET', `workflow/versions/${now?.Id}/steps`)).json()) as {
    Flow: { Steps: { Id: string; Who?: object }[] }
  }
  const { User } = (await (await (await signedIn(kontor().shell, lena))('GET', 'session')).json()) as {
    User: { Id: string }
  }
  const Steps = Flow.Steps.map((step) => (step.Id === 'head' ? { ...step, Who: { UserIds: [User.Id] } } : step))
  const id = crypto.randomUUID()
  await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify({ ...Flow, Steps }))
  await call('POST', `workflow/versions/${id}/publication`, '{}')
}

test.for(mainly(390, [1280, 390]))(
  'what runs is moved to the version that is published now, by keyboard: whom it asks instead is told first (%i px)',
  async (width, { signIn }) => {
    const number = `MOVE-${crypto.randomUUID().slice(0, 6)}`
    const id = await arrivedInvoice(number, [{ item: 'Milling machine', quantity: 1, price: 20_000 + width }])
    const clerk = await signIn(lena, { width, at: `#/Kontor.Documents/view/${id}` })
    await clerk.app.getByRole('region', { name: 'Awaiting approval by Jonas Petersen' }).waitFor()
    await publishForLena()
    try {
      const admin = await signIn(miriam, { width, scheme: width === 390 ? 'dark' : 'light', at: flow })
      await admin.app
        .getByRole('button', { name: /Large invoices.*Published/ })
        .first()
        .click()
      await pressAt(admin.page, button(admin, 'More'))
      await admin.app.getByRole('menuitem', { name: 'Move runs to this version…' }).click()
      const row = admin.app.getByRole('listitem').filter({ hasText: number })
      await row.getByText(/Asks Lena Marquardt · No longer asks Jonas Petersen/).waitFor()
      await barsNobody(admin.page)
      await pressAt(admin.page, button(admin, 'Move'))
      await admin.page.getByText('Select at least one run first.').first().waitFor()
      const box = row.getByRole('checkbox')
      await tabTo(admin.page, box)
      await admin.page.keyboard.press('Space')
      await pressAt(admin.page, button(admin, 'Move 1 run'), 'Shift+Tab')
      await admin.page.getByText('1 run was moved.').first().waitFor()
      await eventually(() => row.count()).toBe(0)
      await clerk.app.getByRole('region', { name: 'A workflow requests your approval' }).waitFor()

      await admin.page.goto(`${kontor().shell}/${flow}?view=runs`)
      await admin.app.getByRole('button', { name: new RegExp(`Invoice ${number}`) }).click()
      const log = admin.app.getByRole('list', { name: 'Activity' })
      await log.getByText(/from version \d+ to version \d+ \(Head of AP approves\) · Miriam/).waitFor()
    } finally {
      await publishAgain(2)
    }
  },
)
