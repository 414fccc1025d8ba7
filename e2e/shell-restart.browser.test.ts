import { afterEach, beforeEach } from 'vitest'
import { type Kontor, startKontor } from '../scripts/started-kontor.ts'
import { choose } from './support/choose.ts'
import { test } from './support/journey.ts'

let server: Kontor
beforeEach(async () => {
  server = await startKontor(undefined, { demo: 'off' })
})
afterEach(() => server.stop())

test('after kill -9 of the server the shell says at once that it is away, and what could not be opened opens by itself when it is back', async ({
  visit,
}) => {
  const { page, app, expectProblem } = await visit({})
  await page.goto(/^ {2}(http:\S+\/#\/register\/\S+)$/m.exec(server.output())?.[1] ?? '')
  await page.getByLabel('Company name').fill('Weide GmbH')
  await choose(page.getByRole('combobox', { name: 'Country' }), 'germ', page.getByRole('option', { name: /Germany/ }))
  await page.getByLabel('Last name').fill('Weide')
  await page.getByLabel('E-mail').fill('wanda@weide.example')
  await page.getByLabel('New password').fill('seven green bicycles')
  await page.getByRole('button', { name: 'Create company' }).click()
  await app.getByRole('main').waitFor()
  // What is drawn in a mishap comes once nobody waits for an app; before that, the shell says only that it is away.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /on-demand.*js/.test(name)),
  )

  expectProblem(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|Failed to load|chrome-error/,
  )
  await server.kill()
  await page.getByText('Offline, retrying').waitFor()
  await page
    .getByRole('navigation', { name: 'Apps' })
    .getByRole('link', { name: /Documents/ })
    .click()
  const failed = page.getByRole('button', { name: 'Restart Documents' })
  await failed.waitFor()

  server = await startKontor(server.data, { demo: 'off', port: new URL(server.shell).port })
  await app.getByRole('tab', { name: /^All/ }).waitFor()
  await failed.waitFor({ state: 'detached' })
  await page.getByText('Offline, retrying').waitFor({ state: 'detached' })
})
