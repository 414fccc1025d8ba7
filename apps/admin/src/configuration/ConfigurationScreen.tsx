import { Published } from './Published.tsx'
import { Settings } from './Settings.tsx'

/** What programs read of the company by tag and key, and what a head office publishes for its branches. */
export function ConfigurationScreen() {
  return (
    <>
      <Settings />
      <Published />
    </>
  )
}
