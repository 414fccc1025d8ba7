import { describe, expect } from 'vitest'
import { serveMillion } from '../scripts/million-documents.ts'
import { seriousProblems } from './support/accessibility.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { ruth, sam } from './support/people.ts'

const gridOf = ({ app }: Visit) => app.getByRole('grid', { name: 'Documents' })
const rowOf = (visited: Visit, number: number) =>
  gridOf(visited)
    .locator('tr')
    .filter({ has: visited.app.getByText(`R-${number}`, { exact: true }) })

async function openList(visited: Visit, delay: () => number = () => 0): Promise<number[]> {
  const asked = await serveMillion(visited.page, { delay })
  // The rows are nobody's: there is nothing to preview.
  visited.expectProblem(/status of 404/)
  await visited.page.reload()
  await rowOf(visited, 1).waitFor()
  return asked
}

describe('the list of a million documents', () => {
  test('goes to its end and back at once, asking only for what is seen; the row is found again after reading', async ({
    signIn,
  }) => {
    const clerk = await signIn(sam)
    const asked = await openList(clerk)
    await gridOf(clerk).focus()
    await clerk.page.keyboard.press('End')
    await rowOf(clerk, 1_000_000).waitFor()
    expect(await gridOf(clerk).getAttribute('aria-rowcount')).toBe('1000001')
    expect(await rowOf(clerk, 1_000_000).getAttribute('aria-rowindex')).toBe('1000001')
    expect(Math.max(...asked)).toBe(16_666)
    expect(new Set(asked).size).toBeLessThan(6)
    for (const [key, number] of [
      ['PageUp', 999_980],
      ['k', 999_979],
      ['j', 999_980],
    ] as const) {
      await clerk.page.keyboard.press(key)
      await eventually(() => rowOf(clerk, number).getAttribute('data-active')).toBe('true')
    }
    await clerk.page.keyboard.press('Enter')
    await clerk.page.waitForURL(/view/)
    await clerk.page.goBack()
    await eventually(() => rowOf(clerk, 999_980).getAttribute('data-active')).toBe('true')
    await gridOf(clerk).focus()
    await clerk.page.keyboard.press('Home')
    await eventually(() => rowOf(clerk, 1).getAttribute('data-active')).toBe('true')
  })

  test('a thumb that is dragged tells the day; rows on their way are ghosts, never a spinner', async ({ signIn }) => {
    const clerk = await signIn(sam)
    let slow = 0
    await openList(clerk, () => slow)
    slow = 600
    await gridOf(clerk).evaluate(async (table) => {
      const scroll = table.parentElement as HTMLElement
      for (let step = 1; step <= 30; step += 1) {
        scroll.scrollTop = (step / 60) * scroll.scrollHeight
        await new Promise((drawn) => requestAnimationFrame(drawn))
      }
    })
    await gridOf(clerk).locator('.k-grid-ghost').first().waitFor()
    expect(await clerk.app.locator('.k-skeleton').count()).toBe(0)
    await gridOf(clerk).locator('.k-grid-ghost').first().waitFor({ state: 'detached' })
    // Where rows are there the thumb tells their day; on its way to others, how many lie above.
    const measured = await gridOf(clerk).evaluate(async (table) => {
      const scroll = table.parentElement as HTMLElement
      const texts: (string | undefined)[] = []
      for (const part of [0.9, 0]) {
        scroll.scrollTop = part * scroll.scrollHeight
        await new Promise((drawn) => requestAnimationFrame(drawn))
        texts.push(scroll.querySelector('.k-grid-place')?.textContent)
      }
      return texts
    })
    expect(measured[0]).toMatch(/^9\d\d,\d{3}$/)
    expect(measured[1]).toMatch(/^Nov 21/)
    expect(await seriousProblems(clerk.page)).toEqual([])
  })
})

test('on a phone documents are chosen with a button or a held finger, and the bar offers what applies', async ({
  signIn,
}) => {
  const phone = await signIn(ruth, { width: 390 })
  await phone.app.locator('tr[data-index="1"] .doc-party').waitFor()
  await phone.app.getByRole('button', { name: 'Select' }).click()
  await phone.app.locator('tr[data-index="0"]').click({ position: { x: 150, y: 20 } })
  await phone.app.getByText('1 selected').waitFor()
  const bar = phone.app.getByRole('toolbar', { name: 'Selected documents' })
  await bar.getByRole('button', { name: 'Archive' }).waitFor()
  await phone.page.screenshot({ path: '.build/e2e/choosing-390.png' })
  expect(await seriousProblems(phone.page)).toEqual([])
  await bar.getByRole('button', { name: 'Clear' }).click()
  expect(await phone.app.getByRole('checkbox').count()).toBe(0)

  const box = (await phone.app.locator('tr[data-index="2"]').boundingBox())!
  const session = await phone.page.context().newCDPSession(phone.page)
  const finger = { x: box.x + 150, y: box.y + 20, id: 1 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await phone.app.getByText('1 selected').waitFor()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(phone.page.url()).not.toContain('view')
  await phone.app.getByRole('button', { name: 'Done' }).waitFor()
})
