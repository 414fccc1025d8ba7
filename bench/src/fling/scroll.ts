import type { Browser, Page } from 'playwright-core'
import { openPages } from '../shell/pages.ts'

/** px a second, about the fastest that a thumb gives a list, and how far one fling goes before the next, in px. */
const speed = 5_000
const reach = 10_000

/** A page with nothing in it but a box as high as that of the list. */
export async function emptyPage(browser: Browser): Promise<Page> {
  const page = await openPages(browser, {
    'http://empty.example': {
      html: '<!doctype html><style>body{margin:0}main{height:100vh;overflow:auto}main>div{height:10000000px}</style><main><div></div></main>',
    },
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  return page
}

/** Flings what lies in the middle of the page, by the browser's own gestures: down for most of the time, then up. */
export async function fling(page: Page, seconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const end = performance.now() + seconds * 1_000
  for (let turn = 0; performance.now() < end; turn += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 520,
      y: 450,
      yDistance: turn % 4 === 3 ? reach : -reach,
      speed,
      preventFling: false,
      gestureSourceType: 'touch',
    })
  }
  await session.detach()
}
