import { defineInternalArea } from '../../platform/index.ts'

export { contentHashAt, entryAt } from './queries.ts'
export { givenAsText } from './rules.ts'

/** What a document was at a position of the company's log. It serves no call. */
export const area = defineInternalArea('past', {})
