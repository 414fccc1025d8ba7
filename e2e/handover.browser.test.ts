import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { openBill } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { test, type Visit } from './support/journey.ts'
import { jonas, lena, svea, tobias } from './support/people.ts'

/** Chooses somebody by the beginning of their name. */
async function pick({ app }: Visit, field: string, name: string): Promise<void> {
  const people = app.getByRole('dialog').getByRole('combobox', { name: field })
  await choose(people, name.slice(0, 5), app.getByRole('option', { name: new RegExp(`^${name}`) }))
}

async function looksRight({ page }: Visit): Promise<void> {
  expect(await seriousProblems(page)).toEqual([])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
}

describe.each([
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const)('at $width px', ({ width, scheme }) => {
  test('the head of accounts payable sends the work of a colleague on while she is away, and hands over what is open with her', async ({
    signIn,
  }) => {
    const number = `HANDED-${width}`
    await arrivedInvoice(number, [{ item: 'Bits', quantity: 1, price: 10 }])
    const clerk = await signIn(lena, { width })
    await openBill(clerk.app, number)
    await clerk.app.getByRole('tab', { name: 'Assignment' }).click()
    await choose(
      clerk.app.getByRole('combobox', { name: 'Assign to' }),
      'svea',
      clerk.app.getByRole('option', { name: svea.name }),
    )
    await clerk.app.getByRole('button', { name: 'Assign', exact: true }).click()
    await clerk.app.getByRole('combobox', { name: 'Reassign to' }).waitFor()

    const head = await signIn(jonas, { width, scheme, at: '#/Kontor.Admin/work' })
    await head.app.getByRole('button', { name: 'Add rule…' }).click()
    const dialog = head.app.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    await dialog.getByText('Select a colleague.').waitFor()
    await pick(head, 'Person', svea.name)
    await pick(head, 'To', tobias.name)
    await looksRight(head)
    await dialog.getByRole('button', { name: 'Add rule' }).click()
    const row = head.app.getByRole('listitem').filter({ hasText: `${svea.name} → ${tobias.name}` })
    await row.getByText('on their behalf, while away').waitFor()
    await row.getByText('Inactive').waitFor()
    await looksRight(head)
    await row.getByRole('button', { name: /^Remove/ }).click()
    await row.waitFor({ state: 'detached' })

    await head.app.getByRole('button', { name: 'Reassign…' }).click()
    await pick(head, 'From', svea.name)
    await dialog.getByText(new RegExp(`${svea.name} has \\d+ open assignments?`)).waitFor()
    await pick(head, 'To', tobias.name)
    await looksRight(head)
    await dialog.getByRole('button', { name: 'Reassign' }).click()
    await head.page.getByText(new RegExp(`assignments? reassigned to ${tobias.name}`)).waitFor()
    await clerk.app.getByRole('list', { name: 'Assignee' }).getByText(tobias.name).waitFor()
  })

  test('who may not set it reads where work goes, and nothing to change it', async ({ signIn }) => {
    const clerk = await signIn(lena, { width, at: '#/Kontor.Admin/work' })
    await clerk.app.getByRole('heading', { name: 'Forwarding rules', exact: true }).waitFor()
    await clerk.app.getByText('Managed by AP managers and administrators.').waitFor()
    expect(await clerk.app.getByRole('button', { name: /…$/ }).count()).toBe(0)
  })
})
