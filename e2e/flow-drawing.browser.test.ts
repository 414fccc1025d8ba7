import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import {
  begin,
  button,
  click,
  drag,
  marksItsMaker,
  middleOf,
  palette,
  publish,
  retire,
  step,
} from './support/drawing.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus, pressAt, tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { ada } from './support/people.ts'

const flow = '#/Kontor.Flow/'
test('a limit is drawn by mouse: who approves what is more, the list says the same, and what was published is only looked at', async ({
  signIn,
}) => {
  const visit = await signIn(ada, { at: flow })
  const { app, page, frame } = visit
  const isFetched = () =>
    frame().evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /drawing-[^/]*\.js$/.test(name)))
  await button(visit, 'New workflow').waitFor()
  expect(await isFetched()).toBe(false)
  const name = await begin(visit)
  expect(await isFetched()).toBe(true)
  await marksItsMaker(visit)
  await barsNobody(page)

  // Let go on the line between them, a decision comes between the start and the approval.
  const [start, approval] = [await middleOf(step(visit, 'Start')), await middleOf(step(visit, /^Approval/))]
  await drag(visit, palette(visit, 'Decision'), { x: (start.x + approval.x) / 2, y: start.y })
  await step(visit, /^Decision: Decision/).waitFor()

  await drag(visit, palette(visit, 'Approval'), { x: approval.x, y: approval.y + 140 })
  const second = step(visit, /^Approval: Approval/)
  await step(visit, /^Approval: Approval\. This step needs fixing/).waitFor()
  await app.getByRole('region', { name: 'Issues' }).getByText('“Approval” names nobody').waitFor()
  await button(visit, 'Connect to…').waitFor()
  await drag(visit, button(visit, 'Connect to…'), await middleOf(step(visit, /^End/)))
  await step(visit, /^Approval: Approval.*Then: Accepted/).waitFor()
  await click(visit, step(visit, /^Decision/), button(visit, 'Connect to…'))
  await drag(visit, button(visit, 'Connect to…'), await middleOf(second))

  const dialog = app.getByRole('dialog', { name: 'Step' })
  await click(visit, second, dialog, 2)
  await dialog.getByRole('textbox', { name: 'Name of the step' }).fill('Owner approves')
  await dialog.getByRole('combobox', { name: 'People, teams and roles' }).fill('Company')
  await app.getByRole('option', { name: 'Company administrators' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await step(visit, /^Approval: Owner approves/).waitFor()

  await click(visit, step(visit, /^Decision/), dialog, 2)
  await dialog.getByRole('textbox', { name: 'Name of the step' }).fill('Large amount?')
  await dialog.getByRole('button', { name: /^If|If$/ }).click()
  await app.getByRole('option', { name: 'amount in company currency' }).click()
  await dialog.getByRole('button', { name: /Comparison/ }).click()
  await app.getByRole('option', { name: 'is at most' }).click()
  await dialog.getByRole('textbox', { name: 'Value' }).fill('1000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await step(visit, /^Decision: Large amount\?/).waitFor()

  // What is drawn in vain is undone, and drawn again.
  await button(visit, 'Undo').click()
  await step(visit, /^Decision: Decision/).waitFor()
  await button(visit, 'Redo').click()
  await step(visit, /^Decision: Large amount\?/).waitFor()
  await marksItsMaker(visit)
  await barsNobody(page)

  const place = async () => {
    const [from, to] = [await middleOf(step(visit, 'Start')), await middleOf(step(visit, /^Approval: Owner/))]
    return { x: to.x - from.x, y: to.y - from.y }
  }
  const drawn = await place()
  await app.getByRole('tab', { name: 'Steps' }).click()
  const list = app.getByRole('list', { name: 'Steps' })
  await list.getByText('Otherwise: Owner approves').waitFor()
  await list.getByText('If amount in company currency is at most 1000: Approver approves').waitFor()
  await list.getByText('Company administrators must approve').waitFor()
  await app.getByRole('tab', { name: 'Drawing' }).click()
  expect(await place()).toEqual(drawn)

  await publish(visit, name)
  try {
    await eventually(() => palette(visit, 'Approval').count()).toBe(0)
    await step(visit, /^Approval: Owner approves/).focus()
    await app.getByText('Company administrators must approve').waitFor()
    await page.keyboard.press('Delete')
    await step(visit, /^Approval: Owner approves/).waitFor()
    await barsNobody(page)
  } finally {
    await retire(visit)
  }
})

test('the same is drawn by keyboard alone, on a phone', async ({ signIn }) => {
  const visit = await signIn(ada, { width: 390, scheme: 'dark', at: flow })
  const { app, page } = visit
  const name = await begin(visit)
  await marksItsMaker(visit)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const choose = async (item: string) => {
    await tabTo(page, app.getByRole('menuitem', { name: item, exact: true }), 'ArrowDown')
    await press('Enter')
  }

  // A decision after the start, and after it a second way.
  await tabTo(page, step(visit, 'Start'))
  await press('a')
  const list = await app.getByRole('menu').boundingBox()
  const mark = await app.getByTitle('Powered by bpmn.io').boundingBox()
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(mark?.x ?? 0)
  await choose('Decision')
  await eventually(() => hasFocus(step(visit, /^Decision: Decision/))).toBe(true)
  await press('a')
  await choose('Approval')
  const second = step(visit, /^Approval: Approval/)
  await eventually(() => hasFocus(second)).toBe(true)
  await press('c')
  await choose('Accepted')
  await step(visit, /^Approval: Approval.*Then: Accepted/).waitFor()

  await press('Enter')
  const dialog = app.getByRole('dialog', { name: 'Step' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Name of the step' }))
  await press('ControlOrMeta+a')
  await page.keyboard.type('Owner approves')
  await tabTo(page, dialog.getByRole('combobox', { name: 'People, teams and roles' }))
  await page.keyboard.type('Company')
  await app.getByRole('option', { name: 'Company administrators' }).waitFor()
  await press('ArrowDown', 'Enter', 'Escape')
  await pressAt(page, dialog.getByRole('button', { name: 'Save' }))
  const owner = step(visit, /^Approval: Owner approves/)
  await eventually(() => hasFocus(owner)).toBe(true)

  // It is moved, and the arrows lead along the ways.
  const before = await middleOf(owner)
  await press('Shift+ArrowDown', 'Shift+ArrowDown')
  await eventually(async () => (await middleOf(owner)).y).toBeGreaterThan(before.y)
  await press('ArrowLeft')
  await eventually(() => hasFocus(step(visit, /^Decision/))).toBe(true)
  await press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: /^If|If$/ }))
  await page.keyboard.type('amount in')
  await tabTo(page, dialog.getByRole('button', { name: /Comparison/ }))
  await page.keyboard.type('is at most')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Value' }))
  await page.keyboard.type('1000')
  await pressAt(page, dialog.getByRole('button', { name: 'Save' }))
  await step(
    visit,
    /If amount in company currency is at most 1000: Approver approves.*Otherwise: Owner approves/,
  ).waitFor()

  // A step too many goes, and comes back.
  await press('ArrowRight', 'a')
  await choose('Wait')
  await eventually(() => hasFocus(step(visit, /^Wait/))).toBe(true)
  await press('Delete')
  await eventually(() => step(visit, /^Wait/).count()).toBe(0)
  await press('ControlOrMeta+z')
  await step(visit, /^Wait/).waitFor()
  await press('ControlOrMeta+z')
  await eventually(() => step(visit, /^Wait/).count()).toBe(0)
  await marksItsMaker(visit)
  await barsNobody(page)

  await eventually(() => button(visit, 'Publish').isEnabled()).toBe(true)
  await pressAt(page, button(visit, 'Publish'), 'Shift+Tab')
  await pressAt(page, app.getByRole('dialog').getByRole('button', { name: 'Publish' }))
  await page.getByText(`${name} is published.`).first().waitFor()
  await retire(visit)
})

