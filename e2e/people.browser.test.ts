import { expect } from 'vitest'
import { sidewaysScroll } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { jonas, miriam } from './support/people.ts'

test('on the narrowest phone an address breaks before its domain, and not within a word', async ({ signIn }) => {
  const { app, page } = await signIn(miriam, { width: 390, at: '#/Kontor.Admin/people' })
  const address = app.getByText(jonas.username)
  await address.waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  // As it is read, line by line.
  const lines = await address.evaluate((element) => {
    const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    let top = -1
    while (letters.nextNode()) {
      const { data } = letters.currentNode as Text
      for (let at = 0; at < data.length; at += 1) {
        const range = document.createRange()
        range.setStart(letters.currentNode, at)
        range.setEnd(letters.currentNode, at + 1)
        const box = range.getBoundingClientRect()
        if (box.top > top) found.push('')
        top = box.top
        found.push(`${found.pop()}${data[at]}`)
      }
    }
    return found
  })
  expect(lines).toEqual(['jonas.petersen', '@nordlicht.example'])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
})

test('on a phone the row of parts shows the one that is open, wherever it stands', async ({ signIn }) => {
  const { app } = await signIn(miriam, { width: 390, at: '#/Kontor.Admin/retention' })
  const overhang = (name: string) =>
    app
      .getByRole('tab', { name })
      .evaluate((tab) => tab.getBoundingClientRect().right - tab.parentElement!.getBoundingClientRect().right)
  await app.getByRole('tab', { name: 'Retention', selected: true }).waitFor()
  expect(await overhang('Retention')).toBeLessThanOrEqual(0)
  expect(await overhang('App store')).toBeLessThan(-300)
})
