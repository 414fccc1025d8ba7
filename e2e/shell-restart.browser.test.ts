import { afterEach, beforeEach } from 'vitest'
import { type Kontor, startKontor } from '../scripts/started-kontor.ts'
import { test } from './support/journey.ts'
import { startOwnKontor } from './support/kontor.ts'
import { lena } from './support/people.ts'

let server: Kontor
beforeEach(async () => {
  server = await startOwnKontor({})
})
afterEach(() => server.stop())

test('after kill -9 of the server the shell says at once that it is away, and what could not be opened opens by itself when it is back', async ({
  visit,
}) => {
  const { page, app, expectProblem, signIn } = await visit({})
  await page.goto(`${server.shell}/#/Kontor.Home/`)
  await signIn(lena)
  await app.getByRole('main').waitFor()
  // What is drawn in a mishap comes once nobody waits for an app; before that, the shell says only that it is away.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /on-demand.*js/.test(name)),
  )

  expectProblem(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|Failed to (load|fetch)|Unable to preload|chrome-error/,
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
