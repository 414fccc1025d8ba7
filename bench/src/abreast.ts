/** Does the work for each, so many at once. */
export async function allOf<T>(
  items: readonly T[],
  abreast: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: abreast }, worker))
}

/** Milliseconds that some work takes. */
export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
