import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import type { Scene } from '../scene.ts'

const letters = 'abcdefghijklmnopqrst'

/** Milliseconds between two keys of who types fast, and from seeing a field to the first key. */
const typing = 40
const seeing = 400

/** The app takes the keyboard each 20 ms, by all that it has. */
const steal = `setInterval(() => {
  const trap = document.getElementById('trap')
  window.focus()
  trap.blur()
  trap.focus()
}, 20)`

/** Whether the app heard any of what was typed into a panel that opens by this. */
const hears =
  (open: (scene: Scene) => Promise<void>, typed: (scene: Scene) => Promise<string>) => async (scene: Scene) => {
    const { page, frame } = scene
    // As an app in which the user has just worked.
    await frame('evil').locator('#trap').click()
    await open(scene)
    await frame('evil').evaluate(steal)
    await sleep(seeing)
    for (const letter of letters) await page.keyboard.press(letter, { delay: typing })
    const heard = await typed(scene)
    await scene.open()
    return heard !== letters
  }

/** What a page does with keys that are not meant for it. */
export const keyboard: readonly Attack[] = [
  {
    name: 'takes the keyboard from who types into the shell’s search',
    guard: { check: 'the keyboard is taken back' },
    works: hears(
      async ({ page }) => {
        await page.locator('.s-search').click()
        await page.getByRole('combobox', { name: 'Search' }).waitFor()
      },
      ({ page }) => page.getByRole('combobox', { name: 'Search' }).inputValue(),
    ),
  },
]
