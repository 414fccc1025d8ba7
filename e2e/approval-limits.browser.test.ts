import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { test, type Visit } from './support/journey.ts'
import { miriam, svea } from './support/people.ts'
import { mainly } from './support/widths.ts'

const looksRight = async ({ page }: Visit) =>
  expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

/** So much that it meets no other journey. */
const limit = '900000'
const { name } = svea

test.for(mainly(390, [1280, 390]))(
  'an administrator limits what somebody approves, is told what is missing, and takes it back (%i px)',
  async (width, { signIn }) => {
    const admin = await signIn(miriam, { width, scheme: width === 390 ? 'dark' : 'light', at: '#/Kontor.Admin/roles' })
    const { app } = admin
    await app.getByRole('button', { name: 'Change approval limit: Approver' }).waitFor()
    await looksRight(admin)

    await admin.page.goto(admin.page.url().replace('/roles', '/people'))
    await app.getByRole('button', { name: `Actions for ${name}` }).click()
    await app.getByRole('menuitem', { name: 'Edit' }).click()
    await app.getByText('Approves any amount').waitFor()
    const change = app.getByRole('button', { name: `Change approval limit: ${name}` })
    const save = app.getByRole('button', { name: 'Save limit' })
    await change.click()
    await app.getByText('Up to an amount').click()
    await save.click()
    await app.getByText('Enter an amount of at least 0.').waitFor()
    await app.getByRole('textbox', { name: 'Amount' }).fill(limit)
    await looksRight(admin)
    await save.click()
    await app.getByText(/Approves up to .*900,000\.00/).waitFor()
    await looksRight(admin)

    await change.click()
    await app.getByText('Same as their role').click()
    await save.click()
    await app.getByText('Approves any amount').waitFor()
  },
)
