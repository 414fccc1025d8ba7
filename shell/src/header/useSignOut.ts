import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

/** Signs out here, after the person has agreed to lose what is not saved. */
export function useSignOut() {
  const { session } = useServices()
  const { guarded } = useWorkspace()
  const report = useReport()
  return () => guarded(() => void session.signOut().catch(report))
}
