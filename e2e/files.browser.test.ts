import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { uploadInvoice } from './support/documents.ts'
import { test } from './support/journey.ts'
import { freja } from './support/people.ts'

const form = readFileSync(join(import.meta.dirname, 'fixtures/invoice.xml'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'kontor-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file of so many megabytes. */
function fileOf(name: string, megabytes: number): string {
  const path = join(folder, name)
  writeFileSync(path, Buffer.alloc(megabytes * 1_000_000, `${name} `))
  return path
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

test('a large file shows how far it has come and comes back whole; one that is too large says so and leaves room for the next', async ({
  signIn,
}) => {
  const { app, page, expectProblem } = await signIn(freja)
  const [large, tooLarge] = [fileOf('plan.bin', 20), fileOf('film.bin', 101)]
  await uploadInvoice(app, 'FILES-1', form.replace('FX-2026-0001', 'FILES-1'))
  await app.getByRole('tab', { name: /Files/ }).click()
  const choose = app.locator('input[type=file]')

  const coming = app.getByRole('progressbar', { name: 'Uploading plan.bin' }).waitFor()
  await choose.setInputFiles([large])
  await coming
  const files = app.getByRole('list', { name: 'Files' })
  await files.getByText('No virus found').waitFor()
  const downloading = page.waitForEvent('download')
  await app.getByRole('button', { name: 'Download plan.bin' }).click()
  expect(await hashOf(await (await downloading).path())).toBe(await hashOf(large))

  expectProblem(/status of 413/)
  await choose.setInputFiles([tooLarge])
  await files.getByRole('alert').getByText('film.bin exceeds the limit of 100 MB.').waitFor()
  await choose.setInputFiles([{ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('short') }])
  await app.getByRole('button', { name: 'Download note.txt' }).waitFor()
  expect(await files.getByRole('alert').count()).toBe(0)
})

test('a file that an invoice encloses stands among its files, marked, and cannot be taken off, as others can', async ({
  signIn,
}) => {
  const { app, page } = await signIn(freja)
  const enclosed = `<cac:AdditionalDocumentReference><cbc:ID>H-11</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="hours.pdf">${Buffer.from('the hours of November').toString('base64')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`
  const number = 'FILES-2'
  await uploadInvoice(
    app,
    number,
    form.replace('FX-2026-0001', number).replace('<cac:AccountingSupplierParty>', (party) => enclosed + party),
  )
  await app.getByRole('tab', { name: /Files/ }).click()
  await app
    .locator('input[type=file]')
    .setInputFiles([{ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('short') }])
  await app.getByRole('button', { name: 'Remove note.txt' }).waitFor()
  const hours = app.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: 'hours.pdf' })
  await hours.getByText('Embedded in the document').waitFor()
  expect(await hours.getByRole('button', { name: 'Remove hours.pdf' }).count()).toBe(0)
  const downloading = page.waitForEvent('download')
  await hours.getByRole('button', { name: 'Download hours.pdf' }).click()
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('the hours of November')
})
