import { createStore } from '../store.ts'

/** What is not among the scripts with which the page opens, whatever it is: fetched once, and again where that failed. */
export function lazyPart<T>(load: () => Promise<T>) {
  const part = createStore<T | undefined>(undefined)
  let loading: Promise<void> | undefined
  const fetch = () => {
    loading ??= load().then(
      (loaded) => part.set(loaded),
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { part, fetch }
}
