import { acts } from './acts/de-DE.ts'
import { app } from './app/de-DE.ts'
import { approval } from './approval/de-DE.ts'
import { arrival } from './arrival/de-DE.ts'
import { coding } from './coding/de-DE.ts'
import { compare } from './compare/de-DE.ts'
import { editor } from './editor/de-DE.ts'
import type { Messages } from './en-US.ts'
import { history } from './history/de-DE.ts'
import { later } from './later/de-DE.ts'
import { list } from './list/de-DE.ts'
import { send } from './send/de-DE.ts'
import { trade } from './trade/de-DE.ts'
import { upload } from './upload/de-DE.ts'
import { viewer } from './viewer/de-DE.ts'
import { work } from './work/de-DE.ts'

export const deDE: Messages = {
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
