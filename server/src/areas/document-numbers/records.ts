import type { Entry, Subject } from '../entries/index.ts'

export type Exchanged = Subject & Pick<Entry, 'senderId' | 'receiverId'>
