import { expect } from 'vitest'
import { actions } from './kit-keys/actions.ts'
import { fields } from './kit-keys/fields.ts'
import { layout } from './kit-keys/layout.ts'
import { overlays } from './kit-keys/overlays.ts'
import { table } from './kit-keys/table.ts'
import { test } from './support/stories.ts'

const promises = (
  [
    ['actions', actions],
    ['fields', fields],
    ['overlays', overlays],
    ['layout', layout],
    ['table', table],
  ] as const
).flatMap(([kind, promised]) => promised.map((one) => ({ ...one, kind })))

test.for(promises)('$of by keyboard alone', async ({ of, kind, at, steps }, { stories }) => {
  const page = await stories(kind)
  await at(page).focus()
  for (const [keys, then] of steps) {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
    await then(page).catch((error) => {
      throw new Error(`${of}, after ${keys}: ${error}`)
    })
  }
})

test('each place that the keyboard reaches can be seen', async ({ stories }) => {
  const unseen: string[] = []
  for (const kind of ['actions', 'fields', 'table'] as const) {
    const page = await stories(kind)
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      unseen.push(...(await page.evaluate(unseenFocus)))
    }
  }
  expect(unseen).toEqual([])
})

/** The element that has the focus, where neither it nor what stands for it shows a ring. */
function unseenFocus(): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const rings = (element: Element) => {
    const { outlineStyle, borderTopColor } = getComputedStyle(element)
    const focus = getComputedStyle(document.documentElement).getPropertyValue('--focus')
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = focus
    const ringed = outlineStyle !== 'none' || borderTopColor === getComputedStyle(probe).color
    probe.remove()
    return ringed
  }
  // A field's box, a choice's drawing and a table's row wear the ring of what is in them.
  const wearers = [
    focused,
    focused.closest('.k-box'),
    ...(focused.closest('.k-choice')?.querySelectorAll('.k-check, .k-switch') ?? []),
    focused.querySelector('.k-grid-row[data-active]'),
    focused.closest('.k-dropzone'),
  ]
  return wearers.some((element) => element && rings(element)) ? [] : [focused.outerHTML.slice(0, 160)]
}
