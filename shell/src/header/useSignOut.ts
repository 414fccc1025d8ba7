import { useDesk } from '../desk/useDesk.ts'
import { useReport } from '../desk/useReport.ts'
import { useParts } from '../parts.ts'

/** Signs out here, after the person has agreed to lose what is not saved. */
export function useSignOut() {
  const { session } = useParts()
  const { guarded } = useDesk()
  const report = useReport()
  return () => guarded(() => void session.signOut().catch(report))
}
