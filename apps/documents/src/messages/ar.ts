import { acts } from './acts/ar.ts'
import { app } from './app/ar.ts'
import { approval } from './approval/ar.ts'
import { arrival } from './arrival/ar.ts'
import { coding } from './coding/ar.ts'
import { compare } from './compare/ar.ts'
import { editor } from './editor/ar.ts'
import type { Messages } from './en-US.ts'
import { history } from './history/ar.ts'
import { later } from './later/ar.ts'
import { list } from './list/ar.ts'
import { send } from './send/ar.ts'
import { trade } from './trade/ar.ts'
import { upload } from './upload/ar.ts'
import { viewer } from './viewer/ar.ts'
import { work } from './work/ar.ts'

export const ar: Messages = {
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
