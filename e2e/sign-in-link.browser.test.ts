import { beforeAll, describe, expect } from 'vitest'
import { barsNobody, seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { clara, miriam, type Person } from './support/people.ts'

const [phrase, another] = ['four quiet herons at noon', 'seven grey geese before dawn']

/** A link as the administrator gets it, from the # on. */
async function linkFor({ name }: Person): Promise<string> {
  const call = await signedIn(kontor().shell, miriam)
  const { User } = (await (await call('GET', 'session')).json()) as { User: { CompanyAccountId: string } }
  const people = await call('GET', `account/${User.CompanyAccountId}/users?q=${encodeURIComponent(name)}`)
  const { UserAccounts } = (await people.json()) as { UserAccounts: { Id: string }[] }
  const issued = await call('POST', `credentials/users/${UserAccounts[0]?.Id}/link`)
  return new URL(((await issued.json()) as { Url: string }).Url).hash
}

/** Somebody who begins today: who is in the demo network keeps their password for other journeys. */
let newcomer: Person
beforeAll(async () => {
  const call = await signedIn(kontor().shell, miriam)
  const LastName = `Neumann ${Date.now().toString(36)}`
  const username = `${LastName.toLowerCase().replace(' ', '.')}@nordlicht.example`
  const body = JSON.stringify({ FirstName: 'Otto', LastName, Language: 'en-US' })
  await call('POST', `users?username=${encodeURIComponent(username)}`, body)
  newcomer = { name: `Otto ${LastName}`, username, company: miriam.company }
})

describe.each([
  { width: 1280 as const, who: () => newcomer, invited: true },
  { width: 390 as const, who: () => clara, invited: false },
])('at $width px', ({ width, who, invited }) => {
  test('a link from the administrator leads to a new password and straight in, once; the old password is over', async ({
    visit,
  }) => {
    const person = who()
    const at = await linkFor(person)
    const { page, expectProblem } = await visit({ width, at })
    await page.getByRole('heading', { name: 'Choose a password' }).waitFor()
    await page
      .getByText(invited ? `You’ll sign in as ${person.username}.` : `For ${person.username} at ${person.company}.`)
      .waitFor()
    const field = page.getByLabel('New password')
    await field.fill('too short')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await page.getByText('This password has 9 of at least 15 characters.').waitFor()
    await barsNobody(page)
    await field.fill(phrase)
    expect(await field.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Profile: ${person.name}` }).waitFor()
    expect(page.url()).not.toContain('welcome')

    const other = await visit({ width, at })
    await other.page.getByRole('heading', { name: 'This link was already used' }).waitFor()
    await other.page.getByRole('link', { name: 'Go to sign-in' }).click()
    other.expectProblem(/status of 401 .*\/api\/session/)
    expectProblem(/status of 404/)
    await other.signIn(person)
    await other.page.getByRole('alert').filter({ hasText: 'Incorrect e-mail address or password' }).waitFor()
    await other.signIn(person, phrase)
    await other.page.getByRole('button', { name: `Profile: ${person.name}` }).waitFor()
  })

  test('a password is changed in the profile for the one of before; who forgot it is told whom to ask', async ({
    visit,
  }) => {
    const person = who()
    const { page, signIn, expectProblem } = await visit({ width })
    expectProblem(/status of 400 .*\/credentials\/password/)
    expectProblem(/status of 40[134]/)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByText('Ask an administrator of your company for a reset link.').waitFor()
    await barsNobody(page)
    await page.getByRole('button', { name: 'Back to sign-in' }).click()
    await signIn(person, phrase)
    await page.getByRole('button', { name: `Profile: ${person.name}` }).click()
    await page.getByRole('menuitem', { name: 'Change password…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password').fill('not this one')
    await dialog.getByLabel('New password').fill(another)
    await page.keyboard.press('Enter')
    await dialog.getByText('Incorrect current password').waitFor()
    expect(await seriousProblems(page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
    await dialog.getByLabel('Current password').fill(phrase)
    await dialog.getByLabel('New password').fill('passwordpassword')
    await page.keyboard.press('Enter')
    await dialog.getByText('The password is easy to guess').waitFor()
    await dialog.getByLabel('New password').fill(another)
    await page.keyboard.press('Enter')
    await page.getByText('Password changed.').waitFor()

    const other = await visit({ width })
    await other.signIn(person, another)
    await other.page.getByRole('button', { name: `Profile: ${person.name}` }).waitFor()
  })
})
