import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { rowsWith, standing, uploadInvoice } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus, tabTo } from './support/keyboard.ts'
import { lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

const form = readFileSync(join(import.meta.dirname, 'fixtures/invoice.xml'), 'utf8')

describe.for(mainly(390, [1280, 390]))('an invoice that is sent later (%i px)', (width) => {
  test('says that it waits and for when, takes another time, is taken back, and goes at once when told to', async ({
    signIn,
  }) => {
    const number = `LATER-${width}`
    const { app, page } = await signIn(nadja, { width, scheme: width === 390 ? 'dark' : 'light' })
    await uploadInvoice(app, number, form.replace('FX-2026-0001', number))
    const dialog = app.getByRole('dialog', { name: `Send ${number}` })
    const waits = app.getByRole('region', { name: /^Sending scheduled for / })
    const choose = async (name: string) => {
      await app.getByRole('button', { name: 'Send…' }).click()
      await dialog.getByRole('radio', { name: 'Now', checked: true }).press('ArrowDown')
      await dialog.getByRole('radio', { name, checked: true }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
    }

    await choose('Tomorrow morning')
    await waits.getByRole('heading', { name: /8:00\sAM/ }).waitFor()
    await waits.getByText(`To ${lena.company}, in the version saved by then.`).waitFor()
    await waits.getByText('Kontor network').waitFor()
    expect(await standing(app, 'Delivery').textContent()).not.toContain('Delivered')

    // Who wants another time finds the one that it waits for; one that has passed is refused beside it.
    await waits.getByRole('button', { name: 'Reschedule…' }).click()
    await dialog.getByRole('radio', { name: 'Other time', checked: true }).waitFor()
    const [day, time] = [dialog.getByRole('textbox', { name: 'Day' }), dialog.locator('input[type=time]')]
    expect(await time.inputValue()).toBe('08:00')
    await day.fill('2020-01-31')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await dialog.getByText('This time has passed. Choose a later one.').waitFor()
    await day.fill('2099-12-31')
    await time.fill('17:30')
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await time.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await waits.getByRole('heading', { name: /Dec 31, 2099, 5:30\sPM/ }).waitFor()
    expect(await waits.count()).toBe(1)
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

    await app.getByRole('tab', { name: /History/ }).click()
    const history = app.getByRole('list', { name: 'History' }).getByRole('listitem')
    await eventually(() => history.filter({ hasText: /Sending scheduled.*Dec 31, 2099/ }).count()).toBe(1)
    await page.keyboard.press('Escape')
    await app.getByRole('tab', { name: /^Drafts/ }).click()
    await rowsWith(app, number)
      .filter({ hasText: /Scheduled: Dec 31, 2099/ })
      .waitFor()
    await rowsWith(app, number).dblclick()

    await waits.getByRole('button', { name: 'Cancel sending' }).click()
    await waits.waitFor({ state: 'detached' })
    await app.getByRole('tab', { name: /History/ }).click()
    await history.filter({ hasText: 'Scheduled sending canceled' }).waitFor()
    expect(await standing(app, 'Delivery').textContent()).not.toContain('Delivered')

    await choose('Tomorrow morning')
    await waits.getByRole('button', { name: 'Send now' }).click()
    await standing(app, 'Delivery').filter({ hasText: 'Delivered' }).waitFor()
    await waits.waitFor({ state: 'detached' })
  })
})

describe.for(mainly(1280, [1280, 390]))('a document that is archived later (%i px)', (width) => {
  test('by keyboard says so and for when, is taken back, takes another time, and is archived at once when told to', async ({
    signIn,
  }) => {
    const number = `FILED-${width}`
    const { app, page } = await signIn(nadja, { width, scheme: width === 390 ? 'dark' : 'light' })
    const { keyboard } = page
    await uploadInvoice(app, number, form.replace('FX-2026-0001', number))
    await app.getByRole('button', { name: 'Send…' }).click()
    await app
      .getByRole('dialog', { name: `Send ${number}` })
      .getByRole('radio', { name: 'Now' })
      .press('Enter')
    await standing(app, 'Delivery').filter({ hasText: 'Delivered' }).waitFor()
    const dialog = app.getByRole('dialog', { name: `Archive ${number} later` })
    const waits = app.getByRole('region', { name: /^Archiving scheduled for / })
    const putOff = async () => {
      await tabTo(page, app.getByRole('button', { name: 'More actions' }))
      await keyboard.press('Enter')
      await app.getByRole('menuitem', { name: 'Archive later…' }).press('Enter')
      await dialog.waitFor()
    }

    await putOff()
    expect(await dialog.getByRole('radio').allTextContents()).not.toContain('Now')
    await tabTo(page, dialog.getByRole('radio', { name: 'Tomorrow morning', checked: true }))
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await waits.getByRole('heading', { name: /8:00\sAM/ }).waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

    await tabTo(page, waits.getByRole('button', { name: 'Cancel archiving' }))
    await keyboard.press('Enter')
    await waits.waitFor({ state: 'detached' })
    await eventually(() => hasFocus(app.getByRole(width === 390 ? 'main' : 'complementary'))).toBe(true)
    await app.getByRole('tab', { name: /History/ }).click()
    await app.getByText('Schedule canceled').waitFor()

    await putOff()
    await keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await waits.count()).toBe(0)
    await putOff()
    await dialog.getByRole('radio', { name: 'Tomorrow morning' }).press('Enter')
    await eventually(() => hasFocus(app.getByRole('button', { name: 'More actions' }))).toBe(true)
    await waits.getByRole('button', { name: 'Reschedule…' }).press('Enter')
    await dialog.getByRole('radio', { name: 'Other time', checked: true }).waitFor()
    await dialog.getByRole('textbox', { name: 'Day' }).fill('2099-12-31')
    await dialog.locator('input[type=time]').press('Enter')
    await waits.getByRole('heading', { name: /Dec 31, 2099, 8:00\sAM/ }).waitFor()
    expect(await waits.count()).toBe(1)

    await eventually(() => hasFocus(waits.getByRole('button', { name: 'Reschedule…' }))).toBe(true)
    await waits.getByRole('button', { name: 'Archive now' }).press('Enter')
    await waits.waitFor({ state: 'detached' })
    await app.getByRole('button', { name: 'More actions' }).press('Enter')
    await app.getByRole('menuitem', { name: 'Unarchive later…' }).waitFor()
  })
})
