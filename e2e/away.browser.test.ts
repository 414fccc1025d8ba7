import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { inDays } from './support/days.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { miriam, tobias } from './support/people.ts'

const profile = async ({ page }: Visit, entry: RegExp) => {
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

describe.each([{ width: 1280 as const }, { width: 390 as const }])('at $width px', ({ width }) => {
  test('who goes on holiday says so in the profile; a colleague who looks for them reads until when and who stands in', async ({
    signIn,
  }) => {
    const clerk = await signIn(tobias, { width, at: '#/Kontor.Home/' })
    await profile(clerk, /^I’m away/)
    const dialog = clerk.page.getByRole('dialog', { name: 'I’m away' })
    // What is missing is told where it is missing.
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter a date with day, month and year.').first().waitFor()
    await dialog.getByRole('textbox', { name: 'First day' }).fill(inDays(-1))
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(inDays(-2))
    await dialog.getByRole('textbox', { name: 'First day' }).click()
    await dialog.getByText('The last day is before the first').waitFor()
    // Whoever left a date sees it written out; before that, what is filled in would be added to it.
    await eventually(() => dialog.getByRole('textbox', { name: 'Last day' }).inputValue()).toMatch(/^\D/)
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(inDays(20))
    await choose(
      dialog.getByRole('combobox', { name: 'Substitute' }),
      'miri',
      clerk.page.getByRole('option', { name: /Miriam Adler/ }),
    )
    expect(await seriousProblems(clerk.page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(clerk.page)))).toBe(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await clerk.page.getByText(/^You’re away until/).waitFor()

    const colleague = await signIn(miriam, { width })
    await colleague.page.keyboard.press('Control+k')
    await colleague.page.getByRole('combobox', { name: /Search/ }).fill(tobias.name)
    await colleague.page.getByText(/away until .*, substitute: Miriam Adler/).waitFor()

    await clerk.page.reload()
    await clerk.app.getByText(/You’re shown as away until .*Substitute: Miriam Adler/).waitFor()
    await clerk.app.getByRole('button', { name: 'I’m back' }).click()
    await clerk.app.getByText(/You’re shown as away/).waitFor({ state: 'detached' })
  })
})

test('who plans two absences names a substitute for each, and takes one back', async ({ signIn }) => {
  const { page, expectProblem } = await signIn(miriam, { width: 390, at: '#/Kontor.Home/' })
  expectProblem(/status of 400 .*\/absences/)
  const visit = { page } as Visit
  const write = async (name: string, from: number, until: number) => {
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('textbox', { name: 'First day' }).fill(inDays(from))
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(inDays(until))
    await choose(
      dialog.getByRole('combobox', { name: 'Substitute' }),
      'tobi',
      page.getByRole('option', { name: new RegExp(tobias.name) }),
    )
    return dialog
  }
  await profile(visit, /^I’m away/)
  await (await write('I’m away', 200, 205)).getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^You’re away until/).waitFor()

  await profile(visit, /^I’m away|^Away/)
  await page.getByRole('button', { name: 'Plan another absence' }).click()
  const another = await write('Plan another absence', 203, 210)
  await another.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/when you are away already/).waitFor()
  await another.getByRole('textbox', { name: 'First day' }).fill(inDays(220))
  await another.getByRole('textbox', { name: 'Last day' }).fill(inDays(221))
  await another.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Planned from/).waitFor()

  await profile(visit, /^I’m away|^Away/)
  const planned = page.getByRole('region', { name: 'Also planned' })
  await planned.getByText(tobias.name).waitFor()
  expect(await seriousProblems(page)).toEqual([])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
  await planned.getByRole('button', { name: /^Remove absence/ }).click()
  await planned.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'I’m back' }).click()
  await page.getByText(/^Welcome back/).waitFor()
})
