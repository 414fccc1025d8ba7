import { randomUUID } from 'node:crypto'
import { barsNobody } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { test } from './support/journey.ts'
import { jonas, miriam } from './support/people.ts'
import { headDecides } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

const buy = '#/Kontor.Buy/'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a head sets what a cost centre may spend; who asks for more sees it as they type, and so does who approves ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const run = randomUUID().slice(0, 4)
    const costCentre = `KST-${run}`
    // The head decides, whoever of the others is away just now.
    await headDecides()

    const head = await signIn(jonas, { width, scheme, at: `${buy}?view=budgets` })
    await head.app.getByRole('button', { name: 'New budget' }).click()
    const dialog = head.app.getByRole('dialog', { name: 'New budget' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter a cost center.').waitFor()
    await dialog.getByRole('textbox', { name: 'Cost center' }).fill(costCentre)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Workshop')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('300')
    await barsNobody(head.page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await head.app.getByRole('searchbox').fill(costCentre)
    const row = head.app.getByRole('button', { name: new RegExp(`${costCentre} · Workshop`) })
    await row.waitFor()
    await barsNobody(head.page)

    // A year of them comes from a spreadsheet, with its headings; what is none is said by its row.
    await head.app.getByRole('button', { name: 'Paste budgets…' }).click()
    const many = head.app.getByRole('dialog', { name: 'Budgets from a spreadsheet' })
    const rows = many.getByRole('textbox', { name: 'Rows' })
    const sheet = (last: string) => `Cost center\tName\tAmount\nYARD-${run}-1\tYard\t1,200.00\nYARD-${run}-2\t\t${last}`
    await rows.fill(sheet('soon'))
    await many.getByText('Row 3 has no amount of at least 0: “soon”').waitFor()
    await rows.fill(sheet('EUR 80'))
    await many.getByText(`2 budgets; first: YARD-${run}-1 Yard, EUR 1,200.00`).waitFor()
    await barsNobody(head.page)
    await many.getByRole('button', { name: 'Set budgets' }).click()
    await head.page.getByText('2 budgets saved.').waitFor()
    await head.app.getByRole('searchbox').fill(`YARD-${run}`)
    await head.app.getByRole('button', { name: new RegExp(`YARD-${run}-2`) }).waitFor()
    await head.app.getByRole('searchbox').fill(costCentre)

    const { page, app } = await signIn(miriam, { width, scheme, at: `${buy}new` })
    const purpose = `Vices for ${costCentre}`
    await app.getByRole('textbox', { name: 'Purpose' }).fill(purpose)
    await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill('Bench vice')
    await page.keyboard.press('Tab')
    await app.getByRole('textbox', { name: 'Quantity, item 1' }).fill('4')
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('70')
    await choose(
      app.getByRole('combobox', { name: 'Cost center, item 1' }),
      run,
      app.getByRole('option', { name: costCentre }),
    )
    const budgets = app.getByRole('region', { name: 'Budgets' })
    await budgets.getByText('Within budget').waitFor()
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('80')
    await budgets.getByText(/Over budget by/).waitFor()
    await budgets
      .getByText(/20\.00/)
      .first()
      .waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Request approval' }).click()
    await app
      .getByRole('button', { name: new RegExp(purpose) })
      .getByText('Awaiting approval')
      .waitFor()

    await row.click()
    await head.app.getByText(purpose).waitFor()
    await barsNobody(head.page)
    await head.app.getByText(purpose).click()
    await head.app
      .getByRole('region', { name: 'Budgets' })
      .getByText(/Over budget by/)
      .waitFor()
    await barsNobody(head.page)
    await head.app.getByRole('button', { name: 'Approve' }).click()
    await head.app.getByRole('tab', { name: 'Budgets' }).click()
    await head.app.getByRole('searchbox').fill(costCentre)
    await row.getByText('Overspent').waitFor()

    // From a closed budget nothing is asked for.
    await row.click()
    await head.app.getByRole('button', { name: 'More actions' }).click()
    await head.app.getByRole('menuitem', { name: 'Close budget' }).click()
    await head.app.getByText('Closed', { exact: true }).waitFor()
  },
)
