import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { eventually, type Visit } from './journey.ts'

const steps = ({ app }: Visit) => app.getByRole('group', { name: 'Steps of the drawing' })
/** A step on the canvas, by what its button says. */
export const step = (visit: Visit, name: string | RegExp) => steps(visit).getByRole('button', { name })
/** What adds a step of a kind. */
export const palette = ({ app }: Visit, kind: string) =>
  app.getByRole('toolbar', { name: 'Add a step' }).getByRole('button', { name: kind, exact: true })
export const button = ({ app }: Visit, name: string) => app.getByRole('button', { name, exact: true })

interface Point {
  readonly x: number
  readonly y: number
}

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${place} is not shown.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags by the mouse, as slowly as a hand. */
export async function drag({ page }: Visit, from: Locator, to: Point): Promise<void> {
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.move(to.x + 1, to.y)
  await page.mouse.up()
}

/** Clicks a step until what shall come has come: just after a line was drawn, a click is taken for the end of it. */
export async function click({ page }: Visit, place: Locator, comes: Locator, clicks: 1 | 2 = 1): Promise<void> {
  await eventually(async () => {
    const { x, y } = await middleOf(place)
    await page.mouse.click(x, y, { clickCount: clicks })
    return comes.isVisible()
  }).toBe(true)
}

/** The mark of bpmn.io stands there in full, and nothing lies over it. */
export async function marksItsMaker({ app, frame }: Visit): Promise<void> {
  await app.getByTitle('Powered by bpmn.io').waitFor()
  const seen = await frame().evaluate(() => {
    const mark = document.querySelector('.bjs-powered-by')
    const box = mark?.querySelector('svg')?.getBoundingClientRect()
    if (!mark || !box) return []
    const corners = [box.left + 1, box.right - 1].flatMap((x) => [box.top + 1, box.bottom - 1].map((y) => [x, y]))
    return corners.map(([x = 0, y = 0]) => mark.contains(document.elementFromPoint(x, y)))
  })
  expect(seen).toEqual([true, true, true, true])
}

/** A version's steps as a list: who looked at the drawing last would see that. */
export async function listsSteps({ app }: Visit): Promise<void> {
  await app.getByRole('tab', { name: 'Steps' }).click()
  await app.getByRole('list', { name: 'Steps' }).waitFor()
}

/** Begins with one approval, and opens its drawing. */
export async function begin(visit: Visit): Promise<string> {
  await button(visit, 'New workflow').click()
  await visit.app.getByRole('menuitem', { name: 'One approval' }).click()
  const heading = visit.app.getByRole('heading', { level: 1, name: /^One approval/ })
  await heading.waitFor()
  await listsSteps(visit)
  await visit.app.getByRole('tab', { name: 'Drawing' }).click()
  await step(visit, /^Approval: Approver approves/).waitFor()
  return (await heading.textContent()) ?? ''
}

/** Publishes what was drawn. */
export async function publish(visit: Visit, name: string): Promise<void> {
  await button(visit, 'Publish').click()
  await visit.app.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await visit.page.getByText(`${name} is published.`).first().waitFor()
}

/** Takes it back: the next journey finds none. */
export async function retire(visit: Visit): Promise<void> {
  await button(visit, 'More').click()
  await visit.app.getByRole('menuitem', { name: 'Unpublish' }).click()
  await button(visit, 'Unpublish').click()
  await visit.app.getByText('Unpublished', { exact: true }).waitFor()
}
