import type { FrameLocator } from 'playwright-core'
import { expect } from 'vitest'
import { barsNobody, sidewaysScroll } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { bring } from './support/mailed.ts'
import { paperOf } from './support/paper.ts'
import { jonas, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const capture = '#/Kontor.Capture/'
const pdf = (name: string) => [name, 'application/pdf', paperOf([['Kutter Transport', name]])] as const
const row = (app: FrameLocator, name: string) =>
  app.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${name}`) })
const view = (app: FrameLocator, name: string) => app.getByRole('tab', { name: new RegExp(`^${name}`) })

for (const width of mainly(1280, [1280, 390]))
  test(`a clerk decides of several files at once by the keyboard, for reasons of the company, and saves a quick filter of them (${width} px)`, async ({
    signIn,
  }) => {
    const { app, page } = await signIn(lena, { width, at: capture })
    const tag = `KQ${width}`
    const address = (await app.locator('.doc-mail-text').textContent()) ?? ''
    for (const number of ['1', '2', '3'])
      expect(await bring(address, `${tag}-${number}`, [pdf(`${tag}-${number}.pdf`)])).toBe(204)
    await page.reload()
    await row(app, `${tag}-3.pdf`).focus()

    // The search narrows the list, J goes through it, and X chooses.
    await page.keyboard.press('/')
    await page.keyboard.type(tag)
    await row(app, 'hafen-kruse-HS-20417').waitFor({ state: 'detached' })
    await row(app, `${tag}-1.pdf`).focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await eventually(() => row(app, `${tag}-2.pdf`).evaluate((it) => it === document.activeElement)).toBe(true)
    await app.getByText('2 selected').waitFor()
    await barsNobody(page)

    // On hold for a reason that is chosen; without one nothing happens.
    await app.getByRole('button', { name: 'Put on hold…', exact: true }).click()
    const holding = app.getByRole('dialog', { name: 'Put 2 documents on hold' })
    await holding.getByRole('button', { name: 'Put on hold' }).click()
    await holding.getByText('Select at least one reason.').waitFor()
    await holding.getByText('Price is being clarified').click()
    await barsNobody(page)
    await holding.getByRole('button', { name: 'Put on hold' }).click()
    await row(app, `${tag}-1.pdf`).waitFor({ state: 'detached' })
    await view(app, 'On hold').click()
    await row(app, `${tag}-2.pdf`).getByText('Price is being clarified').waitFor()

    // The look is kept, and shows the same from another tab.
    await app.getByRole('button', { name: 'Save as quick filter' }).click()
    const saving = app.getByRole('dialog', { name: 'Save quick filter' })
    await saving.getByRole('textbox', { name: 'Name' }).fill(`Waiting ${tag}`)
    await saving.getByRole('button', { name: 'Save' }).click()
    await page.goto(`${page.url().split('#')[0]}${capture}`)
    await app.getByRole('button', { name: `Waiting ${tag}`, exact: true }).click()
    await row(app, `${tag}-1.pdf`).waitFor()
    await eventually(() => app.getByRole('tabpanel').locator('.capture-row').count()).toBe(2)

    // The table holds what is shown.
    const download = page.waitForEvent('download')
    await app.getByRole('button', { name: 'More actions', exact: true }).click()
    await app.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const chunks = await (await (await download).createReadStream()).toArray()
    const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines.slice(1).every((line) => line.startsWith(tag) && line.includes('ON_HOLD'))).toBe(true)

    // Sent back with a comment, by the keyboard.
    await row(app, `${tag}-1.pdf`).focus()
    await page.keyboard.press('b')
    const back = app.getByRole('dialog', { name: `Send ${tag}-1.pdf back for correction` })
    await back.getByRole('textbox', { name: 'Comment' }).fill('The total is on page 2.')
    await back.getByRole('button', { name: 'Send back' }).click()
    await row(app, `${tag}-1.pdf`).waitFor({ state: 'detached' })
    await app.getByRole('button', { name: `Delete quick filter Waiting ${tag}` }).click()
    await view(app, 'To correct').click()
    await row(app, `${tag}-1.pdf`).getByText('The total is on page 2.').waitFor()
    expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
  })

for (const width of mainly(1280, [1280, 390]))
  test(`what a colleague has open is seen and not changed; a folder sends it to its branch (${width} px)`, async ({
    signIn,
  }) => {
    const name = `KL-${width}.pdf`
    const first = await signIn(lena, { width, at: capture })
    const address = (await first.app.locator('.doc-mail-text').textContent()) ?? ''
    expect(await bring(address, `KL-${width}`, [pdf(name)])).toBe(204)
    await first.page.reload()
    await row(first.app, name).click()
    await first.app.getByRole('heading', { level: 1, name: `Enter ${name}` }).waitFor()

    const second = await signIn(jonas, { width, at: capture })
    await row(second.app, name).getByText('Lena Marquardt is working on it').waitFor()
    await row(second.app, name).click()
    if (width === 390) await second.app.getByRole('button', { name: 'Form', exact: true }).click()
    await second.app.getByText('Lena Marquardt is working on this document.').waitFor()
    await barsNobody(second.page)

    // She puts it into the folder of a branch, and leaves it.
    if (width === 390) await first.app.getByRole('button', { name: 'Form', exact: true }).click()
    await first.app.getByRole('button', { name: /Folder/ }).click()
    await first.app.getByRole('option', { name: /^Aarhus/ }).click()
    await first.app.getByRole('textbox', { name: 'New tag' }).fill('Freight')
    await first.page.keyboard.press('Enter')
    await first.app.getByRole('button', { name: 'Remove tag Freight' }).waitFor()
    await barsNobody(first.page)
    await first.app.getByRole('button', { name: 'Invoices to enter' }).click()
    await row(first.app, name).getByText('Aarhus → Nordlicht Handel, Aarhus').waitFor()

    // Now he has it; he runs the purchases, and words a reason.
    await second.app.getByRole('button', { name: 'Check again' }).click()
    await second.app.getByRole('heading', { level: 1, name: `Enter ${name}` }).waitFor()
    await second.app.getByRole('button', { name: 'Invoices to enter' }).click()
    await second.app.getByRole('button', { name: 'Capture settings' }).click()
    await second.app.getByRole('list', { name: 'Receivers' }).getByText('Nordlicht Handel, Aarhus').waitFor()
    await second.app.getByRole('searchbox', { name: 'Search senders' }).fill('no such sender')
    await second.app.getByText('No senders found').waitFor()
    const fresh = `Wrong gate ${width}`
    await second.app.getByRole('textbox', { name: 'New reason for hold' }).fill(fresh)
    await second.page.keyboard.press('Enter')
    await second.app.getByRole('list', { name: 'Reasons for hold' }).getByText(fresh).waitFor()
    await barsNobody(second.page)
    await second.app.getByRole('button', { name: `Delete ${fresh}` }).click()
    await second.app.getByText(fresh, { exact: true }).waitFor({ state: 'detached' })
  })
