import { id, list, record, yes } from '../../words/index.ts'

/** Which documents one act takes: those named, or all that the filters find but those. */
export const chosen = { DocumentIds: list(id('document'), { max: 500 }), All: yes(false) }

/** Those that changed; what could not be done to a document passed it over. */
export const changed = record({ DocumentIds: list(id('document'), { max: 500 }) })
