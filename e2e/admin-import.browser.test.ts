import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { karl } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(1280, [{ width: 1280 }, { width: 390 }]))(
  'people come from a spreadsheet at $width px, seen before they are added, and are kept up to date on their pages',
  async ({ width }, { signIn }) => {
    const tag = `${width}-${randomUUID().slice(0, 6)}`
    const { app, page } = await signIn(karl, { width, at: '#/Kontor.Admin/people' })
    await app.getByRole('button', { name: 'Import…' }).click()
    const faulty = Buffer.from(`E-Mail;Nachname;Vorname\r\nnobody;Nil;`)
    await app.locator('input[type=file]').setInputFiles({ name: 'niemand.csv', mimeType: 'text/csv', buffer: faulty })
    await app.getByText('0 to add, 0 already in the company, 1 skipped').waitFor()
    await app.getByRole('button', { name: 'Add 0 people' }).click()
    await page.getByText('No row of this file can be added.').first().waitFor()
    const text = [
      'Funktion;E-Mail;Nachname;Vorname;Rolle',
      `Prokuristin;hilde-${tag}@brandt.example;Höß;Hilde ${tag};Freigabe`,
      `;nobody;Nil;;`,
    ].join('\r\n')
    // As a spreadsheet of Windows writes it.
    const buffer = Buffer.from(text, 'latin1')
    await app.locator('input[type=file]').setInputFiles({ name: 'leute.csv', mimeType: 'text/csv', buffer })
    await app.getByText('1 to add, 0 already in the company, 1 skipped').waitFor()
    const lines = app.getByRole('list', { name: 'Lines' }).getByRole('listitem')
    await lines.filter({ hasText: 'Line 3' }).getByText('Skipped').waitFor()
    await lines
      .filter({ hasText: `Hilde ${tag} Höß` })
      .getByText('New')
      .waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Add 1 person' }).click()
    await app.getByText('1 added, 0 unchanged, 1 skipped.').waitFor()
    const download = page.waitForEvent('download')
    await app.getByRole('button', { name: 'Download sign-in links' }).click()
    expect((await download).suggestedFilename()).toBe('people-links.csv')
    await page.goto(`${new URL(page.url()).origin}/#/Kontor.Admin/people`)
    await app.getByRole('searchbox', { name: 'Search people' }).fill(`Hilde ${tag}`)
    await app
      .getByRole('listitem')
      .filter({ hasText: `Hilde ${tag} Höß` })
      .getByText('Approver')
      .waitFor()
  },
)

test.for(mainly(390, [{ width: 1280 }, { width: 390 }]))(
  'partners come from a spreadsheet at $width px: who can be reached is kept, whom nobody can reach is invited by link',
  async ({ width }, { signIn }) => {
    const tag = `${width}-${randomUUID().slice(0, 6)}`
    const { app, page } = await signIn(karl, { width, at: '#/Kontor.Admin/import?what=partners' })
    const text = [
      'Company name,Country,E-mail',
      `Hafen Spedition ${tag},DE,rechnung-${tag}@hafen.example`,
      `Alte Gießerei ${tag},DE,`,
      `,DE,niemand@nirgends.example`,
    ].join('\n')
    await app
      .locator('input[type=file]')
      .setInputFiles({ name: 'partner.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await app.getByText('1 to add, 1 to invite by link, 0 already known, 1 skipped').waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Add 2 partners' }).click()
    await app.getByText('1 added, 1 to invite by link, 0 unchanged, 1 skipped.').waitFor()
    const download = page.waitForEvent('download')
    await app.getByRole('button', { name: 'Download invitation links' }).click()
    expect((await download).suggestedFilename()).toBe('partners-links.csv')
  },
)
