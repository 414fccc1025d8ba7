import { folders } from './scanning/folders.ts'
import { reviewing } from './scanning/reviewing.ts'
import { senders } from './scanning/senders.ts'
import { uploads } from './scanning/uploads.ts'

/** 002 §7 Cloudscan and Scanio: documents that come in on paper or as PDF, and what is done with them. */
export const scanning = { ...folders, ...uploads, ...senders, ...reviewing }
