import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { karl } from './support/people.ts'

describe.each([{ width: 1280 as const }, { width: 390 as const }])('at $width px', ({ width }) => {
  test('a colleague is invited, gets in by the link, gets another role, and leaves in one act', async ({
    signIn,
    visit,
  }) => {
    const name = `Nora ${width}`
    const { app, page } = await signIn(karl, { width, at: '#/Kontor.Admin/people' })
    await app.getByRole('button', { name: 'Invite person' }).click()
    await app.getByRole('button', { name: 'Invite', exact: true }).click()
    await app.getByText('Enter an e-mail address.').waitFor()
    await app.getByLabel('E-mail').fill(`nora-${randomUUID()}@brandt.example`)
    await app.getByLabel('First name').fill('Nora')
    await app.getByLabel('Last name').fill(String(width))
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
    await nora.page.locator('main [data-front] iframe').waitFor()
    await row.getByText('Active', { exact: true }).waitFor()

    const acts = row.getByRole('button', { name: `Actions for ${name}` })
    await acts.click()
    await app.getByRole('menuitem', { name: 'Change role' }).click()
    await app.getByRole('button', { name: /Role/ }).click()
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
})
