import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { answering } from './handlers/answering.ts'
import { listing } from './handlers/listing.ts'
import { reading } from './handlers/reading.ts'
import { saving } from './handlers/saving.ts'
import { sending } from './handlers/sending.ts'
import { tagging } from './handlers/tagging.ts'

export { conversing as conversations } from './handlers/conversing.ts'
export { lines as documentLines } from './handlers/lines.ts'
export { making as documentMaking } from './handlers/making.ts'
export { parts as documentParts } from './handlers/parts.ts'
export { retention } from './handlers/retention.ts'
export { second as documentsV2 } from './handlers/second.ts'
export { services as documentServices } from './handlers/services.ts'
export { taxes } from './handlers/taxes.ts'

export const createHandlers = (): Handlers<Areas['documents']> => ({
  ...listing,
  ...reading,
  ...saving,
  ...sending,
  ...answering,
  ...tagging,
})
