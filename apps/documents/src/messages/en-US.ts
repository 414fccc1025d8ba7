import { acts } from './acts/en-US.ts'
import { app } from './app/en-US.ts'
import { approval } from './approval/en-US.ts'
import { arrival } from './arrival/en-US.ts'
import { coding } from './coding/en-US.ts'
import { compare } from './compare/en-US.ts'
import { editor } from './editor/en-US.ts'
import { history } from './history/en-US.ts'
import { later } from './later/en-US.ts'
import { list } from './list/en-US.ts'
import { send } from './send/en-US.ts'
import { trade } from './trade/en-US.ts'
import { upload } from './upload/en-US.ts'
import { viewer } from './viewer/en-US.ts'
import { work } from './work/en-US.ts'

/**
 * Every text of the app, in American English: a folder for each idea, with a file for each language. The other languages
 * have the same ids (i18n's translations.test.ts holds that).
 */
export const enUS = {
  ...app,
  ...trade,
  ...list,
  ...acts,
  ...viewer,
  ...work,
  ...approval,
  ...history,
  ...coding,
  ...compare,
  ...arrival,
  ...send,
  ...later,
  ...editor,
  ...upload,
}

export type MessageId = keyof typeof enUS
export type Messages = Readonly<Record<MessageId, string>>
