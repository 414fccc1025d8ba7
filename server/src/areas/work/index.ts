import { defineInternalArea } from '../../platform/index.ts'
import { forget } from './store/pieces.ts'

export {
  companiesWithDeadlines,
  countWork,
  findWork,
  findWorks,
  firstOf,
  firstOfNobody,
  holdDecision,
  listDone,
  listWork,
  lockDue,
  lockOpen,
  lookAnew,
  lookAnewAtWorkOf,
  partnersOfWork,
  pilesOf,
  releaseDecision,
  saveCourse,
  seatHolders,
  workTimesOf,
} from './queries.ts'
export type { DueWork, NewWork, Pile, WorkFilter, WorkReader, WorkRecord } from './records.ts'
export { endOtherApprovals, endWork, saveWork } from './work.ts'

/** What waits for people, whatever its kind (decision 105): approvals, assignments and tasks stand on it. It serves no call. */
export const area = defineInternalArea('work', { personalData: { inCompany: forget } })
