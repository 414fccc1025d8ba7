import { expect } from 'vitest'
import { signedIn } from './support/call.ts'
import { test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { karl, lena, password } from './support/people.ts'

const { shell } = kontor()

test('F-332: what is done in a tab whose person is gone is not done in the name of whoever signed in since; it says so and shows who is in', async ({
  visit,
}) => {
  const call = await signedIn(shell, karl)
  const { User } = (await (await call('GET', 'session')).json()) as { User: { Id: string } }
  const kept = async () => (await call('GET', `users/${User.Id}/properties?prefix=shell.`)).text()
  const before = await kept()
  const { page, app, signIn, expectProblem } = await visit({ at: '#/Kontor.Home/' })
  await signIn(lena)
  await app.getByRole('main').waitFor()

  // In a tab that this one hears nothing of, as if it had been asleep meanwhile.
  const data = { Username: karl.username, Password: password }
  expect((await page.context().request.post(`${shell}/api/session`, { data })).ok()).toBe(true)
  expectProblem(/status of 40[13]/)
  await page.getByRole('button', { name: `Profile: ${lena.name}` }).click()
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click()

  await page.getByText(/belongs to another person/).waitFor()
  await page.getByRole('button', { name: `Profile: ${karl.name}` }).waitFor()
  expect(await kept()).toBe(before)
})
