import { acts } from './acts/da-DK.ts'
import { app } from './app/da-DK.ts'
import { approval } from './approval/da-DK.ts'
import { arrival } from './arrival/da-DK.ts'
import { coding } from './coding/da-DK.ts'
import { compare } from './compare/da-DK.ts'
import { editor } from './editor/da-DK.ts'
import type { Messages } from './en-US.ts'
import { history } from './history/da-DK.ts'
import { later } from './later/da-DK.ts'
import { list } from './list/da-DK.ts'
import { send } from './send/da-DK.ts'
import { trade } from './trade/da-DK.ts'
import { upload } from './upload/da-DK.ts'
import { viewer } from './viewer/da-DK.ts'
import { work } from './work/da-DK.ts'

export const daDK: Messages = {
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
