import { deciding } from './documents/deciding.ts'
import { reading } from './documents/reading.ts'
import { writing } from './documents/writing.ts'

/** 002 §4, §7 Documents; responses.md B, Documents. */
export const documents = { ...reading, ...writing, ...deciding }
