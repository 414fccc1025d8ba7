import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { astrid, rasmus } from './support/people.ts'

const heads = ({ app }: Visit): Promise<string[]> => app.getByRole('columnheader').allTextContents()
const usual = ['Type', 'Number', 'From / To', 'Delivery', 'Status', 'Issued', 'Due', 'Amount']
/** Their room is what a preview leaves; a list alone is roomy. */
const usualBesidePreview = ['Number', 'From / To', 'Status', 'Due', 'Amount']

const firstRow = async ({ app }: Visit): Promise<string[]> => {
  await app.locator('.doc-number').first().waitFor()
  return app.getByRole('row').nth(1).getByRole('gridcell').allTextContents()
}

const kept = ({ page }: Visit) =>
  page.waitForResponse((answer) => answer.url().includes('documents.columns') && answer.request().method() === 'PUT')

describe('the columns of the list', () => {
  test('F-100: a clerk chooses among all 16 and orders them; they are his wherever he signs in, and nobody else’s', async ({
    signIn,
  }) => {
    const clerk = await signIn(rasmus)
    await eventually(() => heads(clerk)).toEqual(usualBesidePreview)
    await clerk.app.getByRole('button', { name: 'Columns' }).click()
    const chooser = clerk.app.getByRole('dialog', { name: 'Columns' })
    const offered = await chooser
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? box.ariaLabel))
    expect(offered.length).toBe(18)
    for (const name of [
      ...['Type', 'Status', 'Currency', 'Number', 'Amount', 'From', 'To', 'Created', 'Last change', 'Due', 'Issued'],
      ...['Received', 'Requested by', 'Note', 'Reason', 'Accounting reference'],
    ])
      expect(await chooser.getByRole('checkbox', { name, exact: true }).count(), name).toBe(1)
    expect(await chooser.getByRole('checkbox', { name: 'Number', exact: true }).isDisabled()).toBe(true)

    const choose = async (name: string) => {
      const done = kept(clerk)
      await chooser.getByText(name, { exact: true }).click()
      await done
    }
    for (const name of ['From / To', 'Status', 'Due', 'From', 'Requested by']) await choose(name)
    const done = kept(clerk)
    await chooser.getByRole('button', { name: 'Move Requested by up' }).click()
    await done
    await clerk.page.keyboard.press('Escape')
    const chosen = ['Number', 'Amount', 'Requested by', 'From']
    await eventually(() => heads(clerk)).toEqual(chosen)

    const [elsewhere, colleague] = await Promise.all([signIn(rasmus), signIn(astrid)])
    await eventually(() => heads(elsewhere)).toEqual(chosen)
    const row = await firstRow(elsewhere)
    expect(row.every((cell) => cell.length > 0)).toBe(true)
    await eventually(() => heads(colleague)).toEqual(usualBesidePreview)

    await elsewhere.app.getByRole('button', { name: 'Columns' }).click()
    const back = kept(elsewhere)
    await elsewhere.app.getByRole('button', { name: 'Usual columns' }).click()
    await back
    await eventually(() => heads(elsewhere)).toEqual(usualBesidePreview)
  })

  test('F-101: Issued is the day on the document, and sorts by it', async ({ signIn }) => {
    const clerk = await signIn(rasmus, { at: '#/Kontor.Documents/?by=DueDate' })
    await clerk.page.setViewportSize({ width: 1900, height: 900 })
    await eventually(() => heads(clerk)).toEqual(usual)
    await clerk.app.getByRole('button', { name: 'Issued' }).click()
    await eventually(() => clerk.app.locator('[aria-sort="descending"]').textContent()).toBe('Issued')
    const issued = (await firstRow(clerk))[5]
    await clerk.app.getByRole('row').nth(1).dblclick()
    const day = clerk.app.locator('dl > div').filter({ has: clerk.app.getByText('Issued', { exact: true }) })
    const shown = (await day.getByRole('definition').first().textContent()) ?? ''
    expect(shown).toContain(issued?.split(' ')[1])
  })

  test('many columns scroll within the list, never the page, and bar nobody', async ({ signIn }) => {
    const visited = await signIn(rasmus)
    await visited.app.getByRole('button', { name: 'Columns' }).click()
    const boxes = visited.app.getByRole('dialog').getByRole('checkbox', { checked: false })
    while ((await boxes.count()) > 0) {
      const left = await boxes.count()
      await boxes.first().press('Space')
      await eventually(() => boxes.count()).toBe(left - 1)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await visited.page.emulateMedia({ colorScheme })
      expect(await seriousProblems(visited.page)).toEqual([])
    }
    await visited.page.keyboard.press('Escape')
    await eventually(async () => (await heads(visited)).length).toBe(18)
    expect(Math.max(...(await sidewaysScroll(visited.page)))).toBe(0)
    const done = kept(visited)
    await visited.app.getByRole('button', { name: 'Columns' }).click()
    await visited.app.getByRole('button', { name: 'Usual columns' }).click()
    await done
  })

  test('a phone shows the same four, whatever was chosen', async ({ signIn }) => {
    const phone = await signIn(rasmus, { width: 390 })
    await phone.app.locator('.doc-number').first().waitFor({ state: 'attached' })
    expect(await phone.app.getByRole('button', { name: 'Columns' }).count()).toBe(0)
    expect(Math.max(...(await sidewaysScroll(phone.page)))).toBe(0)
  })
})
