import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { listsSteps } from './support/drawing.ts'
import { eventually, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const flow = '#/Kontor.Flow/'

/** A draft whose decision has one condition, under a name of its own. */
async function draft(): Promise<string> {
  const call = await signedIn(kontor().shell, miriam)
  const id = crypto.randomUUID()
  const end = (Id: string, Name: string) => ({ Id, Name, Kind: 'END', Then: 'NOTHING', Next: [] })
  const Steps = [
    {
      ...{ Id: 'which', Name: 'Which way?', Kind: 'DECISION' },
      Next: [{ StepId: 'large', When: 'amount > 1000' }, { StepId: 'small' }],
    },
    end('large', 'Large ones'),
    end('small', 'Small ones'),
  ]
  const body = { Name: `Table ${id.slice(0, 8)}`, Types: ['quote'], Start: 'which', Steps }
  await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify(body))
  return id
}

test.for(mainly(1280, [1280, 390]))(
  'a decision becomes a table by keyboard: rows are written and pasted from a spreadsheet, and overlaps are told before publishing (%i px)',
  async (width, { signIn }) => {
    const id = await draft()
    const { app, page } = await signIn(miriam, {
      ...{ width, scheme: width === 390 ? 'dark' : 'light', at: `${flow}${id}?part=steps` },
    })
    await pressAt(page, app.getByRole('button', { name: 'More for Which way?' }))
    await app.getByRole('menuitem', { name: 'Decide by a table' }).click()
    const grid = app.getByRole('grid', { name: 'Which way?' })
    const cell = (name: string) => grid.getByRole('gridcell', { name })
    // What the condition said is the first row.
    await cell('amount in company currency, row 1: > 1000').waitFor()
    await cell('Go to, row 1: Large ones').waitFor()

    await tabTo(page, cell('amount in company currency, row 1: > 1000'))
    await page.keyboard.type('>= 500')
    await page.keyboard.press('Enter')
    await cell('amount in company currency, row 1: >= 500').waitFor()
    // The last row was left by Enter: another one follows it.
    await cell('amount in company currency, row 2: -').waitFor()
    const text = '[100..600]\tSmall ones\tSince 2026\n< 100\tlarge ones\n'
    await app.locator('table[role=grid]').evaluate((table, pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      table.querySelector('[tabindex="0"]')?.dispatchEvent(event)
    }, text)
    await cell('Note, row 2: Since 2026').waitFor()
    await cell('Go to, row 3: Large ones').waitFor()
    await barsNobody(page)

    const save = app.getByRole('button', { name: 'Save' })
    await pressAt(page, save, 'Shift+Tab')
    const issues = app.getByRole('status', { name: 'Issues' })
    // FIRST lets them overlap; of UNIQUE it is told.
    await eventually(async () => {
      await save.click()
      return page.getByText('There are no changes to save.').count()
    }).toBeGreaterThan(0)
    expect(await issues.count()).toBe(0)
    await pressAt(page, app.getByRole('button', { name: /Hit policy/ }))
    await app.getByRole('option', { name: 'Only one (UNIQUE)' }).click()
    await save.click()
    await issues.getByText('Rows 1 and 2 of “Which way?” can both apply: change one, or let the first count.').waitFor()

    await tabTo(page, cell('amount in company currency, row 2: [100..600]'))
    await page.keyboard.press('F2')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('[100..500)')
    await page.keyboard.press('Tab')
    await app.getByRole('button', { name: 'Save' }).click()
    await eventually(() => issues.count()).toBe(0)

    await app
      .getByRole('button', { name: /^Table / })
      .first()
      .click()
    await app.getByText('A table with 3 rows decides').waitFor()
    await app.getByText('By its rows: Large ones').waitFor()
    await barsNobody(page)
    const call = await signedIn(kontor().shell, miriam)
    const { Decisions } = (await (await call('GET', `workflow/versions/${id}`)).json()) as { Decisions: string }
    expect(Decisions).toContain('[100..500)')
    await call('DELETE', `workflow/versions/${id}`)
  },
)

test('a workflow of another modeler is imported with the DMN file of its table, and tells what is missing without it', async ({
  signIn,
}) => {
  const visit = await signIn(miriam, { at: flow })
  const { app, expectProblem } = visit
  expectProblem(/status of 400 .*\/workflow\/versions/)
  await app.getByRole('button', { name: 'New workflow' }).click()
  await app.getByRole('menuitem', { name: /^Import/ }).click()
  const dialog = app.getByRole('dialog')
  const files = dialog.locator('input[type=file]')
  const confirm = dialog.getByRole('button', { name: 'Import', exact: true })
  await files.setInputFiles('docs/samples/workflow-table.bpmn')
  await confirm.click()
  await dialog.getByText(/asks the decision table_which, which its DMN file does not have/).waitFor()
  await files.setInputFiles('docs/samples/workflow-table.dmn')
  await confirm.click()
  await app.getByRole('heading', { level: 1, name: 'workflow-table', exact: true }).waitFor()
  await listsSteps(visit)
  await app.getByText('A table with 3 rows decides').waitFor()
  await app.getByRole('button', { name: 'More', exact: true }).click()
  await app.getByRole('menuitem', { name: 'Download as BPMN and DMN' }).waitFor()
  await app.getByRole('menuitem', { name: 'Delete draft' }).click()
  await app.getByRole('button', { name: 'Delete draft' }).click()
  await app.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor()
})
