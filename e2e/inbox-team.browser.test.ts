import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { inDays } from './support/days.ts'
import { arrived, invoiceOf } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, svea } from './support/people.ts'
import { mainly } from './support/widths.ts'

const team = '#/Kontor.Inbox/team'

/** An invoice that is due today, and that a buyer is to look at. */
async function givenToSvea(number: string): Promise<void> {
  const written = invoiceOf(number, [{ item: 'Drill', quantity: 2, price: 400 }])
  const documentId = await arrived(written.replace('</cbc:IssueDate>', `$&<cbc:DueDate>${inDays(0)}</cbc:DueDate>`))
  const { User } = (await (await (await signedIn(kontor().shell, svea))('GET', 'session')).json()) as {
    User: { Id: string }
  }
  const give = await signedIn(kontor().shell, jonas)
  const given = await give('POST', 'assignments', JSON.stringify({ subjectId: documentId, assigneeIds: [User.Id] }))
  expect(given.status).toBe(201)
}

const columnOf = ({ app }: Visit, name: string) => app.getByRole('region', { name, exact: true })

test.for(
  mainly(1280, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a head gives a card of the board to a colleague and takes it back, and sets who stands in ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const number = `BOARD-${width}-${String(Date.now()).slice(-6)}`
    await givenToSvea(number)
    const head = await signIn(jonas, { width, scheme, at: team })
    const { app, page } = head
    const cardOf = (name: string) => columnOf(head, name).getByRole('listitem').filter({ hasText: number })
    await cardOf('Svea Lindqvist').waitFor()
    // How much, for how much, and where work goes of who is away.
    await columnOf(head, 'Svea Lindqvist')
      .getByText(/\d+ open/)
      .waitFor()
    await columnOf(head, 'Emre Yildiz')
      .getByText(/^Away until/)
      .waitFor()
    await columnOf(head, 'Emre Yildiz').getByText('Work goes to Svea Lindqvist.').waitFor()
    await columnOf(head, 'Unassigned').getByRole('listitem').first().waitFor()
    await columnOf(head, 'Jonas Petersen')
      .getByText(/^Stays here: an approval stays with whoever was asked/)
      .first()
      .waitFor()
    await barsNobody(page)
    await page.emulateMedia({ colorScheme: scheme })

    if (width === 1280) {
      // Both columns are in sight at once.
      await columnOf(head, 'Miriam Adler').evaluate((column) => column.scrollIntoView({ inline: 'center' }))
      await cardOf('Svea Lindqvist').dragTo(columnOf(head, 'Lena Marquardt').getByRole('heading'))
      await cardOf('Lena Marquardt').waitFor()
      await app.getByText('Assigned to Lena Marquardt', { exact: true }).waitFor()
      await page.keyboard.press('u')
      await cardOf('Svea Lindqvist').waitFor()
      await cardOf('Lena Marquardt').waitFor({ state: 'detached' })
    }

    // By its menu, with keys alone: what is given to who is away goes on.
    await cardOf('Svea Lindqvist')
      .getByRole('button', { name: `Actions for Invoice ${number}` })
      .focus()
    await page.keyboard.press('Enter')
    const menu = app.getByRole('menu', { name: `Actions for Invoice ${number}` })
    await menu
      .getByRole('menuitem', { name: /Assign to Emre Yildiz/ })
      .getByText('Goes to Svea Lindqvist')
      .waitFor()
    await menu.getByRole('menuitem', { name: /Assign to Lena Marquardt/ }).focus()
    await page.keyboard.press('Enter')
    await cardOf('Lena Marquardt').waitFor()
    await cardOf('Svea Lindqvist').waitFor({ state: 'detached' })

    await app.getByRole('button', { name: 'Reassign… assignments of Lena Marquardt' }).click()
    const dialog = app.getByRole('dialog', { name: 'Reassign the assignments of Lena Marquardt' })
    await dialog.getByRole('button', { name: 'Reassign' }).click()
    await dialog.getByText('Choose a colleague.').waitFor()
    await barsNobody(page)
    await page.keyboard.press('Escape')

    await app.getByRole('tab', { name: 'Calendar' }).click()
    const gaps = app.getByRole('region', { name: 'Absences without a substitute' }).getByRole('listitem')
    const clara = gaps.filter({ hasText: 'Clara Voss has no substitute' })
    await clara.waitFor()
    const table = app.getByRole('table', { name: 'Absences and substitutes' })
    const row = table.getByRole('row', { name: /^Clara Voss/ })
    await eventually(() => row.textContent()).toMatch(/Away .*No substitute/)
    await barsNobody(page)
    await page.emulateMedia({ colorScheme: scheme })
    await clara.getByRole('button', { name: 'Set a substitute for Clara Voss…' }).click()
    const substitute = app.getByRole('dialog', { name: 'Substitute for Clara Voss' })
    await substitute.getByRole('button', { name: 'Set substitute' }).click()
    await substitute.getByText('Choose a colleague.').waitFor()
    await choose(
      substitute.getByRole('combobox', { name: 'Colleague' }),
      'Lena',
      app.getByRole('option', { name: /Lena Marquardt/ }),
    )
    await barsNobody(page)
    await substitute.getByRole('button', { name: 'Set substitute' }).click()
    await clara.waitFor({ state: 'detached' })
    await row.getByText('While away, work goes to Lena Marquardt').waitFor()
    await row.getByRole('button', { name: 'Actions for Clara Voss' }).click()
    await app.getByRole('menuitem', { name: 'Stop redirecting work to Lena Marquardt' }).click()
    await clara.waitFor()
    await app.getByRole('button', { name: 'Four weeks back' }).click()
    await app.getByRole('button', { name: 'Today' }).click()
    await app.getByRole('button', { name: 'Inbox', exact: true }).click()
    await app.getByRole('button', { name: 'Team' }).waitFor()
  },
)
