import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { test } from './support/stories.ts'

const conditions = [
  { width: 1280, theme: 'light', dir: 'ltr' },
  { width: 390, theme: 'light', dir: 'ltr' },
  { width: 390, theme: 'dark', dir: 'rtl' },
] as const

test.for(conditions)(
  'every story of tradekit at $width px, in the $theme, read $dir: no serious fault, nothing wider than the page',
  async ({ width, theme, dir }, { tradeStories }) => {
    const page = await tradeStories(width, `theme=${theme}&dir=${dir}`)
    await page.locator('.story').last().waitFor()
    expect(await seriousProblems(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([0])
  },
)
