import { defineInternalArea } from '../../platform/index.ts'

export {
  addAdvice,
  changeAdvice,
  findAdvice,
  goneFrom,
  ofDocument,
  ofQuestion,
  openAt,
  openOf,
  wordsOfAdvice,
} from './queries.ts'
export type { AdviceRecord } from './records.ts'

/** Advice as it is kept, for whoever tells of it; what is done with it is of the area `advisers`, which stands above. It serves no call. */
export const area = defineInternalArea('advice', {})
