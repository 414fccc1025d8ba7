import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { openBill } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { test } from './support/journey.ts'
import { karl, lena, miriam, tobias } from './support/people.ts'
import { mainly } from './support/widths.ts'

describe.each(mainly(390, [{ width: 1280 }, { width: 390 }]))('at $width px', ({ width }) => {
  test('a colleague is invited, gets in by the link, gets another role, and leaves in one act, under their name as it is written (F-200)', async ({
    signIn,
    visit,
  }) => {
    const lastName = `O'Neill & <${width}>`
    const name = `Nora ${lastName}`
    const { app, page } = await signIn(karl, { width, at: '#/Kontor.Admin/people' })
    await app.getByRole('button', { name: 'Invite person' }).click()
    await app.getByRole('button', { name: 'Invite', exact: true }).click()
    await app.getByText('Enter an e-mail address.').waitFor()
    await app.getByLabel('E-mail').fill(`nora-${randomUUID()}@brandt.example`)
    await app.getByLabel('First name').fill('Nora')
    await app.getByLabel('Last name').fill(lastName)
    await app.getByText('Enters, codes and sends documents.').waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Invite', exact: true }).click()
    const url = await app.getByLabel('Link', { exact: true }).inputValue()
    await app.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    const row = app.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name })
    await row.getByText('Invited').waitFor()

    const nora = await visit({ width })
    await nora.page.goto(url)
    await nora.page.getByLabel('New password').fill('four quiet herons at noon')
    await nora.page.getByRole('button', { name: 'Save and sign in' }).click()
    await nora.page.getByRole('button', { name: `Profile: ${name}` }).waitFor()
    await row.getByText('Active', { exact: true }).waitFor()

    const acts = row.getByRole('button', { name: `Actions for ${name}` })
    await acts.click()
    await app.getByRole('menuitem', { name: 'Change role' }).click()
    await app.getByRole('button', { name: /Role(?! permissions)/ }).click()
    await app.getByRole('option', { name: 'Approver' }).click()
    await app.getByRole('button', { name: 'Save role' }).click()
    await row.getByText('Approver').waitFor()

    nora.expectProblem(/status of 401/)
    await acts.click()
    await app.getByRole('menuitem', { name: 'Remove from company' }).click()
    await app.getByText('open work is reassigned').waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Lock and reassign' }).click()
    await row.getByText('Locked').waitFor()
    await nora.page.getByLabel('E-mail').waitFor()
    expect(await nora.page.locator('main [data-front] iframe').count()).toBe(0)
  })
  test('who leaves is locked out, and a colleague has their open work the same moment', async ({ signIn, visit }) => {
    const [name, number] = [`Nils ${width}`, `LEFT-${width}`]
    await arrivedInvoice(number, [{ item: 'Bits', quantity: 1, price: 10 }])
    const admin = await signIn(miriam, { width, at: '#/Kontor.Admin/people' })
    await admin.app.getByRole('button', { name: 'Invite person' }).click()
    await admin.app.getByLabel('E-mail').fill(`nils-${randomUUID()}@nordlicht.example`)
    await admin.app.getByLabel('First name').fill('Nils')
    await admin.app.getByLabel('Last name').fill(String(width))
    await admin.app.getByRole('button', { name: 'Invite', exact: true }).click()
    const url = await admin.app.getByLabel('Link', { exact: true }).inputValue()
    await admin.app.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    const leaver = await visit({ width })
    await leaver.page.goto(url)
    await leaver.page.getByLabel('New password').fill('four quiet herons at noon')
    await leaver.page.getByRole('button', { name: 'Save and sign in' }).click()
    await leaver.app.getByRole('main').waitFor()

    const clerk = await signIn(lena, { width })
    await openBill(clerk.app, number)
    await clerk.app.getByRole('tab', { name: 'Assignment' }).click()
    await choose(
      clerk.app.getByRole('combobox', { name: 'Assign to' }),
      'nils',
      clerk.app.getByRole('option', { name }),
    )
    await clerk.app.getByRole('button', { name: 'Assign', exact: true }).click()
    await clerk.app.getByRole('list', { name: 'Assignee' }).getByText(name).waitFor()

    leaver.expectProblem(/status of 401/)
    await admin.app.getByRole('searchbox', { name: 'Search people' }).fill(name)
    await admin.app.getByRole('button', { name: `Actions for ${name}` }).click()
    await admin.app.getByRole('menuitem', { name: 'Remove from company' }).click()
    await choose(
      admin.app.getByRole('combobox', { name: /^Reassign open work to/ }),
      'Tobias',
      admin.app.getByRole('option', { name: tobias.name }),
    )
    await barsNobody(admin.page)
    await admin.app.getByRole('button', { name: 'Lock and reassign' }).click()
    await admin.page.getByText(`${name} can no longer sign in. 1 assignment reassigned`).waitFor()
    await clerk.app.getByRole('list', { name: 'Assignee' }).getByText(tobias.name).waitFor()
    await leaver.page.getByLabel('E-mail').waitFor()
  })
})
