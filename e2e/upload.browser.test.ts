import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { choose } from './support/choose.ts'
import { rowsWith, standing } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { lena, nadja } from './support/people.ts'

const invoice = readFileSync(join(import.meta.dirname, 'fixtures/invoice.xml'))
/** The example that comes with the UBL standard; it is no part of this repository. */
const example = join(import.meta.dirname, '../../shared/samples/ubl/UBL-Invoice-2.1-Example.xml')

/** Gives files to the upload dialog; the row of the last one. */
async function upload(app: FrameLocator, files: readonly { name: string; buffer: Buffer }[]): Promise<Locator> {
  await app.getByRole('button', { name: 'Upload' }).click()
  const dialog = app.getByRole('dialog', { name: 'Upload documents' })
  await dialog.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'text/xml' })))
  return dialog.getByRole('listitem').filter({ hasText: files.at(-1)?.name ?? '' })
}

async function send(app: FrameLocator, number: string): Promise<Locator> {
  await app.getByRole('button', { name: 'Send…' }).click()
  return app.getByRole('dialog', { name: `Send ${number}` })
}

describe('an uploaded UBL file', () => {
  test('becomes a draft, which goes to the connection that it names', async ({ signIn }) => {
    const { app } = await signIn(nadja)
    const row = await upload(app, [{ name: 'invoice.xml', buffer: invoice }])
    await row.getByText('Draft created', { exact: true }).waitFor()
    await row.getByText('No issues').waitFor()
    await row.getByRole('button', { name: 'Open FX-2026-0001' }).click()
    await app
      .frameLocator('iframe[title="Invoice FX-2026-0001 as a page"]')
      .getByText('Torque wrench')
      .first()
      .waitFor()

    const dialog = await send(app, 'FX-2026-0001')
    await dialog.getByText('Matched by the name in the document.').waitFor()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await eventually(() => standing(app, 'Delivery').textContent()).toContain('Delivered')

    const buyer = await signIn(lena)
    await buyer.app.getByRole('searchbox', { name: 'Search documents' }).fill('FX-2026-0001')
    await rowsWith(buyer.app, 'FX-2026-0001').first().waitFor()
  })

  test('may be inside of a Factur-X PDF; as a PDF it is downloaded again', async ({ signIn }) => {
    const { app, page } = await signIn(nadja)
    const pdf = readFileSync(join(import.meta.dirname, 'fixtures/invoice.pdf'))
    const row = await upload(app, [{ name: 'invoice.pdf', buffer: pdf }])
    await row.getByText('No issues').waitFor()
    await row.getByRole('button', { name: 'Open FX-2026-0002' }).click()
    await app
      .frameLocator('iframe[title="Invoice FX-2026-0002 as a page"]')
      .getByText('Torque wrench')
      .first()
      .waitFor()
    await app.getByRole('button', { name: 'More actions' }).click()
    const download = page.waitForEvent('download')
    await app.getByRole('menuitem', { name: 'Download PDF' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('FX-2026-0002.pdf')
    expect(readFileSync(await file.path()).equals(pdf)).toBe(true)
  })

  test.skipIf(!existsSync(example))(
    'may be the example of the standard (skipped where it is not at hand); nobody sends it in its seller’s name',
    async ({ signIn }) => {
      const { app, expectProblem } = await signIn(nadja)
      expectProblem(/status of 4\d\d .*\/dispatches\//)
      const row = await upload(app, [{ name: 'example.xml', buffer: readFileSync(example) }])
      await row.getByRole('button', { name: 'Open TOSL108' }).click()
      await app.frameLocator('iframe[title="Invoice TOSL108 as a page"]').getByText('TOSL108').first().waitFor()
      const dialog = await send(app, 'TOSL108')
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      await dialog.getByText('Select a receiver.').waitFor()
      await choose(
        dialog.getByRole('combobox', { name: 'Receiver' }),
        'Fjord',
        app.getByRole('option', { name: /Fjord Logistik/ }),
      )
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      await dialog.getByText(/The seller is The Sellercompany Incorporated, but Brandt Werkzeuge GmbH sends/).waitFor()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect(await standing(app, 'Delivery').textContent()).toContain('Not sent')
    },
  )
})

test('a hostile file is refused on the screen: what is wrong with it, and where', async ({ signIn }) => {
  const { app, expectProblem } = await signIn(nadja)
  expectProblem(/status of 400 .*\/api\/documents\/v2\/documents(\?|$)/)
  const text = invoice.toString()
  const doctype = text.replace('<Invoice', '<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<Invoice')
  const files = [
    { name: 'entity.xml', buffer: Buffer.from(doctype) },
    { name: 'scan.xml', buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', 'latin1') },
    { name: 'cut.xml', buffer: invoice.subarray(0, text.indexOf('<cac:TaxTotal>') + 40) },
  ]
  await upload(app, files)
  const refusal = (name: string) => app.getByRole('listitem').filter({ hasText: name }).getByRole('alert')
  await eventually(() => refusal('entity.xml').textContent()).toMatch(/DOCTYPE.*line 2\b/i)
  await eventually(() => refusal('scan.xml').textContent()).toMatch(/PDF/)
  await eventually(() => refusal('cut.xml').textContent()).toMatch(/line \d+/)
  await app.getByRole('button', { name: 'Close', exact: true }).first().click()
  await eventually(() => rowsWith(app, 'No number yet').count()).toBe(0)
})
