import { useEffect } from 'react'
import { hooksOf } from './kontor.tsx'

const { useKontor } = hooksOf<never, never>()

/** A key as it is written on keyboards, and what it does in the reader's words. */
export type ShownKey = readonly [keys: string, says: string]

/** Shows a screen's keys in the shell's help while the screen is there. */
export function useShownKeys(keys: readonly ShownKey[]): void {
  const { showKeys } = useKontor()
  const shown = JSON.stringify(keys)
  useEffect(() => {
    showKeys((JSON.parse(shown) as ShownKey[]).map(([key, says]) => ({ keys: key, says })))
    return () => showKeys([])
  }, [showKeys, shown])
}
