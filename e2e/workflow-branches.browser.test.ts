import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { step } from './support/drawing.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus, tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const flow = '#/Kontor.Flow/'

interface Saved {
  readonly Flow: { readonly Steps: readonly { readonly Kind: string; readonly Next: readonly object[] }[] }
  readonly Findings: readonly { readonly Message: string }[]
}

test.for(mainly(1280, [1280, 390]))(
  'two people are to decide at the same time: a fork is added in the list with its branches, and one more by keys in the drawing (%i px)',
  async (width, { signIn }) => {
    const call = await signedIn(kontor().shell, miriam)
    const id = crypto.randomUUID()
    const end = { Id: 'end', Name: 'Done', Kind: 'END', Then: 'APPROVE', Next: [] }
    const body = { Name: `Branches ${id.slice(0, 8)}`, Types: ['quote'], Start: 'end', Steps: [end] }
    await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify(body))
    const saved = async () => (await (await call('GET', `workflow/versions/${id}/steps`)).json()) as Saved
    const visit = await signIn(miriam, {
      width,
      scheme: width === 390 ? 'dark' : 'light',
      at: `${flow}${id}?part=steps`,
    })
    const { app, page } = visit
    const dialog = app.getByRole('dialog', { name: 'New step' })
    const choose = async (field: RegExp, option: string) => {
      await dialog.getByRole('button', { name: field }).click()
      await app.getByRole('option', { name: option, exact: true }).click()
    }
    await app.getByRole('button', { name: 'Add step' }).click()
    await choose(/Type/, 'At the same time')
    await dialog.getByRole('textbox', { name: 'Name of the step' }).fill('Both check')
    await choose(/Next step/, 'Done')
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Save' }).click()

    const branch = async (name: string, role: string) => {
      await app.getByRole('button', { name: 'More for Both check' }).click()
      await app.getByRole('menuitem', { name: 'Add branch' }).click()
      await dialog.getByRole('textbox', { name: 'Name of the step' }).fill(name)
      await dialog.getByRole('combobox', { name: 'People, teams and roles' }).fill(role)
      await app.getByRole('option', { name: role }).click()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await app.getByText(`Branch: ${name}`).waitFor()
    }
    await branch('Cost center', 'AP managers')
    await branch('Goods', 'Approvers')
    const list = app.getByRole('list', { name: 'Steps' })
    await list.getByText('2 branches begin at the same time').waitFor()
    await list.getByText('Continues once all branches have arrived here.').waitFor()
    await barsNobody(page)
    const start = { ...(await saved()).Flow, Start: 'step_2' }
    expect((await saved()).Flow.Steps.map(({ Kind }) => Kind)).toEqual(['END', 'FORK', 'APPROVAL', 'APPROVAL', 'JOIN'])
    await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify(start))
    await eventually(async () => (await saved()).Findings).toEqual([])

    // By its address: what a person chooses is kept, and the journeys that follow begin with the list.
    await page.goto(`${new URL(page.url()).origin}/${flow}${id}?part=picture`)
    await page.reload()
    const fork = step(visit, /^At the same time: Both check\. Branch: Cost center\. Branch: Goods/)
    await tabTo(page, step(visit, 'Start'))
    await page.keyboard.press('ArrowRight')
    await eventually(() => hasFocus(fork)).toBe(true)
    await barsNobody(page)
    await page.keyboard.press('a')
    await tabTo(page, app.getByRole('menuitem', { name: 'Wait', exact: true }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await step(visit, /^Wait: Wait/).waitFor()
    await page.keyboard.press('c')
    await tabTo(page, app.getByRole('menuitem', { name: 'Branches join', exact: true }), 'ArrowDown')
    await page.keyboard.press('Enter')
    await eventually(async () => (await saved()).Flow.Steps.find(({ Kind }) => Kind === 'FORK')?.Next.length).toBe(3)
    await eventually(async () => (await saved()).Findings.map(({ Message }) => Message)).toEqual([
      '“Wait” has no waiting time: enter hours.',
    ])
    await call('DELETE', `workflow/versions/${id}`)
  },
)
