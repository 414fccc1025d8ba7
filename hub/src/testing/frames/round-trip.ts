/** A message that comes straight back: what was posted the same way before it has arrived. */
interface Trip {
  trip: number
  back?: boolean
}
const under = new Map<number, () => void>()
let count = 0

export function roundTrip(to: Window | MessagePort): Promise<void> {
  count += 1
  const trip = count
  return new Promise((resolve) => {
    under.set(trip, resolve)
    // the line to a page that is gone says so
    if (to instanceof MessagePort) to.addEventListener('close', () => resolve())
    post(to, { trip })
  })
}

/** Whether a message is one: then it is dealt with, and nobody else hears of it. */
export function isRoundTrip(event: MessageEvent): boolean {
  const { trip, back } = (event.data ?? {}) as Partial<Trip>
  if (trip === undefined) return false
  event.stopImmediatePropagation()
  if (back) {
    under.get(trip)?.()
    under.delete(trip)
  } else {
    post(event.currentTarget instanceof MessagePort ? event.currentTarget : (event.source as Window), {
      trip,
      back: true,
    })
  }
  return true
}

const post = (to: Window | MessagePort, trip: Trip): void =>
  to instanceof MessagePort ? to.postMessage(trip) : to.postMessage(trip, '*')
