import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { lena, miriam } from './support/people.ts'

const people = '#/Kontor.Admin/people'

test.for([1280, 390] as const)(
  'an administrator asks why a colleague may or may not do something, and reads the rule that decides (%i px)',
  async (width, { signIn }) => {
    const visit = await signIn(miriam, { width, at: people })
    const { page, app } = visit
    await app.getByRole('button', { name: `Why may ${lena.name}, or why not?` }).click()
    const answer = app.getByRole('region', { name: 'The answer' })
    await answer.getByText(`${lena.name} may: the role “Accounts payable” includes this right.`).waitFor()
    await barsNobody(visit.page)

    // With a document of a partner, found by a part of his name, without the mouse.
    await app.getByRole('button', { name: 'What is done' }).focus()
    await page.keyboard.press('Enter')
    // The list is seen a moment before it has the keyboard.
    await eventually(() => hasFocus(app.getByRole('option', { name: 'Read a document' }))).toBe(true)
    await page.keyboard.type('Edit')
    await eventually(() => hasFocus(app.getByRole('option', { name: 'Edit a draft' }))).toBe(true)
    await page.keyboard.press('Enter')
    const which = app.getByRole('combobox', { name: 'Which document' })
    await which.focus()
    await page.keyboard.type('Brandt')
    await app.getByRole('option').filter({ hasText: 'Brandt' }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await answer.getByText(`${lena.name} has the right, but the object does not allow it as it stands now.`).waitFor()
    await answer.getByText('does not change any more').waitFor()
    await answer.getByText('server/src/areas/entries/rules/actions.ts').waitFor()
    await barsNobody(visit.page)

    // The question is the address: whoever gets it asks the same.
    await eventually(() => new URL(page.url()).hash).toMatch(/do=document\.edit&object=/)
    const chosen = await which.inputValue()
    await page.reload()
    await answer.getByText('does not change any more').waitFor()
    await eventually(() => which.inputValue()).toBe(chosen)

    // What the role decides, and where she has none.
    await app.getByRole('button', { name: 'With what' }).click()
    await app.getByRole('option', { name: 'A right as such' }).click()
    await app.getByRole('button', { name: 'What is done' }).click()
    await app.getByRole('option', { name: 'Change the company’s name, address and identifiers' }).click()
    await answer.getByText(`${lena.name} may not: the role “Accounts payable” does not include this right.`).waitFor()
    const person = app.getByRole('combobox', { name: 'Person' })
    await person.fill(miriam.name)
    await app.getByRole('option', { name: miriam.name }).click()
    await answer.getByText(`${miriam.name} may: the role “Company administrator” includes this right.`).waitFor()

    const colleague = await signIn(lena, { width, at: people })
    await colleague.app.getByText(miriam.name).waitFor()
    expect(await colleague.app.getByRole('button', { name: /^Why/ }).count()).toBe(0)
  },
)
