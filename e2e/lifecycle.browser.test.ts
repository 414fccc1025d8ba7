import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rowsWith } from './support/documents.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import type { Look } from './support/pages.ts'
import { lena } from './support/people.ts'
import { beat, beats, takeInHand } from './support/tab.ts'

/** A browser whose tab is in hand, with an app open in it. */
async function open(visit: (look: Look) => Promise<Visit>): Promise<Visit> {
  const visited = await visit({ at: '#/Kontor.Documents/' })
  const { page, app, signIn } = visited
  await takeInHand(page)
  await page.reload()
  await signIn(lena)
  await rowsWith(app, 'To answer').first().waitFor()
  return visited
}

const hide = (page: Page, hidden: boolean) => page.evaluate((now) => window.tab.hide(now), hidden)

/** Stops the page of the app in the middle of whatever it does; returns what lets it go on. */
async function stopApp({ page, frame }: Visit): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(frame())
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
  return async () => {
    // What has stopped it may be still to come: without the debugger nothing does.
    await session.send('Debugger.disable')
    await session.detach()
  }
}

const card = (page: Page) => page.getByText('Documents isn’t responding')

test('F-031, F-033, F-034, F-035: ten minutes in a hidden tab kill no app; one that is stuck is given up in time, and starts again', async ({
  visit,
}) => {
  const here = await open(visit)
  const { page, app } = here

  await hide(page, true)
  const wake = await stopApp(here)
  await beats(page, Math.ceil(600_000 / beat), { answered: false })
  expect(await card(page).count()).toBe(0)
  await wake()
  await hide(page, false)
  await beats(page, 5, { answered: true })
  expect(await card(page).count()).toBe(0)
  await rowsWith(app, 'To answer').first().waitFor()

  await stopApp(here)
  // The first of these asks it; four times it does not answer.
  await beats(page, 4, { answered: false })
  expect(await card(page).count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('dark')
  await page.getByRole('option', { name: 'Dark theme' }).waitFor()
  await page.keyboard.press('Escape')
  await beats(page, 1, { answered: false })
  await card(page).waitFor()
  await page.getByRole('button', { name: 'Restart Documents' }).click()
  await page.evaluate((milliseconds) => window.tab.pass(milliseconds), beat)
  await rowsWith(app, 'To answer').first().waitFor()
})

test('decision 24: an app whose page is loaded anew is connected at once', async ({ visit }) => {
  const here = await open(visit)
  const { page, frame, app } = here
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await frame().evaluate(() => {
    document.documentElement.dataset['page'] = 'before'
    location.reload()
  })
  await eventually(() => frame().evaluate(() => document.documentElement.dataset['page'])).toBeUndefined()
  await rowsWith(app, 'To answer').first().waitFor()
  expect(logged.filter((text) => text.includes('discarding'))).toEqual([])
  await beats(page, 6, { answered: true })
  expect(await card(page).count()).toBe(0)
})
