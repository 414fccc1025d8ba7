import { afterAll, expect } from 'vitest'
import { startKontor } from '../scripts/started-kontor.ts'
import { eventually, test } from './support/journey.ts'

const guidance = { contentHost: 'content.guide.example', accountId: 4711, destination: 'https://in.guide.example/tell' }
const server = await startKontor(undefined, {
  demo: 'off',
  settings: { KONTOR_GUIDANCE: JSON.stringify(guidance) },
})
afterAll(() => server.stop())
const link = () => /^ {2}(http:\S+\/#\/register\/\S+)$/m.exec(server.output())?.[1] ?? ''
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

test('an operator’s guidance tool hears once of who works here, by keyboard alone; while it is away nobody is troubled', async ({
  visit,
}) => {
  const { page, app, expectProblem } = await visit({})
  const reports: { userId: string; properties: Record<string, unknown> }[] = []
  const asked: string[] = []
  let isAway = false
  await page.route('**/*guide.example/**', async (route) => {
    if (isAway) return route.abort()
    const request = route.request()
    if (request.method() === 'POST') reports.push(request.postDataJSON())
    if (request.method() === 'GET') asked.push(new URL(request.url()).pathname)
    await route.fulfill({ status: 200, headers: cors, body: 'account_details = {"custom_events": ["invoice-sent"]}' })
  })

  await page.goto(link())
  const type = async (label: string, text: string) => {
    await page
      .locator('input')
      .and(page.getByLabel(label, { exact: true }))
      .focus()
    await page.keyboard.type(text)
  }
  await type('Company name', 'Weide GmbH')
  await type('Country', 'germ')
  await page.getByRole('option', { name: /Germany/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await type('Last name', 'Weide')
  await type('E-mail', 'wanda@weide.example')
  await type('New password', 'seven green bicycles')
  await page.keyboard.press('Enter')
  await app.getByRole('main').waitFor()
  await eventually(() => reports.length).toBe(1)
  expect(reports[0]?.properties).toMatchObject({ co: 'DE', icp: 0 })
  await eventually(() => asked).toEqual(['/4711.js'])

  // Whoever comes back in this browser was told of before.
  await page.reload()
  await app.getByRole('main').waitFor()
  await eventually(() => asked).toEqual(['/4711.js', '/4711.js'])
  expect(reports).toHaveLength(1)

  isAway = true
  expectProblem(/Problem loading|ERR_FAILED/)
  await page.reload()
  await app.getByRole('main').waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sign out')
  await page
    .getByRole('option', { name: /^Sign out/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('You’re signed out.').waitFor()
})
