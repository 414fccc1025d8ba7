import type { Browser, Locator, Page } from 'playwright-core'
import { openPages } from '../shell/pages.ts'

/** px a second, about the fastest that a thumb gives a list, and how far one fling goes before the next, in px. */
const speed = 5_000
const reach = 10_000

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an element, in px of its page. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('What is to be flung is not shown.')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

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

/** Flings what lies at a point of the page, by the browser's own gestures: down for most of the time, then up. */
export async function fling(page: Page, at: Point, seconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const end = performance.now() + seconds * 1_000
  for (let turn = 0; performance.now() < end; turn += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      ...at,
      yDistance: turn % 4 === 3 ? reach : -reach,
      speed,
      preventFling: false,
      // A touch never comes to a frame of another site.
      gestureSourceType: 'mouse',
    })
  }
  await session.detach()
}
