import { selecting } from './document-lists/selecting.ts'
import { sharedFilters } from './document-lists/shared-filters.ts'
import { showing } from './document-lists/showing.ts'

/** F-100 to F-138: lists of documents. U-029. */
export const documentLists = { ...showing, ...selecting, ...sharedFilters }
