import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { karl, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(390, [1280, 390]))(
  'an administrator changes what the company says of an app, takes it back and writes it anew; a colleague of another company reads it (%i px)',
  async (width, { signIn }) => {
    const review = `Der Monatsabschluss geht schneller (${width}).`
    const { app, page } = await signIn(karl, { width, at: '#/Kontor.Admin/apps/Kontor.Documents' })
    const reviews = app.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
    await reviews.filter({ hasText: 'Brandt Werkzeuge GmbH' }).waitFor()
    await app.getByRole('button', { name: 'Remove review…' }).click()
    await app.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await reviews.filter({ hasText: 'Brandt Werkzeuge GmbH' }).waitFor({ state: 'detached' })

    await app.getByRole('button', { name: 'Write review…' }).click()
    const form = app.getByRole('dialog', { name: /^Review of/ })
    await form.getByRole('button', { name: 'Save review' }).click()
    await form.getByText('Choose a rating.').waitFor()
    await form.getByText('4 of 5 stars').click()
    await form.getByRole('textbox').fill(review)
    await barsNobody(page)
    await form.getByRole('button', { name: 'Save review' }).click()
    await reviews.filter({ hasText: review }).getByText('Brandt Werkzeuge GmbH').waitFor()
    expect(await app.getByRole('button', { name: 'Write review…' }).count()).toBe(0)

    const reader = await signIn(lena, { width, at: '#/Kontor.Admin/apps/Kontor.Documents' })
    await reader.app.getByRole('list', { name: 'Reviews' }).getByText(review).waitFor()
    expect(await reader.app.getByRole('button', { name: /review…/ }).count()).toBe(0)
  },
)
