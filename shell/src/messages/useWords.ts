import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Words } from './words.ts'

const WordsContext = createContext<Words | undefined>(undefined)
export const WordsProvider = WordsContext.Provider

/** The words of the active language; the screen that asks for them is drawn anew when it changes. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords outside of a WordsProvider')
  useSyncExternalStore(words.subscribe, words.state)
  return words
}
