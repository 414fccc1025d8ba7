import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { draftIsSaved, rowsWith, send, sendNow, standing, uploadInvoice } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { bodil, freja } from './support/people.ts'
import { mainly } from './support/widths.ts'

const form = readFileSync(join(import.meta.dirname, 'fixtures/invoice.xml'), 'utf8')
/** The branch's own account, as its profile names it. */
const known = 'DK5000400440116243'

/** A bill of the branch to the mill; each width has a day of its own, so that no bill looks like the other journey's. */
const bill = (number: string, day: string, account = known): string =>
  form
    .replace('FX-2026-0001', number)
    .replace('2026-01-15', day)
    .replace('Brandt Werkzeuge GmbH', freja.company)
    .replace('Nordlicht Handel AG', bodil.company)
    .replace('4023456000007', '5790000123459')
    .replace('4012345000009', '5790000345677')
    .replace('DE75512108001245126199', account)

const openTab = (app: FrameLocator, name: string) => app.getByRole('tab', { name: new RegExp(name) }).click()

async function open(app: FrameLocator, number: string): Promise<void> {
  await rowsWith(app, number).first().dblclick()
  await app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
}

/** Answers a dialog that asks why. */
async function decide(app: FrameLocator, button: string, title: string, why: string): Promise<void> {
  await app.getByRole('button', { name: button, exact: true }).press('Enter')
  const dialog = app.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(why)
  await dialog.getByRole('button', { name: button, exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

describe.for(mainly(1280, [1280, 390]))('what comes twice, or changed (%i px)', (width) => {
  const look = { width, scheme: width === 390 ? 'dark' : 'light' } as const
  const day = width === 390 ? '2026-02-03' : '2026-02-02'
  // One that nobody has heard of yet: what one journey confirms the other knows.
  const other = width === 390 ? 'GB94BARC10201530093459' : 'GB29NWBK60161331926819'
  const [first, again] = [`TWICE-${width}-1`, `TWICE-${width}-2`]

  test('is shown beside the original, asked about, denied or confirmed with a reason, disputed, replaced and compared', async ({
    signIn,
  }) => {
    const [supplier, buyer] = await Promise.all([signIn(freja, look), signIn(bodil, look)])

    // The first bill brings a file with it.
    await uploadInvoice(supplier.app, first, bill(first, day))
    await openTab(supplier.app, 'Files')
    const note = { name: 'delivery note.txt', mimeType: 'text/plain', buffer: Buffer.from('Four wrenches, all there.') }
    await supplier.app.locator('input[type=file]').setInputFiles([note])
    await supplier.app.getByRole('list', { name: 'Files' }).getByText('No virus found').waitFor()
    await send(supplier.app, first)
    await buyer.app.getByRole('searchbox', { name: 'Search documents' }).fill(`TWICE-${width}`)
    await open(buyer.app, first)
    await openTab(buyer.app, 'Files')
    const downloading = buyer.page.waitForEvent('download')
    await buyer.app.getByRole('button', { name: `Download ${note.name}` }).click()
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('Four wrenches, all there.')
    await buyer.page.keyboard.press('Escape')

    // The second looks like it, under another number, and asks for another account.
    await supplier.page.keyboard.press('Escape')
    await uploadInvoice(supplier.app, again, bill(again, day, other))
    await send(supplier.app, again)
    await rowsWith(buyer.app, again).getByRole('img', { name: 'New account · Duplicate?' }).waitFor()
    await open(buyer.app, again)
    const notice = buyer.app.getByRole('region', { name: 'Possible duplicate' })
    await notice.getByText(`Same amount and date as ${first} from Feb`).waitFor()
    await notice.getByRole('button', { name: 'Compare side by side' }).press('Enter')
    const differences = buyer.app.getByRole('region', { name: 'Differences' })
    await differences.getByText('2 differences').waitFor()
    await differences.getByRole('row', { name: `Number Different ${first} ${again}` }).waitFor()
    await differences.getByRole('row', { name: `Account Different ${known} ${other}` }).waitFor()
    await differences.getByRole('row', { name: 'Amount due 95.20 95.20' }).waitFor()
    await differences.getByRole('row', { name: 'Line 1: Torque wrench, calibration (unchanged)' }).waitFor()
    for (const number of [first, again])
      await buyer.app.frameLocator(`iframe[title="Invoice ${number} as a page"]`).getByText('Torque').first().waitFor()
    expect([await seriousProblems(buyer.page), Math.max(...(await sidewaysScroll(buyer.page)))]).toEqual([[], 0])
    await decide(
      buyer.app,
      'Mark as not a duplicate',
      `Mark ${again} as not a duplicate`,
      'Two calibrations on one day.',
    )
    await buyer.page.keyboard.press('Escape')
    const changed = buyer.app.getByRole('region', { name: 'Bank details changed' })
    await changed.getByText('DK50 0040 0440 1162 43').waitFor()
    await changed.getByText(other.replace(/(.{4})/g, '$1 ')).waitFor()
    await changed.getByText(`Call ${freja.company} on a number you already have`).waitFor()
    expect(await notice.count()).toBe(0)
    await decide(
      buyer.app,
      'Confirm bank details',
      `Confirm bank details of ${again}`,
      'Freja said so, on her old number.',
    )
    await changed.waitFor({ state: 'detached' })
    await openTab(buyer.app, 'History')
    await buyer.app.getByText('Freja said so, on her old number.').waitFor()

    // It is disputed all the same; the supplier replaces it, and both see what is another.
    await buyer.app.getByRole('button', { name: /^Dispute…/ }).click()
    const dispute = buyer.app.getByRole('dialog', { name: `Dispute ${again}` })
    await dispute.getByRole('button', { name: /Reason/ }).click()
    await buyer.app.getByRole('option', { name: /quantity/i }).click()
    await dispute.getByRole('button', { name: 'Dispute', exact: true }).click()
    await sendNow(buyer.app)
    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Disputed')
    await openTab(supplier.app, 'Lines')
    await supplier.app.getByRole('button', { name: 'Replace this invoice' }).click()
    const heading = supplier.app.getByRole('heading', { level: 1, name: /^Invoice \S+/ }).filter({ hasNotText: again })
    const copyNumber = ((await heading.textContent()) ?? '').replace('Invoice ', '')
    await supplier.app.getByRole('textbox', { name: 'Quantity, line 1' }).fill('3')
    await supplier.app.getByRole('textbox', { name: 'Price, line 1' }).press('End')
    await draftIsSaved(supplier.app)
    await send(supplier.app, copyNumber)
    await eventually(() => standing(buyer.app, 'Business').textContent()).toContain('Replaced')
    await openTab(buyer.app, 'Data')
    await buyer.app.getByRole('button', { name: `Invoice ${copyNumber}` }).click()
    await buyer.app.getByRole('heading', { level: 1, name: `Invoice ${copyNumber}` }).waitFor()
    await openTab(buyer.app, 'History')
    await buyer.app.getByRole('button', { name: /Compare with/ }).click()
    await buyer.app.getByRole('option', { name: `Invoice ${again}` }).click()
    await differences.getByRole('row', { name: 'Quantity 4 3' }).waitFor()
    await differences.getByRole('row', { name: 'Amount due 95.20 71.40' }).waitFor()
  })
})
