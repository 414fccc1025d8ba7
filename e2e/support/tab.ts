import type { Page } from 'playwright-core'
import { eventually } from './journey.ts'

/** F-031: milliseconds between two heartbeats. */
export const beat = 3333

/** What the shell's page offers to a test that has its clock in hand. */
interface Tab {
  /** Lets time pass: what falls due runs at its own moment, in order. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Answers to heartbeats that came. */
  readonly answers: () => number
  readonly hide: (hidden: boolean) => void
}
declare global {
  interface Window {
    tab: Tab
  }
}

/** From the next page on, the shell's clock can be moved on, and its tab be hidden; the frames in it are as they are. */
export const takeInHand = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== top) return
    const [now, start, cancel] = [performance.now.bind(performance), setTimeout, clearTimeout]
    const due = new Map<number, { at: number; run: () => void }>()
    let [ahead, hidden, answers] = [0, false, 0]

    performance.now = () => now() + ahead
    const later = (run: TimerHandler, delay = 0, ...given: unknown[]): number => {
      const timer = start(() => {
        due.delete(timer)
        if (typeof run === 'function') run(...given)
      }, delay) as unknown as number
      due.set(timer, { at: performance.now() + delay, run: () => typeof run === 'function' && run(...given) })
      return timer
    }
    window.setTimeout = later as typeof setTimeout
    window.clearTimeout = (timer) => {
      due.delete(timer as number)
      cancel(timer)
    }
    // Whichever way an answer takes: the shell's window, or the line that an app has to it.
    const listen = EventTarget.prototype.addEventListener
    const count = (event: Event) => {
      if ((event as MessageEvent).data?.type === 'PONG') answers += 1
    }
    listen.call(window, 'message', count)
    MessagePort.prototype.addEventListener = function (...given: Parameters<typeof listen>) {
      listen.call(this, 'message', count)
      listen.apply(this, given)
    }
    Object.defineProperty(document, 'hidden', { get: () => hidden })

    window.tab = {
      answers: () => answers,
      hide(now) {
        hidden = now
        document.dispatchEvent(new Event('visibilitychange'))
      },
      async pass(milliseconds) {
        const until = performance.now() + milliseconds
        for (;;) {
          const next = [...due].filter(([, { at }]) => at <= until).sort(([, one], [, other]) => one.at - other.at)[0]
          if (next === undefined) break
          const [timer, { at, run }] = next
          window.clearTimeout(timer)
          ahead += Math.max(0, at - performance.now())
          run()
          await new Promise((settled) => start(settled))
        }
        ahead += Math.max(0, until - performance.now())
      },
    }
  })

/** Lets heartbeats pass; with time for its answer after each, where the app gives one. */
export async function beats(page: Page, count: number, { answered }: { answered: boolean }): Promise<void> {
  const answers = () => page.evaluate(() => window.tab.answers())
  for (let at = 0; at < count; at += 1) {
    const before = await answers()
    await page.evaluate((milliseconds) => window.tab.pass(milliseconds), beat)
    if (answered) await eventually(async () => (await answers()) > before).toBe(true)
  }
}
