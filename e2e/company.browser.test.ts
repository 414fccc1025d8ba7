import { expect } from 'vitest'
import { openRow, rowsWith } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const branch = 'Nordlicht Handel AG, Hamburg'

test.for(mainly(390, [1280, 390]))(
  'whoever goes on in a branch sees the documents of that branch only (%i px)',
  async (width, { signIn }) => {
    const { page, app } = await signIn(lena, { width })
    const count = app.getByRole('tab', { name: /^All \d/ })
    const title = await openRow(app, 'Brandt Werkzeuge GmbH')
    const number = title.split(' ').at(-1) ?? ''
    await page.waitForURL(/\/view\//)
    const there = new URL(page.url()).hash
    await app.getByRole('button', { name: 'Documents' }).click()
    const before = await count.textContent()
    const here = page.locator('main [data-front] iframe')
    await here.evaluate((element) => element.setAttribute('data-stood', ''))

    await page.getByRole('button', { name: `Company: ${lena.company}` }).click()
    await page.getByRole('menuitemradio', { name: branch }).click()
    await page.getByText(`You’re now in ${branch}.`).waitFor()
    // The app starts over there, in a frame of its own.
    await page.locator('main [data-front] iframe:not([data-stood])').waitFor()
    await eventually(() => count.textContent()).not.toBe(before)
    const rows = rowsWith(app, '')
    await rows.nth(1).waitFor()

    await app.getByRole('searchbox', { name: 'Search documents' }).fill(number)
    await app.getByText('No matching documents').waitFor()
    // Nor is there a way to it by its address.
    await page.evaluate((hash) => {
      location.hash = hash
    }, there)
    await app.getByText('Document not found').waitFor()
    expect(await app.getByRole('heading', { level: 1, name: title }).count()).toBe(0)
  },
)
