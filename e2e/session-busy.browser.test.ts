import { expect } from 'vitest'
import { eventually, test } from './support/journey.ts'
import { lena } from './support/people.ts'

test('F-071: a link for a new password that is being asked for is not asked for again by Enter', async ({ visit }) => {
  const { page } = await visit({ at: '' })
  await page.route('**/api/credentials/options', (route) => route.fulfill({ json: { ResetByMail: true } }))
  const asked: string[] = []
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/credentials/reset', async (route) => {
    asked.push(route.request().postData() ?? '')
    await answered.promise
    await route.fulfill({ status: 204 })
  })

  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  const field = page.getByRole('textbox', { name: 'E-mail' })
  await field.fill(lena.username)
  await field.press('Enter')
  await eventually(() => asked.length).toBe(1)
  await field.press('Enter')
  await field.press('Enter')
  answered.resolve()
  await page.getByText('a link is on its way').waitFor()
  expect(asked).toHaveLength(1)
})
