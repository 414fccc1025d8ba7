import type { Preferences } from '@kontor/hub'
import { useReport } from '../desk/useReport.ts'
import { useParts } from '../parts.ts'

/** Chooses a preference; it holds at once, and the person hears of it where it could not be kept. */
export function usePreference() {
  const { preferences } = useParts()
  const report = useReport()
  return <K extends keyof Preferences>(name: K, value: Preferences[K]) => {
    preferences.choose(name, value).catch(report)
  }
}
