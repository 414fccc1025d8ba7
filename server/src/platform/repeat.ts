/** Does something at once and again each so many milliseconds, never beside itself; what fails is told and comes again. */
export function repeat(
  everyMs: number,
  work: (isOver: () => boolean) => Promise<void>,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<void> | undefined
  const begin = () => {
    running ??= work(() => stopped)
      .catch(failed)
      .finally(() => {
        running = undefined
      })
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