test('a finger moves the chosen step, and elsewhere the canvas', async ({ signIn }) => {
  const visit = await signIn(ada, { width: 390, at: flow })
  const { app, page } = visit
  await begin(visit)
  const [approval, end] = [step(visit, /^Approval: Approver approves/), step(visit, /^End/)]
  const session = await page.context().newCDPSession(page)
  const finger = async (
    from: { readonly x: number; readonly y: number },
    by: { readonly x: number; readonly y: number },
  ) => {
    const at = (share: number) => ({ touchPoints: [{ x: from.x + by.x * share, y: from.y + by.y * share }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(share) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const apart = async () => {
    const [one, other] = [await middleOf(approval), await middleOf(end)]
    return { x: Math.round(other.x - one.x), y: Math.round(other.y - one.y) }
  }
  await approval.focus()
  await button(visit, 'Connect to…').waitFor()
  const before = await apart()
  await finger(await middleOf(approval), { x: 0, y: 60 })
  await eventually(async () => (await apart()).y).toBeLessThan(before.y - 40)
  await eventually(() => button(visit, 'Undo').isEnabled()).toBe(true)

  const [moved, stood] = [await apart(), await middleOf(end)]
  await finger({ x: stood.x, y: stood.y + 90 }, { x: -50, y: 0 })
  await eventually(async () => (await middleOf(end)).x).toBeLessThan(stood.x - 40)
  expect(await apart()).toEqual(moved)
  await button(visit, 'More').click()
  await app.getByRole('menuitem', { name: 'Delete draft' }).click()
  await button(visit, 'Delete draft').click()
})

test('a file of another modeler is drawn as it was drawn there, or laid out; one that has what no workflow here can do says what', async ({
  signIn,
}) => {
  const visit = await signIn(ada, { at: flow })
  const { app, expectProblem, page } = visit
  expectProblem(/status of 400 .*\/workflow\/versions/)
  const sample = readFileSync('docs/samples/workflow.bpmn', 'utf8')
  const bring = async (name: string, file: string) => {
    await button(visit, 'New workflow').click()
    await app.getByRole('menuitem', { name: /^Import/ }).click()
    const dialog = app.getByRole('dialog')
    const files = [{ name: `${name}.bpmn`, mimeType: 'application/xml', buffer: Buffer.from(file) }]
    await dialog.locator('input[type=file]').setInputFiles(files)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    return dialog
  }
  const away = async () => {
    await button(visit, 'More').click()
    await app.getByRole('menuitem', { name: 'Delete draft' }).click()
    await button(visit, 'Delete draft').click()
    await app.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor()
  }

  const foreign = sample.replace('<bpmn:startEvent', '<bpmn:scriptTask id="runs_code" /><bpmn:startEvent')
  const dialog = await bring('Foreign', foreign)
  await dialog.getByText(/ScriptTask runs_code is not supported/).waitFor()
  await page.keyboard.press('Escape')

  await bring('Drawn elsewhere', sample)
  await app.getByRole('heading', { level: 1, name: 'Drawn elsewhere' }).waitFor()
  await app.getByRole('tab', { name: 'Drawing' }).click()
  await step(visit, /^Decision/).waitFor()
  const [, from = '', to = ''] =
    /bpmnElement="start"[\s\S]*?x="(\d+)"[\s\S]*?bpmnElement="done"[\s\S]*?x="(\d+)"/.exec(sample) ?? []
  const [start, end] = [await step(visit, 'Start').boundingBox(), await step(visit, /^End/).boundingBox()]
  expect(Math.round((end?.x ?? 0) - (start?.x ?? 0))).toBe(Number(to) - Number(from))
  await away()

  await bring('Not drawn', sample.replace(/<bpmndi:BPMNDiagram[\s\S]*<\/bpmndi:BPMNDiagram>/, ''))
  await app.getByRole('heading', { level: 1, name: 'Not drawn' }).waitFor()
  await step(visit, /^Decision/).waitFor()
  await marksItsMaker(visit)
  await away()
})

test('a decision by a table keeps it while its drawing is changed, and opens it', async ({ signIn }) => {
  const call = await signedIn(kontor().shell, ada)
  const id = crypto.randomUUID()
  const end = (Id: string, Name: string) => ({ Id, Name, Kind: 'END', Then: 'NOTHING', Next: [] })
  const Rules = [{ When: ['> 1000'], StepId: 'large' }]
  const which = {
    ...{ Id: 'which', Name: 'Which way?', Kind: 'DECISION', Table: { HitPolicy: 'FIRST', Inputs: ['amount'], Rules } },
    Next: [{ StepId: 'large', When: 'way = "large"' }, { StepId: 'small' }],
  }
  const Steps = [which, end('large', 'Large ones'), end('small', 'Small ones')]
  const body = { Name: `Table ${id.slice(0, 8)}`, Types: ['quote'], Start: 'which', Steps }
  expect((await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify(body))).status).toBe(200)

  const visit = await signIn(ada, { at: `${flow}${id}?part=picture` })
  const { app, page } = visit
  const decision = step(visit, /^Decision: Which way\?. By its rows: Large ones. Otherwise: Small ones/)
  await tabTo(page, step(visit, 'Start'))
  await page.keyboard.press('ArrowRight')
  await eventually(() => hasFocus(decision)).toBe(true)
  await page.keyboard.press('Shift+ArrowUp')
  await eventually(() => button(visit, 'Undo').isEnabled()).toBe(true)
  // A step of any kind that there is comes after it, and stays of its kind.
  await page.keyboard.press('a')
  await tabTo(page, app.getByRole('menuitem', { name: 'Set a field' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  const saved = async () => {
    const { Flow } = (await (await call('GET', `workflow/versions/${id}/steps`)).json()) as {
      Flow: { Steps: { Kind: string; Table?: { Rules: unknown } }[] }
    }
    return [Flow.Steps.map(({ Kind }) => Kind), Flow.Steps[0]?.Table?.Rules]
  }
  await eventually(saved).toEqual([['DECISION', 'END', 'END', 'SET'], Rules])
  await page.keyboard.press('ArrowLeft')
  await eventually(() => hasFocus(step(visit, /^Decision/))).toBe(true)
  await page.keyboard.press('Enter')
  await app.getByRole('grid', { name: 'Which way?' }).getByText('> 1000').waitFor()
  await call('DELETE', `workflow/versions/${id}`)
})
