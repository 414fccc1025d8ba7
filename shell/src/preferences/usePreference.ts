import type { Preferences } from '@kontor/hub'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'

/** Chooses a preference; it holds at once, and the person hears of it where it could not be kept. */
export function usePreference() {
  const { preferences } = useServices()
  const report = useReport()
  return <K extends keyof Preferences>(name: K, value: Preferences[K]) => {
    preferences.choose(name, value).catch(report)
  }
}
