import { type RefObject, useEffect, useRef } from 'react'
import { delays } from '../theme/delays.ts'

export type FadeEvents = {
  /** At once when it begins to show (F-060). */
  onOpen?: (() => void) | undefined
  /** Shown entirely, after the fade (F-061). */
  onOpened?: (() => void) | undefined
  /** At once when it begins to go (F-060). */
  onClose?: (() => void) | undefined
  /** Gone entirely, after the fade (F-061). */
  onClosed?: (() => void) | undefined
}

/**
 * Announces that an element opens and closes at once, and that it has opened and closed once its fade is over: after
 * `now` (100 ms) at the earliest, so that it is the same where motion is reduced (decision 29).
 */
export function useFade(visible: boolean, element: RefObject<Element | null>, events: FadeEvents): void {
  const shown = useRef(false)
  const turn = useRef(0)
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    if (shown.current === visible) return
    shown.current = visible
    turn.current += 1
    const mine = turn.current
    if (visible) latest.current.onOpen?.()
    else latest.current.onClose?.()
    void Promise.all([faded(element.current), passed(delays.now)]).then(() => {
      // A modal that turned back half-way announces only where it ended.
      if (turn.current !== mine) return
      if (visible) latest.current.onOpened?.()
      else latest.current.onClosed?.()
    })
  }, [visible, element])
}

const nextFrame = () => new Promise<unknown>((drawn) => void requestAnimationFrame(drawn))
const passed = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

async function faded(element: Element | null): Promise<void> {
  // The fade in begins with the first picture; a hidden tab draws none.
  await Promise.race([nextFrame().then(nextFrame), passed(delays.slow)])
  const running = element?.getAnimations?.({ subtree: true }) ?? []
  const finite = running.filter(
    (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  )
  await Promise.allSettled(finite.map((animation) => animation.finished))
}
