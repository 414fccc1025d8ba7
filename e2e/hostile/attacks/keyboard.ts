import type { Attack } from '../attack.ts'
import type { Scene } from '../scene.ts'
import { until } from '../until.ts'

const letters = 'abcdefghijklmnopqrst'

/** Milliseconds between two keys of who types fast. */
const typing = 40
/** How often the app takes the keyboard before the first key: a second's worth. */
const thefts = 50

/** The app takes the keyboard each 20 ms, by all that it has. */
const steal = `setInterval(() => {
  const trap = document.getElementById('trap')
  window.focus()
  trap.blur()
  trap.focus()
  window.hostile.thefts += 1
}, 20)`

/** Waits until the app had a second for it, or was stopped before. */
async function hadItsWay({ frame }: Scene): Promise<void> {
  const evil = frame('evil')
  const isOver = async () => evil.isDetached() || (await evil.evaluate(() => window.hostile.thefts)) >= thefts
  await until(isOver, 'the app has taken the keyboard so often')
}

/** What a person does in a panel of the shell; false where it did not go as they would have it. */
type Doing = (scene: Scene) => Promise<boolean>

/** Whether the app, in which the user has just worked, comes between them and a panel of the shell. */
const disturbs = (open: (scene: Scene) => Promise<void>, goesWell: Doing) => async (scene: Scene) => {
  await scene.frame('evil').locator('#trap').click()
  await open(scene)
  await scene.frame('evil').evaluate(steal)
  await hadItsWay(scene)
  const went = await goesWell(scene)
  await scene.open()
  return !went
}

/** A hidden app takes the keyboard again and again while a person types into the app in front. */
async function readsOver(scene: Scene): Promise<boolean> {
  await scene.show('third')
  const front = scene.frame('third')
  await front.locator('#trap').click()
  await scene.frame('evil').evaluate(steal)
  await hadItsWay(scene)
  await type(scene)
  const typed = await front.evaluate(() => window.hostile.keys)
  await scene.open()
  return typed !== letters
}

const search = ({ page }: Scene) => page.getByRole('combobox', { name: 'Search' })

async function type({ page }: Scene): Promise<void> {
  for (const letter of letters) await page.keyboard.press(letter, { delay: typing })
}

/** The shell hears every key. */
const isHeard: Doing = async (scene) => {
  await scene.page.evaluate(() => {
    window.keysHeard = 0
  })
  await type(scene)
  return (await scene.page.evaluate(() => window.keysHeard)) === letters.length
}

/** What a page does with keys that are not meant for it. */
export const keyboard: readonly Attack[] = [
  {
    name: 'takes the keyboard from who types into the shell’s search',
    guard: { check: 'the keyboard is taken back' },
    works: disturbs(
      async (scene) => {
        await scene.page.locator('.s-search').click()
        await search(scene).waitFor()
      },
      async (scene) => {
        await type(scene)
        return (await search(scene).inputValue()) === letters
      },
    ),
  },
  {
    name: 'takes the keyboard from who reads the shell’s help',
    guard: { check: 'the keyboard is taken back' },
    works: disturbs(async ({ page }) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog').waitFor()
    }, isHeard),
  },
  {
    name: 'takes the keyboard from who chooses in a menu of the shell',
    guard: { check: 'the keyboard is taken back' },
    works: disturbs(async ({ page }) => {
      await page.getByRole('button', { name: 'Language' }).click()
      await page.getByRole('menu').waitFor()
    }, isHeard),
  },
  {
    name: 'reads, hidden, what is typed into the app in front',
    guard: { check: 'a hidden app has not the keyboard' },
    works: readsOver,
  },
]
