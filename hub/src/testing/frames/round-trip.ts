/** A message that comes straight back: what was posted to the same window before it has arrived. */
interface Trip {
  trip: number
  back?: boolean
}
const under = new Map<number, () => void>()
let count = 0

export function roundTrip(to: Window): Promise<void> {
  count += 1
  const trip = count
  return new Promise((resolve) => {
    under.set(trip, resolve)
    to.postMessage({ trip } satisfies Trip, '*')
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
    ;(event.source as Window).postMessage({ trip, back: true } satisfies Trip, '*')
  }
  return true
}
