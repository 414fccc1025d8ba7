import { defineInternalArea } from '../../platform/index.ts'
import { forget } from './store/pieces.ts'

export {
  companiesWithDeadlines,
  countWork,
  findWork,
  findWorks,
  holdDecision,
  listWork,
  loadsOf,
  lockDue,
  lockOpen,
  lookAnew,
  releaseDecision,
  saveCourse,
} from './queries.ts'
export type { DueWork, NewWork, WorkRecord } from './records.ts'
export type { Load, WorkFilter, WorkReader } from './store/listing.ts'
export { endOtherApprovals, endWork, saveWork } from './work.ts'

/** What waits for people, whatever its kind (decision 105): approvals, assignments and tasks stand on it. It serves no call. */
export const area = defineInternalArea('work', { personalData: { inCompany: forget } })
