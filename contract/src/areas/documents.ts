import { exchanging } from './documents/exchanging.ts'
import { listing } from './documents/listing.ts'
import { many } from './documents/many.ts'
import { one } from './documents/one.ts'
import { saving } from './documents/saving.ts'
import { tagging } from './documents/tagging.ts'

/** 002 §4, §7 Documents; responses.md B, Documents. */
export const documents = { ...listing, ...one, ...saving, ...exchanging, ...tagging, ...many }
